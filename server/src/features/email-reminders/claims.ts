import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { emailDeliveries, mailSuppressions, emailPrayerSubscriptions as subscriptions, users } from '../../db/schema.ts'
import { planColumns, type Subscription } from '../../entitlements.ts'
import type { SubscriptionRow } from './store.ts'

export type Due = Pick<SubscriptionRow, 'id' | 'email' | 'timeZone' | 'prayerTimes' | 'discreet' | 'sequence'> & {
  nextDueAt: Date
  user: Subscription
  suppressed: string | null
}

/** A line of the ledger to be written. */
export type NewDelivery = Pick<
  typeof emailDeliveries.$inferSelect,
  'subscriptionId' | 'localDate' | 'time' | 'kind'
> & {
  dueAt: Temporal.Instant
  /** Null for what is to be sent. */
  skipped: string | null
}

/** Where a subscription goes on. */
export type Advance = { id: string; nextDueAt: Temporal.Instant; sequence: number }

/** What the dispatcher does to the database, all of it inside its one transaction. */
export function createClaims(tx: Transaction) {
  return {
    /** Takes the subscriptions that have been due longest; those that another worker has in hand are passed over. */
    async due(now: Date, most: number): Promise<Due[]> {
      const rows = await tx
        .select({
          id: subscriptions.id,
          email: subscriptions.email,
          timeZone: subscriptions.timeZone,
          prayerTimes: subscriptions.prayerTimes,
          discreet: sql<boolean>`${subscriptions.discreet} or ${users.discreet}`,
          sequence: subscriptions.sequence,
          nextDueAt: sql<string>`${subscriptions.nextDueAt}`,
          user: planColumns,
          suppressed: sql<
            string | null
          >`case when ${mailSuppressions.suppressedAt} is not null then ${mailSuppressions.reason} end`,
        })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .leftJoin(mailSuppressions, eq(mailSuppressions.addressHash, subscriptions.addressHash))
        .where(lte(subscriptions.nextDueAt, now))
        .orderBy(asc(subscriptions.nextDueAt))
        .limit(most)
        .for('update', { of: subscriptions, skipLocked: true })
      return rows.map((row) => ({ ...row, nextDueAt: new Date(row.nextDueAt) }))
    },

    /** Subscriptions that wait for a moment no schedule names: the clock was wrong when they were advanced. */
    tooFarAhead: (after: Date, most: number) =>
      tx
        .select({ id: subscriptions.id, timeZone: subscriptions.timeZone, prayerTimes: subscriptions.prayerTimes })
        .from(subscriptions)
        .where(gt(subscriptions.nextDueAt, after))
        .limit(most)
        .for('update', { skipLocked: true }),

    /** Forgets what was skipped of slots that have not come yet. */
    async forgetSkippedAfter(ids: readonly string[], now: Date) {
      await tx
        .delete(emailDeliveries)
        .where(
          and(
            inArray(emailDeliveries.subscriptionId, [...ids]),
            gt(emailDeliveries.dueAt, now),
            eq(emailDeliveries.status, 'skipped'),
          ),
        )
    },

    /** @returns keys (`subscription/date/time`) of the lines that were not in the ledger before */
    async record(deliveries: readonly NewDelivery[], now: Date): Promise<ReadonlySet<string>> {
      const rows = deliveries.map(({ subscriptionId, localDate, time, dueAt, kind, skipped }) => ({
        subscription_id: subscriptionId,
        local_date: localDate,
        time,
        due_at: dueAt.toString(),
        kind,
        reason: skipped,
      }))
      const written = await tx
        .insert(emailDeliveries)
        .select(
          sql`select r.subscription_id, r.local_date, r.time, r.due_at, r.kind,
            case when r.reason is null then 'sending' else 'skipped' end, r.reason,
            case when r.reason is null then null else ${now.toISOString()}::timestamptz end
            from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as r(subscription_id uuid, local_date date, time text, due_at timestamptz, kind text, reason text)`,
        )
        .onConflictDoNothing()
        .returning({ id: emailDeliveries.subscriptionId, date: emailDeliveries.localDate, time: emailDeliveries.time })
      return new Set(written.map(({ id, date, time }) => `${id}/${date}/${time}`))
    },

    /** Of lines just written, those that are not the first of their kind on their day. */
    async repeatedKinds(deliveries: readonly NewDelivery[]): Promise<ReadonlySet<string>> {
      const ids = [...new Set(deliveries.map(({ subscriptionId }) => subscriptionId))]
      const dates = [...new Set(deliveries.map(({ localDate }) => localDate))]
      if (ids.length === 0) return new Set()
      const rows = await tx
        .select({
          id: emailDeliveries.subscriptionId,
          date: emailDeliveries.localDate,
          kind: emailDeliveries.kind,
          first: sql<string>`(array_agg(${emailDeliveries.time} order by ${emailDeliveries.dueAt}))[1]`,
        })
        .from(emailDeliveries)
        .where(
          and(
            inArray(emailDeliveries.subscriptionId, ids),
            inArray(emailDeliveries.localDate, dates),
            sql`${emailDeliveries.status} <> 'skipped'`,
          ),
        )
        .groupBy(emailDeliveries.subscriptionId, emailDeliveries.localDate, emailDeliveries.kind)
      const firsts = new Set(rows.map(({ id, date, kind, first }) => `${id}/${date}/${kind}/${first}`))
      return new Set(
        deliveries
          .filter(
            ({ subscriptionId, localDate, kind, time }) =>
              !firsts.has(`${subscriptionId}/${localDate}/${kind}/${time}`),
          )
          .map(keyOf),
      )
    },

    /** Sets when subscriptions are looked at next. */
    async wait(waits: readonly Pick<Advance, 'id' | 'nextDueAt'>[]) {
      const rows = waits.map(({ id, nextDueAt }) => ({ id, next: nextDueAt.toString() }))
      await tx
        .update(subscriptions)
        .set({ nextDueAt: sql`r.next` })
        .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, next timestamptz)`)
        .where(sql`${subscriptions.id} = r.id`)
    },

    async advance(advances: readonly Advance[]) {
      const rows = advances.map(({ id, nextDueAt, sequence }) => ({ id, next: nextDueAt.toString(), sequence }))
      await tx
        .update(subscriptions)
        .set({ nextDueAt: sql`r.next`, sequence: sql`r.sequence` })
        .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, next timestamptz, sequence int)`)
        .where(sql`${subscriptions.id} = r.id`)
    },
  }
}

export const keyOf = ({
  subscriptionId,
  localDate,
  time,
}: Pick<NewDelivery, 'subscriptionId' | 'localDate' | 'time'>) => `${subscriptionId}/${localDate}/${time}`
