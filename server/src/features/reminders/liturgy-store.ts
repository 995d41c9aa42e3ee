import { desc, eq, inArray, not, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import type { Cipher } from '../../db/encryption.ts'
import { ofDevice, ownedBy, ownedTable } from '../../db/owned.ts'
import { liturgyInstances, liturgyTemplates } from '../../db/schema.ts'
import type { Owner, Scopes } from '../../owner.ts'

export type TemplateRow = typeof liturgyTemplates.$inferInsert
type AddedRow = Pick<
  typeof liturgyInstances.$inferInsert,
  'templateId' | 'triggerTime' | 'isCompleted' | 'completedAt'
> & { id: string; userReflection: string | null }
export type InstanceRow = Awaited<ReturnType<ReturnType<typeof createLiturgyStore>['all']>>[number]

const columns = {
  id: liturgyInstances.id,
  templateId: liturgyInstances.templateId,
  name: liturgyTemplates.name,
  reference: liturgyTemplates.scriptureReference,
  triggerTime: liturgyInstances.triggerTime,
  isCompleted: liturgyInstances.isCompleted,
  completedAt: liturgyInstances.completedAt,
  userReflection: liturgyInstances.userReflection,
}

/** Reflections are encrypted as they are written and decrypted as they are read. */
export function createLiturgyStore(orm: Orm, cipher: Cipher) {
  const instances = ownedTable(orm, liturgyInstances)
  const select = (owner: Owner, ...more: Parameters<typeof ownedBy<typeof liturgyInstances>>[2][]) =>
    orm
      .select(columns)
      .from(liturgyInstances)
      .innerJoin(liturgyTemplates, eq(liturgyTemplates.id, liturgyInstances.templateId))
      .where(ownedBy(liturgyInstances, owner, ...more))
      .orderBy(desc(liturgyInstances.triggerTime), desc(liturgyInstances.id))

  type Row = Awaited<ReturnType<typeof select>>[number]
  const column = liturgyInstances.userReflection
  const closed = (id: string, words: string | null) => (words === null ? null : cipher.encrypt(column, id, words))
  const opened = (row: Row) => ({
    ...row,
    userReflection: row.userReflection === null ? null : cipher.decrypt(column, row.id, row.userReflection),
  })

  async function one(owner: Owner, id: string) {
    const [row] = await select(owner, eq(liturgyInstances.id, id))
    return row && opened(row)
  }

  return {
    /** Brings the table to the liturgies of this version; others stay for the rows that name them, inactive. */
    async syncTemplates(rows: readonly TemplateRow[]) {
      await orm.transaction(async (tx) => {
        await tx
          .insert(liturgyTemplates)
          .values([...rows])
          .onConflictDoUpdate({
            target: liturgyTemplates.id,
            set: {
              name: sql`excluded.name`,
              description: sql`excluded.description`,
              triggerType: sql`excluded.trigger_type`,
              eventTypes: sql`excluded.event_types`,
              prayerText: sql`excluded.prayer_text`,
              scriptureVerse: sql`excluded.scripture_verse`,
              scriptureReference: sql`excluded.scripture_reference`,
              reflectionPrompts: sql`excluded.reflection_prompts`,
              isActive: true,
            },
          })
        const current = rows.flatMap(({ id }) => id ?? [])
        await tx
          .update(liturgyTemplates)
          .set({ isActive: false })
          .where(not(inArray(liturgyTemplates.id, current)))
      })
    },

    async open(owner: Owner, templateId: string, now: Date) {
      const [made] = await instances
        .insert(owner, { templateId, triggerTime: now, createdAt: now })
        .returning({ id: liturgyInstances.id })
      const row = made && (await one(owner, made.id))
      if (!row) throw new Error('an opened liturgy is not there')
      return row
    },

    /** The first time it was done stays. `userReflection` undefined leaves the words as they are. */
    async complete(owner: Owner, id: string, userReflection: string | null | undefined, now: Date) {
      const changed = await instances
        .update(ownedBy(liturgyInstances, owner, eq(liturgyInstances.id, id)), {
          isCompleted: true,
          completedAt:
            sql`coalesce(${liturgyInstances.completedAt}, ${now.toISOString()}::timestamptz)` as unknown as Date,
          ...(userReflection !== undefined && { userReflection: closed(id, userReflection) }),
        })
        .returning({ id: liturgyInstances.id })
      return changed.length > 0 ? one(owner, id) : undefined
    },

    /** Those prayed to the end, newest first; `before` is the last one of the page before. */
    async completed(owner: Owner, before: string | undefined, limit: number) {
      const last = before === undefined ? undefined : await one(owner, before)
      if (before !== undefined && !last) return []
      const isOlder =
        last &&
        sql`(${liturgyInstances.triggerTime}, ${liturgyInstances.id}) < (${last.triggerTime.toISOString()}::timestamptz, ${last.id}::uuid)`
      return (await select(owner, eq(liturgyInstances.isCompleted, true), isOlder).limit(limit)).map(opened)
    },

    all: async (owner: Owner) => (await select(owner)).map(opened),

    /** All that a person prayed to the end, without their words. */
    prayedBy: (userId: string) =>
      orm
        .select({
          name: liturgyTemplates.name,
          at: liturgyInstances.completedAt,
          hasReflection: sql<boolean>`${liturgyInstances.userReflection} is not null`,
        })
        .from(liturgyInstances)
        .innerJoin(liturgyTemplates, eq(liturgyTemplates.id, liturgyInstances.templateId))
        .where(ownedBy(liturgyInstances, { kind: 'user', userId }, eq(liturgyInstances.isCompleted, true))),

    /** Answers how many were not there before. */
    async add(userId: string, rows: readonly AddedRow[]): Promise<number> {
      let added = 0
      for (const row of rows) {
        const made = await instances
          .insert(
            { kind: 'user', userId },
            { ...row, userReflection: closed(row.id, row.userReflection), createdAt: row.triggerTime },
          )
          .onConflictDoNothing()
          .returning({ id: liturgyInstances.id })
        added += made.length
      }
      return added
    },

    claim: (scopes: Scopes, userId: string) => instances.hand(ofDevice(liturgyInstances, scopes), userId),
    erase: (userId: string) => instances.delete(ownedBy(liturgyInstances, { kind: 'user', userId })),
  }
}
