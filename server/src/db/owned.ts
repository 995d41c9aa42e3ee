import { and, eq, inArray, isNull, type SQL, type Table } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Owner, Scopes } from '../owner.ts'
import type { Orm } from './database.ts'

/** A table whose rows belong to a user, else to a device under its scope (D1, D2). */
export type OwnedTable = PgTable & { userId: PgColumn; deviceId: PgColumn; deviceScope: PgColumn }

declare const owned: unique symbol

/** A condition that says whose rows of this table are meant. Only the functions here make one. */
export type OwnedBy<T extends Table> = SQL & { readonly [owned]: T['_']['name'] }

type OwnerColumns = 'userId' | 'deviceId' | 'deviceScope'

/** The rows of an owner; `more` narrows them and can never widen them. */
export function ownedBy<T extends OwnedTable>(table: T, owner: Owner, ...more: (SQL | undefined)[]): OwnedBy<T> {
  const theirs = owner.kind === 'user' ? eq(table.userId, owner.userId) : ofDevice(table, owner.scopes)
  return and(theirs, ...more) as OwnedBy<T>
}

/** The rows of a device that are nobody's yet. */
export const ofDevice = <T extends OwnedTable>(table: T, scopes: Scopes, ...more: (SQL | undefined)[]): OwnedBy<T> =>
  and(inArray(table.deviceScope, [...scopes]), isNull(table.userId), ...more) as OwnedBy<T>

/** Rows of whoever they are, for upkeep that nobody asked for: a chore, or words that a former version left in clear. */
export const ofEverybody = <T extends OwnedTable>(_table: T, which: SQL): OwnedBy<T> => which as OwnedBy<T>

/**
 * An owned table as stores write it: no update and no delete without saying whose, and no insert without an owner. Reading goes
 * through `ownedBy` in the same way.
 */
export function ownedTable<T extends OwnedTable>(on: Orm, table: T) {
  type Row = Omit<T['$inferInsert'], OwnerColumns>
  return {
    insert: (owner: Owner, row: Row) => on.insert(table).values({ ...row, ...columnsOf(owner) } as T['$inferInsert']),
    update: (whose: OwnedBy<T>, change: Partial<Row>) =>
      on
        .update(table)
        .set(change as object)
        .where(whose),
    delete: (whose: OwnedBy<T>) => on.delete(table).where(whose),
    /** Makes rows of a device the user's. */
    hand: (whose: OwnedBy<T>, userId: string) =>
      on
        .update(table)
        .set({ userId } as object)
        .where(whose),
  }
}

const columnsOf = (owner: Owner) =>
  owner.kind === 'user'
    ? { userId: owner.userId, deviceId: null, deviceScope: null }
    : { userId: null, deviceId: owner.deviceId, deviceScope: owner.scopes[0] }
