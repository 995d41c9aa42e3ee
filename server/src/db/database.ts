import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type * as schema from './schema.ts'

/** Either kind of database, or a transaction on one, as the stores see it. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>

/** A transaction under way. A function that asks for one cannot be called outside of it. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0]

/**
 * Does all of the work or none of it: stores made on `tx`, a job, an audit entry. Only `tx` may be used inside; the outer
 * database throws there. A part that may fail by itself goes into `tx.transaction`, a savepoint.
 */
export type WithTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

export type Database = {
  /** Settles when its migrations are done, or with why it cannot be opened. Nothing is asked of it before. */
  opened: Promise<void>
  orm: Orm
  withTransaction: WithTransaction
  kind: 'postgres' | 'embedded'
  /** For what brings its own SQL: where the PostgreSQL is, or the pool of the one connection. */
  driver: { url: string } | { pool: pg.Pool }
  /** @throws when the database does not answer. */
  ping(): Promise<void>
  /** What PostgreSQL does by itself and the embedded database does not; to be called about hourly. */
  maintain(): Promise<void>
  close(): Promise<void>
}

export const withTransactionOn =
  (orm: Orm): WithTransaction =>
  (work) =>
    orm.transaction(work)

/** The database, once it is open. @throws what kept it from opening; it is closed then */
export async function whenOpened<T extends Database>(database: T): Promise<T> {
  try {
    await database.opened
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
