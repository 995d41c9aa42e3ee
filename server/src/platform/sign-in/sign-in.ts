import type { SignInKind } from '@lampstand/contract/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../../db/client.ts'
import type { Session } from '../../http/session.ts'

/** Who a sign-in says somebody is; `issuer` and `subject` together name one person for ever. */
export type Identity = {
  issuer: string
  subject: string
  email: string | null
  firstName?: string | null
  lastName?: string | null
  profileImageUrl?: string | null
}

/** Issuer of those who sign in by a code to their address. */
export const emailIssuer = 'email'

export type FindOrCreateUser = (identity: Identity) => Promise<{ userId: string }>

/** A way to sign in. Each part answers the browser itself. */
export type SignIn = {
  /** Whether it takes a page of its own, or can be asked for in the middle of another. */
  kind: SignInKind['kind']
  /** Reads from the database what all of it needs; done before the first request. */
  prepare?(): Promise<void>
  /** GET /api/login: begins, and leads back to the page of our own that is named. */
  start(request: FastifyRequest, reply: FastifyReply, returnTo: string): Promise<FastifyReply>
  /** Where `finish` is reached. */
  finishRoute: { method: 'GET'; url: '/api/callback' } | { method: 'POST'; url: '/api/login/code' }
  /** Checks the proof and begins the session. */
  finish: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Where a browser goes when its session has ended. */
  logout(session: Session | null): Promise<string>
  /** Binds the steps between start and finish, where there are any. */
  routes?(app: FastifyInstance): void
  /** Forgets what was sent to an address until a moment, where that is how people sign in. */
  forget?(tx: Transaction, email: string, before: Date): Promise<void>
  /** Forgets sign-ins that were never finished. */
  removeExpired: () => Promise<void>
}

/** Where somebody lands who has signed out. */
export const signedOutPath = '/onboarding'
