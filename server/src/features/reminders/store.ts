import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { prayerReminders, users } from '../../db/schema.ts'

export type ReminderRow = typeof prayerReminders.$inferSelect
export type ReminderValues = Pick<
  ReminderRow,
  'name' | 'time' | 'days' | 'isActive' | 'notificationText' | 'liturgyTemplateId'
>

export function createReminderStore(orm: Orm) {
  const ofUser = (userId: string, id: string) => and(eq(prayerReminders.userId, userId), eq(prayerReminders.id, id))

  return {
    list: (userId: string): Promise<ReminderRow[]> =>
      orm
        .select()
        .from(prayerReminders)
        .where(eq(prayerReminders.userId, userId))
        .orderBy(asc(prayerReminders.time), asc(prayerReminders.createdAt), asc(prayerReminders.id)),

    builtIn: (): Promise<ReminderRow[]> =>
      orm.select().from(prayerReminders).where(isNull(prayerReminders.userId)).orderBy(asc(prayerReminders.time)),

    /** Lets no two calls of a user count at once. Inside a transaction. */
    lockUser: (userId: string) => orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update'),

    count: (userId: string) => orm.$count(prayerReminders, eq(prayerReminders.userId, userId)),

    async create(userId: string, values: ReminderValues, now: Date): Promise<ReminderRow> {
      const [row] = await orm
        .insert(prayerReminders)
        .values({ ...values, userId, createdAt: now })
        .returning()
      if (!row) throw new Error('an insert answered no row')
      return row
    },

    /** Answers how many were not there before. */
    async add(userId: string, rows: readonly (ReminderValues & { id: string; createdAt: Date })[]): Promise<number> {
      if (rows.length === 0) return 0
      const added = await orm
        .insert(prayerReminders)
        .values(rows.map((row) => ({ ...row, userId })))
        .onConflictDoNothing()
        .returning({ id: prayerReminders.id })
      return added.length
    },

    async find(userId: string, id: string): Promise<ReminderRow | undefined> {
      const [row] = await orm.select().from(prayerReminders).where(ofUser(userId, id)).for('update')
      return row
    },

    async update(userId: string, id: string, change: Partial<ReminderValues>): Promise<ReminderRow | undefined> {
      const [row] = await orm.update(prayerReminders).set(change).where(ofUser(userId, id)).returning()
      return row
    },

    /** Answers whether there was such a one. */
    async remove(userId: string, id: string): Promise<boolean> {
      const gone = await orm.delete(prayerReminders).where(ofUser(userId, id)).returning({ id: prayerReminders.id })
      return gone.length > 0
    },

    erase: (userId: string) => orm.delete(prayerReminders).where(eq(prayerReminders.userId, userId)),

    /** Brings the reminders of everybody to this version. */
    async syncBuiltIn(rows: readonly (ReminderValues & { id: string })[]) {
      await orm
        .insert(prayerReminders)
        .values([...rows])
        .onConflictDoUpdate({
          target: prayerReminders.id,
          set: {
            name: sql`excluded.name`,
            time: sql`excluded.time`,
            notificationText: sql`excluded.notification_text`,
            liturgyTemplateId: sql`excluded.liturgy_template_id`,
          },
        })
    },
  }
}
