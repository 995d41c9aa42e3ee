import { createHash } from 'node:crypto'
import { and, eq, inArray, not, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'

type Table = PgTable & { id: PgColumn; userId: PgColumn }

/**
 * The id under which each row of an import is kept: its own, or where somebody else's row has that, one made of both, so that the
 * same import finds its rows again.
 */
export async function importIds(on: Orm, table: Table, userId: string, ids: readonly string[]) {
  const isOther = or(not(eq(table.userId, userId)), sql`${table.userId} is null`)
  const taken = new Set<unknown>()
  for (let start = 0; start < ids.length; start += 1000) {
    const some = inArray(table.id, ids.slice(start, start + 1000))
    for (const { id } of await on.select({ id: table.id }).from(table).where(and(some, isOther))) taken.add(id)
  }
  return (id: string) => (taken.has(id) ? idFrom(userId, id) : id)
}

/** A UUID of version 8: bits of a digest. */
function idFrom(userId: string, id: string): string {
  const hex = createHash('sha256').update(`${userId}\0${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
