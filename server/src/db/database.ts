import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** Either kind of database, or a transaction on one, as the stores see it. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>

export type Database = {
  orm: Orm
  kind: 'postgres' | 'embedded'
  /** @throws when the database does not answer. */
  ping(): Promise<void>
  /** What PostgreSQL does by itself and the embedded database does not; to be called about hourly. */
  maintain(): Promise<void>
  close(): Promise<void>
}
