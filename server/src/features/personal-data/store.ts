import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { users } from '../../db/schema.ts'

export function createPersonalDataStore(orm: Orm) {
  return {
    /** Holds a person's row until the end of the transaction. */
    async lock(userId: string) {
      const [row] = await orm
        .select({ email: users.email, deletionRequestedAt: users.deletionRequestedAt })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      return row
    },

    /** Also lets go of the name by which they sign in, for whoever comes with it next. False when it was done before. */
    async markLeaving(userId: string, now: Date): Promise<boolean> {
      const marked = await orm
        .update(users)
        .set({ deletionRequestedAt: now, subject: sql`'deleted ' || ${users.id}` })
        .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt)))
        .returning({ id: users.id })
      return marked.length > 0
    },

    /** Ids of those who asked to leave and are not gone. */
    async leaving(): Promise<string[]> {
      const rows = await orm
        .select({ id: users.id })
        .from(users)
        .where(isNotNull(users.deletionRequestedAt))
        .orderBy(users.deletionRequestedAt)
      return rows.map(({ id }) => id)
    },
  }
}
