import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Audit } from '../audit.ts'
import type { Clock } from '../clock.ts'
import type { Orm, Transaction, WithTransaction } from '../db/client.ts'
import { sessions, users } from '../db/schema.ts'
import type { Module } from '../module.ts'
import { type Person, personColumns, personOf } from '../person.ts'
import { browserName } from './browser-name.ts'

const rolling = Temporal.Duration.from({ hours: 30 * 24 })
const absolute = Temporal.Duration.from({ hours: 90 * 24 })
const touchEvery = Temporal.Duration.from({ hours: 1 })

/** What a session remembers: `claimed` once the device's rows became the user's, `idToken` to sign out at the provider too. */
const Sess = z.object({
  claimed: z.boolean(),
  idToken: z.optional(z.string()),
})
type Sess = z.infer<typeof Sess>

/** `sid` is the hash of the cookie's token. */
export type Session = { sid: string; user: Person; sess: Sess }

export type Sessions = {
  /** Whether a request brings a session, live or not. */
  has(request: FastifyRequest): boolean
  /** The live session of a request, or null. One statement, and at most hourly a second one that prolongs it. */
  read(request: FastifyRequest): Promise<Session | null>
  /** Begins a session under a new id and ends the one that this browser had. */
  signIn(reply: FastifyReply, userId: string, remember?: { idToken?: string | undefined }): Promise<void>
  /** Ends this browser's session for good. */
  signOut(reply: FastifyReply): Promise<void>
  /** Notes that the device's rows become the user's (D1); false when another call has seen to it. One at a time for each user. */
  markClaimed(tx: Transaction, session: { sid: string; userId: string }): Promise<boolean>
  /** Ends one session of a person; false when they have none of this id. */
  end(sid: string, userId: string): Promise<boolean>
  /** Ends every session of a person, this browser's too: `actorId` asked for it. */
  signOutEverywhere(userId: string, actorId: string): Promise<void>
  /** The live sessions of a person, those used last first. */
  list(userId: string): Promise<ActiveSession[]>
  erase(tx: Transaction, userId: string): Promise<void>
  removeExpired: () => Promise<void>
}

/** `lastSeenAt` is exact to the hour. */
export type ActiveSession = { sid: string; browser: string | null; createdAt: Date; lastSeenAt: Date }

type Options = { orm: Orm; withTransaction: WithTransaction; audit: Audit; clock: Clock; secure: boolean }

/**
 * Sessions that last 30 days from their last use and 90 days at most. The cookie lives as long as a session ever can, so
 * that only the database decides, and no late reply can put an old cookie back.
 */
export function createSessions({ orm, withTransaction, audit, clock, secure }: Options): Sessions {
  const name = secure ? '__Host-sid' : 'sid'
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  // Every request with a session reads it: the statement is built once.
  const live = orm
    .select({ sess: sessions.sess, createdAt: sessions.createdAt, expire: sessions.expire, user: personColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.sid, sql.placeholder('sid')),
        gt(sessions.expire, sql.placeholder('now')),
        // The account was deleted while the sign-in was under way.
        isNull(users.deletionRequestedAt),
      ),
    )
    .prepare('live_session')

  return {
    has: (request) => tokenOf(request, name) !== null,

    async read(request) {
      const sid = sidOf(request, name)
      if (sid === null) return null
      const now = clock.now()
      const [row] = await live.execute({ sid, now: dateOf(now) })
      if (!row) return null
      const sess = Sess.parse(row.sess)
      const expire = expiryOf(row.createdAt, now)
      const isDueForTouch = expire.getTime() - row.expire.getTime() >= touchEvery.total('milliseconds')
      // An UPDATE alone: a request that comes late must not bring back a session that was signed out meanwhile.
      if (isDueForTouch) {
        await orm
          .update(sessions)
          .set({ expire, lastSeenAt: dateOf(now) })
          .where(eq(sessions.sid, sid))
      }
      return { sid, user: personOf(row.user, now), sess }
    },

    async signIn(reply, userId, { idToken } = {}) {
      const former = sidOf(reply.request, name)
      const token = randomBytes(32).toString('base64url')
      const now = dateOf(clock.now())
      const sess: Sess = { claimed: false, ...(idToken !== undefined && { idToken }) }
      const browser = browserName(reply.request.headers['user-agent'])
      const expire = expiryOf(now, clock.now())
      await withTransaction(async (tx) => {
        if (former !== null) await tx.delete(sessions).where(eq(sessions.sid, former))
        await tx
          .insert(sessions)
          .values({ sid: hash(token), userId, sess, browser, createdAt: now, lastSeenAt: now, expire })
        await audit.record(tx, { action: 'signed in', actorId: userId, subjectId: userId })
      })
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

    end: (sid, userId) =>
      withTransaction(async (tx) => {
        const ended = await tx
          .delete(sessions)
          .where(and(eq(sessions.sid, sid), eq(sessions.userId, userId)))
          .returning({ sid: sessions.sid })
        if (ended.length === 0) return false
        await audit.record(tx, { action: 'signed out elsewhere', actorId: userId, subjectId: userId })
        return true
      }),

    signOutEverywhere: (userId, actorId) =>
      withTransaction(async (tx) => {
        await tx.delete(sessions).where(eq(sessions.userId, userId))
        await audit.record(tx, { action: 'signed out everywhere', actorId, subjectId: userId })
      }),

    list: (userId) =>
      orm
        .select({
          sid: sessions.sid,
          browser: sessions.browser,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expire, dateOf(clock.now()))))
        .orderBy(desc(sessions.lastSeenAt)),

    async erase(tx, userId) {
      await tx.delete(sessions).where(eq(sessions.userId, userId))
    },

    async removeExpired() {
      await orm.delete(sessions).where(lte(sessions.expire, dateOf(clock.now())))
    },
  }
}

export const sessionsModule = ({ list, erase, removeExpired }: Sessions): Module => ({
  chores: [{ name: 'expired-sessions', cron: '5 * * * *', run: removeExpired }],
  exports: async (userId) => ({
    sessions: (await list(userId)).map(({ browser, createdAt, lastSeenAt }) => ({
      browser,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  }),
  erase,
})

function sidOf(request: FastifyRequest, name: string): string | null {
  const token = tokenOf(request, name)
  return token === null ? null : hash(token)
}

function tokenOf({ cookies }: FastifyRequest, name: string): string | null {
  const token = cookies[name]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

function expiryOf(startedAt: Date, now: Temporal.Instant): Date {
  const latest = startedAt.toTemporalInstant().add(absolute)
  const next = now.add(rolling)
  return dateOf(Temporal.Instant.compare(next, latest) < 0 ? next : latest)
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
