import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm, Transaction } from '../../db/client.ts'
import { mailOutbox } from '../../db/schema.ts'
import type { MailLedger } from './ledger.ts'
import {
  headersOf,
  type Message,
  type MessageData,
  messageIdOf,
  type OutgoingMessage,
  subjectOf,
  type Words,
} from './message.ts'

const Written = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()),
})
const Content = z.union([z.object({ data: z.record(z.string(), z.string()) }), Written])
type Content = z.infer<typeof Content>

/** A message that one process has taken up, with what tells this try from every other. */
export type Claimed = typeof mailOutbox.$inferSelect

export type Ending = { status: 'sent' | 'failed' | 'suppressed'; reason: string | null }

const underWay = ['queued', 'sending'] as const

/** The table of mail; times are given by the caller. */
export function createOutbox(orm: Orm) {
  /** A message whose lease ran out was being sent when its process died: it is taken up like one that waits. */
  const due = (now: Date) => and(inArray(mailOutbox.status, underWay), lte(mailOutbox.nextAttemptAt, now))
  const leased = (leaseEnd: Date) => ({
    status: 'sending' as const,
    attempts: sql`${mailOutbox.attempts} + 1`,
    nextAttemptAt: leaseEnd,
  })
  /** Nobody else has taken it up since. */
  const stillOurs = ({ id, attempts }: Claimed) =>
    and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'sending'), eq(mailOutbox.attempts, attempts))
  const sameTry = and(
    sql`${mailOutbox.id} = r.id`,
    eq(mailOutbox.status, 'sending'),
    sql`${mailOutbox.attempts} = r.attempts`,
  )

  return {
    /** Writes those whose key was not written before. @returns the ids of the new rows by their keys */
    async write(
      tx: Transaction,
      messages: readonly (Message | MessageData)[],
      { host, now }: { host: string; now: Date },
    ): Promise<ReadonlyMap<string, string>> {
      if (messages.length === 0) return new Map()
      const rows = messages.map((message) => ({
        key: message.key,
        kind: message.kind,
        about: message.about ?? null,
        message_id: messageIdOf(message.key, host),
        recipient: message.to,
        content: contentOf(message),
        expires_at: message.expiresAt?.toString() ?? null,
      }))
      // One value however many rows: a list of values for each would have the database parse thousands of parameters.
      const written = await tx
        .insert(mailOutbox)
        .select(
          sql`select gen_random_uuid(), r.key, r.kind, r.about, r.message_id, r.recipient, r.content, 'queued', 0, ${now.toISOString()}::timestamptz,
            r.expires_at, null, ${now.toISOString()}::timestamptz, null
            from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as r(key text, kind text, about text, message_id text, recipient text, content jsonb, expires_at timestamptz)`,
        )
        .onConflictDoNothing({ target: mailOutbox.key })
        .returning({ id: mailOutbox.id, key: mailOutbox.key })
      return new Map(written.map(({ key, id }) => [key, id]))
    },

    /** Takes up one message that waits; null when it is not there or somebody else has it. */
    async claim(id: string, now: Date, leaseEnd: Date): Promise<Claimed | null> {
      const [row] = await orm
        .update(mailOutbox)
        .set(leased(leaseEnd))
        .where(and(eq(mailOutbox.id, id), due(now)))
        .returning()
      return row ?? null
    },

    /** Takes up the messages that have been due longest. */
    async claimDue(now: Date, leaseEnd: Date, most: number): Promise<Claimed[]> {
      const next = orm
        .$with('next')
        .as(
          orm
            .select({ id: mailOutbox.id })
            .from(mailOutbox)
            .where(due(now))
            .orderBy(asc(mailOutbox.nextAttemptAt))
            .limit(most)
            .for('update', { skipLocked: true }),
        )
      return orm
        .with(next)
        .update(mailOutbox)
        .set(leased(leaseEnd))
        .where(sql`${mailOutbox.id} in (select id from ${next})`)
        .returning()
    },

    /** Puts back messages that were taken up and not begun. */
    async release(claimed: readonly Claimed[], now: Date) {
      if (claimed.length === 0) return
      const rows = claimed.map(({ id, attempts }) => ({ id, attempts }))
      await orm
        .update(mailOutbox)
        .set({ status: 'queued', attempts: sql`r.attempts - 1`, nextAttemptAt: now })
        .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, attempts int)`)
        .where(sameTry)
    },

    /** The message of a claim, as it is handed over. `compose` makes the words of one that was written as data. */
    outgoing({ recipient, content, messageId }: Claimed, compose?: MailLedger['compose']): OutgoingMessage {
      const kept = Content.parse(content)
      const { html, ...rest } = 'data' in kept ? writtenOf(composed(kept.data, compose)) : kept
      return { ...rest, ...(html !== undefined && { html }), messageId, to: z.string().parse(recipient) }
    },

    /** Records ends. @returns the ids of those that nobody else has taken up since */
    async end(tx: Transaction, endings: readonly (Ending & { claimed: Claimed })[], now: Date): Promise<Set<string>> {
      const rows = endings.map(({ claimed: { id, attempts }, status, reason }) => ({ id, attempts, status, reason }))
      const ended = await tx
        .update(mailOutbox)
        .set({ status: sql`r.status`, lastError: sql`r.reason`, content: null, endedAt: now })
        .from(
          sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, attempts int, status text, reason text)`,
        )
        .where(sameTry)
        .returning({ id: mailOutbox.id })
      return new Set(ended.map(({ id }) => id))
    },

    async postpone(claimed: Claimed, reason: string, nextAttemptAt: Date) {
      await orm.update(mailOutbox).set({ status: 'queued', lastError: reason, nextAttemptAt }).where(stillOurs(claimed))
    },

    /** Takes back what was not taken up yet. @returns false when there was nothing to take back */
    async withdraw(tx: Transaction, id: string, now: Date): Promise<boolean> {
      const waiting = and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'queued'))
      const ended = { status: 'suppressed' as const, lastError: 'withdrawn', content: null, endedAt: now }
      return (await tx.update(mailOutbox).set(ended).where(waiting).returning({ id: mailOutbox.id })).length > 0
    },

    /** Removes what was written to an address until a moment, whatever became of it. */
    async forget(tx: Transaction, address: string, before: Date) {
      const theirs = eq(sql`lower(${mailOutbox.recipient})`, address.toLowerCase())
      await tx.delete(mailOutbox).where(and(theirs, lte(mailOutbox.createdAt, before)))
    },

    /** Forgets addresses of what ended before the one moment, and everything of what ended before the other. */
    async prune(addressesBefore: Date, rowsBefore: Date) {
      await orm.delete(mailOutbox).where(lt(mailOutbox.endedAt, rowsBefore))
      await orm.update(mailOutbox).set({ recipient: null }).where(lt(mailOutbox.endedAt, addressesBefore))
    },

    /** How many messages are under way, and when the oldest of them was written. */
    async backlog(): Promise<{ count: number; oldest: Date | null }> {
      const [row] = await orm
        .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${mailOutbox.createdAt})` })
        .from(mailOutbox)
        .where(inArray(mailOutbox.status, underWay))
      return { count: row?.count ?? 0, oldest: row?.oldest == null ? null : new Date(row.oldest) }
    },
  }
}

const contentOf = (message: Message | MessageData): Content =>
  'data' in message ? { data: { ...message.data } } : writtenOf(message)

const writtenOf = (words: Words): z.infer<typeof Written> => ({
  subject: subjectOf(words),
  text: words.text,
  html: words.html,
  headers: headersOf(words),
})

function composed(data: Readonly<Record<string, string>>, compose: MailLedger['compose']): Words {
  if (!compose) throw new Error('nobody composes mail of this kind')
  return compose(data)
}
