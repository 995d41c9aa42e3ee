import { desc, eq } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Orm } from './db/client.ts'
import { type auditActions, auditLog } from './db/schema.ts'

/** `actorId` did it to `subjectId`; null stands for the program itself, or for somebody who is gone. */
type Entry = { action: (typeof auditActions)[number]; actorId: string | null; subjectId: string | null }

export type Audit = ReturnType<typeof createAudit>

/** Who did what to whom, and when; never what anybody wrote. */
export function createAudit(clock: Clock) {
  return {
    /** On the transaction of the deed, so that neither is without the other. */
    async record(on: Orm, entry: Entry) {
      await on.insert(auditLog).values({ ...entry, at: new Date(clock.now().epochMilliseconds) })
    },

    /** What was done to a person's account, newest first. */
    about: (on: Orm, userId: string) =>
      on
        .select({ action: auditLog.action, at: auditLog.at })
        .from(auditLog)
        .where(eq(auditLog.subjectId, userId))
        .orderBy(desc(auditLog.at)),

    /** What happened stays; that it was this person does not. */
    async forget(on: Orm, userId: string) {
      await on.update(auditLog).set({ actorId: null }).where(eq(auditLog.actorId, userId))
      await on.update(auditLog).set({ subjectId: null }).where(eq(auditLog.subjectId, userId))
    },
  }
}
