import { and, eq, lt, sql } from 'drizzle-orm'
import type { Orm } from '../db/client.ts'
import { aiUsage, users } from '../db/schema.ts'

export type Usage = ReturnType<typeof createUsage>

/** Answers by a model, counted by the person and their own day (`day`: an ISO date). The database decides races. */
export function createUsage(orm: Orm) {
  const rowOf = (userId: string, day: string) => and(eq(aiUsage.userId, userId), eq(aiUsage.day, day))

  async function giveBack(userId: string, day: string): Promise<void> {
    await orm
      .update(aiUsage)
      .set({ count: sql`greatest(${aiUsage.count} - 1, 0)` })
      .where(rowOf(userId, day))
  }

  return {
    /**
     * Counts one more; `null`, and nothing is counted, when `limit` is reached. Nobody pays for an answer they did not get: the
     * function returned gives it back to the day it was taken from, and does nothing when it is called again.
     */
    async take(userId: string, day: string, limit: number): Promise<(() => Promise<void>) | null> {
      if (limit < 1) return null
      const rows = await orm
        .insert(aiUsage)
        .values({ userId, day, count: 1 })
        .onConflictDoUpdate({
          target: [aiUsage.userId, aiUsage.day],
          set: { count: sql`${aiUsage.count} + 1` },
          setWhere: lt(aiUsage.count, limit),
        })
        .returning({ count: aiUsage.count })
      if (rows.length === 0) return null
      let refunded: Promise<void> | undefined
      return () => (refunded ??= giveBack(userId, day))
    },

    async used(userId: string, day: string): Promise<number> {
      const [row] = await orm.select({ count: aiUsage.count }).from(aiUsage).where(rowOf(userId, day))
      return row?.count ?? 0
    },

    days: (userId: string): Promise<{ day: string; count: number }[]> =>
      orm
        .select({ day: aiUsage.day, count: aiUsage.count })
        .from(aiUsage)
        .where(eq(aiUsage.userId, userId))
        .orderBy(aiUsage.day),

    async erase(tx: Orm, userId: string): Promise<void> {
      await tx.delete(aiUsage).where(eq(aiUsage.userId, userId))
    },

    async setEnabled(userId: string, enabled: boolean): Promise<void> {
      await orm.update(users).set({ aiEnabled: enabled }).where(eq(users.id, userId))
    },

    /** Forgets the counts of days before `day`. */
    async forgetBefore(day: string): Promise<void> {
      await orm.delete(aiUsage).where(lt(aiUsage.day, day))
    },
  }
}
