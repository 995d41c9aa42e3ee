import type { User } from '@lampstand/contract/account'
import type { Boot } from '@lampstand/contract/boot'
import type { Verse } from '@lampstand/contract/scripture'
import type { FastifyRequest } from 'fastify'
import type { UserRow } from './actor.ts'
import type { Sessions } from './session.ts'

type Parts = {
  sessions: Sessions
  present: (user: UserRow) => User
  daily: (person: { userId: string }, timeZone: string) => Promise<Verse>
}

/**
 * What a page is told. Today's verse only where the zone is known: in another one it could be another day, and the page
 * would show one verse and then a different one.
 */
export function createBoot({ sessions, present, daily }: Parts) {
  return async (request: FastifyRequest, path: string): Promise<Boot> => {
    const session = await sessions.read(request)
    if (!session) return { user: null }
    const { user } = session
    if (path !== '/home' || user.timeZone === null) return { user: present(user) }
    return { user: present(user), daily: await daily({ userId: user.id }, user.timeZone) }
  }
}
