import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm, Transaction } from '../../db/client.ts'
import { mailOutbox } from '../../db/schema.ts'
import { headersOf, type Message, messageIdOf, type OutgoingMessage, subjectOf } from './message.ts'

const Content = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()),
})

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

  return {
    /** @returns the new row's id, or null when the key was written before */
    async write(tx: Transaction, message: Message, { host, now }: { host: string; now: Date }): Promise<string | null> {
      const content = {
        subject: subjectOf(message),
        text: message.text,
        html: message.html,
        headers: headersOf(message),
      } satisfies z.infer<typeof Content>
      const [row] = await tx
        .insert(mailOutbox)
        .values({
          key: message.key,
          kind: message.kind,
          about: message.about,
          messageId: messageIdOf(message.key, host),
          recipient: message.to,
          content,
          createdAt: now,
          nextAttemptAt: now,
          expiresAt: message.expiresAt && new Date(message.expiresAt.epochMilliseconds),
        })
        .onConflictDoNothing({ target: mailOutbox.key })
        .returning({ id: mailOutbox.id })
      return row?.id ?? null
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

    /** Takes up the message that has been due longest. */
    async claimNext(now: Date, leaseEnd: Date): Promise<Claimed | null> {
      const next = orm
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(due(now))
        .orderBy(asc(mailOutbox.nextAttemptAt))
        .limit(1)
        .for('update', { skipLocked: true })
      const [row] = await orm.update(mailOutbox).set(leased(leaseEnd)).where(eq(mailOutbox.id, next)).returning()
      return row ?? null
    },

    /** The message of a claim, as it is handed over. */
    outgoing({ recipient, content, messageId }: Claimed): OutgoingMessage {
      const { html, ...rest } = Content.parse(content)
      return { ...rest, ...(html !== undefined && { html }), messageId, to: z.string().parse(recipient) }
    },

    /** @returns false when somebody else has taken the message up since */
    async end(tx: Transaction, claimed: Claimed, { status, reason }: Ending, now: Date): Promise<boolean> {
      const ended = { status, lastError: reason, content: null, endedAt: now }
      return (
        (await tx.update(mailOutbox).set(ended).where(stillOurs(claimed)).returning({ id: mailOutbox.id })).length > 0
      )
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
