import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Orm, Transaction } from '../db/client.ts'
import { sessions, users } from '../db/schema.ts'
import type { UserRow } from './actor.ts'

const rolling = Temporal.Duration.from({ hours: 30 * 24 })
const absolute = Temporal.Duration.from({ hours: 90 * 24 })
const touchEvery = Temporal.Duration.from({ hours: 1 })

/** What a session remembers: `claimed` once the device's rows became the user's, `idToken` to sign out at the provider too. */
const Sess = z.object({
  userId: z.string(),
  startedAt: z.iso.datetime(),
  claimed: z.boolean(),
  idToken: z.optional(z.string()),
})
type Sess = z.infer<typeof Sess>

/** `sid` is the hash of the cookie's token. */
export type Session = { sid: string; user: UserRow; sess: Sess }

export type Sessions = {
  /** The live session of a request, or null. One statement, and at most hourly a second one that prolongs it. */
  read(request: FastifyRequest): Promise<Session | null>
  /** Begins a session under a new id and ends the one that this browser had. */
  signIn(reply: FastifyReply, userId: string, remember?: { idToken?: string | undefined }): Promise<void>
  /** Ends this browser's session for good. */
  signOut(reply: FastifyReply): Promise<void>
  /** Notes that the device's rows become the user's (D1); false when another call has seen to it. One at a time for each user. */
  markClaimed(tx: Transaction, session: { sid: string; userId: string }): Promise<boolean>
  removeExpired: () => Promise<void>
}

type Options = { orm: Orm; clock: Clock; secure: boolean }

/**
 * Sessions that last 30 days from their last use and 90 days at most. The cookie lives as long as a session ever can, so
 * that only the database decides, and no late reply can put an old cookie back.
 */
export function createSessions({ orm, clock, secure }: Options): Sessions {
  const name = secure ? '__Host-sid' : 'sid'
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  // Every request with a session reads it: the statement is built once.
  const live = orm
    .select({ sess: sessions.sess, expire: sessions.expire, user: users })
    .from(sessions)
    .innerJoin(users, sql`${users.id} = (${sessions.sess} ->> 'userId')::uuid`)
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql.placeholder('now'))))
    .prepare('live_session')

  return {
    async read(request) {
      const sid = sidOf(request, name)
      if (sid === null) return null
      const now = clock.now()
      const [row] = await live.execute({ sid, now: dateOf(now) })
      if (!row) return null
      const sess = Sess.parse(row.sess)
      const expire = expiryOf(sess.startedAt, now)
      const isDueForTouch = expire.getTime() - row.expire.getTime() >= touchEvery.total('milliseconds')
      // An UPDATE alone: a request that comes late must not bring back a session that was signed out meanwhile.
      if (isDueForTouch) await orm.update(sessions).set({ expire }).where(eq(sessions.sid, sid))
      return { sid, user: row.user, sess }
    },

    async signIn(reply, userId, { idToken } = {}) {
      const former = sidOf(reply.request, name)
      if (former !== null) await orm.delete(sessions).where(eq(sessions.sid, former))
      const token = randomBytes(32).toString('base64url')
      const startedAt = clock.now().toString()
      const sess: Sess = { userId, startedAt, claimed: false, ...(idToken !== undefined && { idToken }) }
      await orm.insert(sessions).values({ sid: hash(token), sess, expire: expiryOf(startedAt, clock.now()) })
      reply.setCookie(name, token, { ...cookie, maxAge: absolute.total('seconds') })
    },

    async signOut(reply) {
      const sid = sidOf(reply.request, name)
      if (sid !== null) await orm.delete(sessions).where(eq(sessions.sid, sid))
      reply.clearCookie(name, cookie)
    },

    async markClaimed(tx, { sid, userId }) {
      // Two claims of a user at once would not see what the other keeps.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      const marked = await tx
        .update(sessions)
        .set({ sess: sql`jsonb_set(${sessions.sess}, '{claimed}', 'true')` })
        .where(and(eq(sessions.sid, sid), sql`${sessions.sess} ->> 'claimed' = 'false'`))
        .returning({ sid: sessions.sid })
      return marked.length > 0
    },

    async removeExpired() {
      await orm.delete(sessions).where(lte(sessions.expire, dateOf(clock.now())))
    },
  }
}

function sidOf(request: FastifyRequest, name: string): string | null {
  const token = request.cookies[name]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? hash(token) : null
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

function expiryOf(startedAt: string, now: Temporal.Instant): Date {
  const latest = Temporal.Instant.from(startedAt).add(absolute)
  const next = now.add(rolling)
  return dateOf(Temporal.Instant.compare(next, latest) < 0 ? next : latest)
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
