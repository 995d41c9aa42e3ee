import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import {
  calendarFeeds,
  emailDeliveries,
  mailSuppressions,
  emailSubscriptionRequests as requests,
  emailPrayerSubscriptions as subscriptions,
} from '../../db/schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type RequestRow = typeof requests.$inferSelect
export type DeliveryRow = typeof emailDeliveries.$inferSelect

/** What a person chooses. */
export type Choice = Pick<SubscriptionRow, 'timeZone' | 'prayerTimes' | 'discreet'>
export type Change = Partial<
  Choice & Pick<SubscriptionRow, 'isActive' | 'nextDueAt' | 'unsubscribedAt' | 'userId' | 'verifiedAt'>
>

export type ReminderStore = ReturnType<typeof createReminderStore>

const suppressedReason = sql<
  'returned' | 'complained' | 'declined' | null
>`(select ${mailSuppressions.reason} from ${mailSuppressions}
  where ${mailSuppressions.addressHash} = ${subscriptions.addressHash} and ${mailSuppressions.suppressedAt} is not null)`

/** Subscriptions, requests and their ledger; times are given by the caller. */
export function createReminderStore(orm: Orm) {
  const owned = (userId: string, id: string) => and(eq(subscriptions.userId, userId), eq(subscriptions.id, id))
  return {
    listOf: (userId: string) =>
      orm
        .select({ row: subscriptions, suppressed: suppressedReason })
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
        .orderBy(asc(subscriptions.createdAt)),

    requestsOf: (userId: string) =>
      orm
        .select()
        .from(requests)
        .where(and(eq(requests.userId, userId), isNull(requests.withdrawnAt)))
        .orderBy(asc(requests.createdAt)),

    /** With those that were taken back. */
    allRequestsOf: (userId: string) => orm.select().from(requests).where(eq(requests.userId, userId)),

    /** `for update`, so that two changes of one subscription follow each other. */
    async lock(id: string, userId?: string): Promise<SubscriptionRow | undefined> {
      const which = userId === undefined ? eq(subscriptions.id, id) : owned(userId, id)
      const [row] = await orm.select().from(subscriptions).where(which).for('update')
      return row
    },

    async byEmail(email: string): Promise<SubscriptionRow | undefined> {
      const [row] = await orm.select().from(subscriptions).where(eq(subscriptions.email, email)).for('update')
      return row
    },

    async byId(id: string) {
      const [found] = await orm
        .select({ row: subscriptions, suppressed: suppressedReason })
        .from(subscriptions)
        .where(eq(subscriptions.id, id))
      return found
    },

    /** Null when another request made a subscription of the address first. */
    async insert(row: typeof subscriptions.$inferInsert): Promise<SubscriptionRow | undefined> {
      const [made] = await orm.insert(subscriptions).values(row).onConflictDoNothing().returning()
      return made
    },

    async update(id: string, change: Change): Promise<SubscriptionRow> {
      const [row] = await orm.update(subscriptions).set(change).where(eq(subscriptions.id, id)).returning()
      if (!row) throw new Error('a locked subscription is gone')
      return row
    },

    async removeById(id: string) {
      await orm.delete(subscriptions).where(eq(subscriptions.id, id))
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await orm.delete(subscriptions).where(owned(userId, id)).returning({ id: subscriptions.id })
      return gone.length > 0
    },

    /** Everything of a person. */
    async erase(userId: string) {
      await orm.delete(subscriptions).where(eq(subscriptions.userId, userId))
      await orm.delete(requests).where(eq(requests.userId, userId))
      await orm.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
    },

    async requestById(id: string): Promise<RequestRow | undefined> {
      const [row] = await orm.select().from(requests).where(eq(requests.id, id)).for('update')
      return row
    },

    async ownRequest(userId: string, where: { email: string } | { id: string }): Promise<RequestRow | undefined> {
      const which = 'id' in where ? eq(requests.id, where.id) : eq(requests.email, where.email)
      const [row] = await orm
        .select()
        .from(requests)
        .where(and(eq(requests.userId, userId), which))
        .for('update')
      return row
    },

    async insertRequest(row: typeof requests.$inferInsert): Promise<RequestRow | undefined> {
      const [made] = await orm.insert(requests).values(row).onConflictDoNothing().returning()
      return made
    },

    async updateRequest(
      id: string,
      change: Partial<Choice & Pick<RequestRow, 'expiresAt' | 'withdrawnAt'>>,
    ): Promise<RequestRow> {
      const [row] = await orm.update(requests).set(change).where(eq(requests.id, id)).returning()
      if (!row) throw new Error('a locked request is gone')
      return row
    },

    async removeRequest(id: string) {
      await orm.delete(requests).where(eq(requests.id, id))
    },

    /** Whether anybody's link to the address still works. */
    async isAsked(addressHash: string, now: Date): Promise<boolean> {
      const found = await orm
        .select({ id: requests.id })
        .from(requests)
        .where(and(eq(requests.addressHash, addressHash), gt(requests.expiresAt, now)))
        .limit(1)
      return found.length > 0
    },

    /** The ledger, newest first, from after `before` on. */
    deliveries: (subscriptionId: string, before: { dueAt: Date; time: string } | null, count: number) =>
      orm
        .select()
        .from(emailDeliveries)
        .where(
          and(
            eq(emailDeliveries.subscriptionId, subscriptionId),
            before
              ? or(
                  lt(emailDeliveries.dueAt, before.dueAt),
                  and(eq(emailDeliveries.dueAt, before.dueAt), lt(emailDeliveries.time, before.time)),
                )
              : undefined,
          ),
        )
        .orderBy(desc(emailDeliveries.dueAt), desc(emailDeliveries.time))
        .limit(count),

    allDeliveries: (userId: string) =>
      orm
        .select({ delivery: emailDeliveries })
        .from(emailDeliveries)
        .innerJoin(subscriptions, eq(subscriptions.id, emailDeliveries.subscriptionId))
        .where(eq(subscriptions.userId, userId))
        .orderBy(desc(emailDeliveries.dueAt)),

    /** What was handed over for an address since a moment, the last first, with what came back since. */
    sentSince: (addressHash: string, since: Date) =>
      orm
        .select({
          subscriptionId: emailDeliveries.subscriptionId,
          localDate: emailDeliveries.localDate,
          time: emailDeliveries.time,
        })
        .from(emailDeliveries)
        .innerJoin(subscriptions, eq(subscriptions.id, emailDeliveries.subscriptionId))
        .where(
          and(
            eq(subscriptions.addressHash, addressHash),
            or(eq(emailDeliveries.status, 'sent'), eq(emailDeliveries.reason, 'returned')),
            gte(emailDeliveries.endedAt, since),
          ),
        )
        .orderBy(desc(emailDeliveries.dueAt)),

    async noteReturned({
      subscriptionId,
      localDate,
      time,
    }: Pick<DeliveryRow, 'subscriptionId' | 'localDate' | 'time'>) {
      await orm
        .update(emailDeliveries)
        .set({ status: 'failed', reason: 'returned' })
        .where(
          and(
            eq(emailDeliveries.subscriptionId, subscriptionId),
            eq(emailDeliveries.localDate, localDate),
            eq(emailDeliveries.time, time),
          ),
        )
    },

    async prune(deliveriesBefore: Date, requestsBefore: Date) {
      await orm.delete(emailDeliveries).where(lt(emailDeliveries.dueAt, deliveriesBefore))
      await orm.delete(requests).where(lt(requests.expiresAt, requestsBefore))
    },

    /** How many subscriptions are due and how far behind the oldest of them is. */
    async backlog(now: Date): Promise<{ count: number; oldest: Date | null }> {
      const [row] = await orm
        .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${subscriptions.nextDueAt})` })
        .from(subscriptions)
        .where(and(isNotNull(subscriptions.nextDueAt), lt(subscriptions.nextDueAt, now)))
      return { count: row?.count ?? 0, oldest: row?.oldest == null ? null : new Date(row.oldest) }
    },

    statusesOf: (ids: readonly string[]) =>
      orm
        .select({ id: subscriptions.id, isActive: subscriptions.isActive, suppressed: suppressedReason })
        .from(subscriptions)
        .where(inArray(subscriptions.id, [...ids])),
  }
}
