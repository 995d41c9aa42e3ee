import type { Boot } from '@lampstand/contract/boot'
import type { FastifyRequest } from 'fastify'
import type { Person } from '../person.ts'
import type { Sessions } from './session.ts'

type Parts = {
  readSession: Sessions['read']
  /** What the modules tell of a person on a page. */
  tell: readonly ((user: Person, path: string) => Promise<Boot>)[]
}

/** What a page is told; a request without a session is surely signed out. */
export function createBoot({ readSession, tell }: Parts) {
  return async (request: FastifyRequest, path: string): Promise<Boot> => {
    const session = await readSession(request)
    if (!session) return { user: null }
    const parts = await Promise.all(tell.map((one) => one(session.user, path)))
    return Object.assign({}, ...parts) as Boot
  }
}
