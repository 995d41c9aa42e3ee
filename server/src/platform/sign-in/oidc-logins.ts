import { createHash } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import * as z from 'zod/mini'
import type { Clock } from '../../clock.ts'
import type { Orm } from '../../db/client.ts'
import { oidcLogins } from '../../db/schema.ts'

const lifetimeSeconds = 30 * 60

const Details = z.object({ returnTo: z.string() })

/** A sign-in on its way to the provider and back. */
type Login = { state: string; nonce: string; codeVerifier: string; returnTo: string }

export type OidcLogins = ReturnType<typeof createOidcLogins>

/**
 * Sign-ins under way, each bound to its browser by a cookie named after its state: several tabs may sign in at once, and
 * an answer that was begun in another browser is refused.
 */
export function createOidcLogins({ orm, clock, secure }: { orm: Orm; clock: Clock; secure: boolean }) {
  const now = () => new Date(clock.now().epochMilliseconds)
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const nameOf = (stored: string) => `${secure ? '__Host-' : ''}login-${stored.slice(0, 16)}`

  return {
    async begin(reply: FastifyReply, returnTo: string): Promise<Login> {
      const login = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier(), returnTo }
      const state = hash(login.state)
      const { nonce, codeVerifier } = login
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + lifetimeSeconds * 1000)
      await orm.insert(oidcLogins).values({ state, nonce, codeVerifier, details: { returnTo }, createdAt, expiresAt })
      reply.setCookie(nameOf(state), login.state, { ...cookie, maxAge: lifetimeSeconds })
      return login
    },

    /** Takes a sign-in that this browser began; each can be taken once. Null for one that is unknown, old or another browser's. */
    async take(request: FastifyRequest, reply: FastifyReply, given: string): Promise<Login | null> {
      const state = hash(given)
      const name = nameOf(state)
      if (given === '' || request.cookies[name] !== given) return null
      reply.clearCookie(name, cookie)
      const [row] = await orm
        .delete(oidcLogins)
        .where(and(eq(oidcLogins.state, state), gt(oidcLogins.expiresAt, now())))
        .returning()
      if (!row) return null
      const { nonce, codeVerifier, details } = row
      return { state: given, nonce, codeVerifier, returnTo: Details.parse(details).returnTo }
    },

    async removeExpired() {
      await orm.delete(oidcLogins).where(lte(oidcLogins.expiresAt, now()))
    },
  }
}

const hash = (state: string) => createHash('sha256').update(state).digest('base64url')
