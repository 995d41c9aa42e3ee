import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/client.ts'
import { prayerReminders, pushSubscriptions, users } from '../../db/schema.ts'
import { personColumns } from '../../person.ts'
import type { ReminderRow } from './store.ts'

export type PushRow = typeof pushSubscriptions.$inferSelect
type Subscribing = Pick<PushRow, 'userId' | 'sid' | 'endpoint' | 'p256dh' | 'auth' | 'timeZone' | 'discreet'>

export function createPushStore(orm: Orm) {
  return {
    /** One a session and one an address: whoever used this browser before is told nothing any more. */
    async subscribe(tx: Transaction, values: Subscribing, now: Date) {
      const { sid, userId, endpoint } = values
      const fresh = { ...values, handledUntil: now, nextDueAt: now, createdAt: now }
      const same = and(eq(pushSubscriptions.sid, sid), eq(pushSubscriptions.userId, userId))
      const kept = await tx
        .update(pushSubscriptions)
        .set({ ...values, ...settled(now) })
        .where(and(same, eq(pushSubscriptions.endpoint, endpoint)))
        .returning({ id: pushSubscriptions.id })
      if (kept.length > 0) return
      await tx
        .delete(pushSubscriptions)
        .where(or(eq(pushSubscriptions.sid, sid), eq(pushSubscriptions.endpoint, endpoint)))
      await tx.insert(pushSubscriptions).values(fresh).onConflictDoNothing()
    },

    unsubscribe: (sid: string) => orm.delete(pushSubscriptions).where(eq(pushSubscriptions.sid, sid)),
    remove: (id: string) => orm.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)),
    erase: (userId: string) => orm.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),

    list: (userId: string): Promise<PushRow[]> =>
      orm
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .orderBy(asc(pushSubscriptions.createdAt)),

    /** Has the browsers of a person looked at anew, since the reminders changed. */
    async reconsider(tx: Transaction, userId: string, now: Date) {
      await tx.update(pushSubscriptions).set(settled(now)).where(eq(pushSubscriptions.userId, userId))
    },

    /** Takes up to `limit` browsers that are due; no other process takes the same ones meanwhile. */
    due: (tx: Transaction, now: Date, limit: number) =>
      tx
        .select({ subscription: pushSubscriptions, person: personColumns })
        .from(pushSubscriptions)
        .innerJoin(users, eq(users.id, pushSubscriptions.userId))
        .where(lte(pushSubscriptions.nextDueAt, now))
        .orderBy(asc(pushSubscriptions.nextDueAt))
        .limit(limit)
        .for('update', { of: pushSubscriptions, skipLocked: true }),

    remindersOf: (tx: Transaction, userIds: readonly string[]): Promise<ReminderRow[]> =>
      tx
        .select()
        .from(prayerReminders)
        .where(inArray(prayerReminders.userId, [...userIds])),

    async settle(tx: Transaction, handledUntil: Date, settled: readonly Pick<PushRow, 'id' | 'nextDueAt'>[]) {
      const rows = settled.map(({ id, nextDueAt }) => ({ id, next: nextDueAt.toISOString() }))
      await tx
        .update(pushSubscriptions)
        .set({ handledUntil, nextDueAt: sql`r.next` })
        .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, next timestamptz)`)
        .where(sql`${pushSubscriptions.id} = r.id`)
    },

    /** Has one looked at again that could not be reached, unless it changed since it was taken. */
    async postpone(
      id: string,
      { taken, handledUntil, nextDueAt }: { taken: Date; handledUntil: Date; nextDueAt: Date },
    ) {
      await orm
        .update(pushSubscriptions)
        .set({ handledUntil, nextDueAt })
        .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.handledUntil, taken)))
    },
  }
}

/** What is due already still comes; nothing else of the past does. */
const settled = (now: Date) => ({
  handledUntil:
    sql`case when ${pushSubscriptions.nextDueAt} <= ${now.toISOString()}::timestamptz then ${pushSubscriptions.handledUntil} else ${now.toISOString()}::timestamptz end` as unknown as Date,
  nextDueAt: now,
})
