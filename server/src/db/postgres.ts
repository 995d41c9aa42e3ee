import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, whenOpened } from './database.ts'
import { guardPool } from './guarded-pool.ts'
import { migrateByUrl } from './migrate.ts'

const seconds = 1_000

/** What the URL itself says of these wins. */
const settings = {
  application_name: 'lampstand',
  max: 10,
  connectionTimeoutMillis: 5 * seconds,
  idleTimeoutMillis: 30 * seconds,
  statement_timeout: 15 * seconds,
  // For a server that no longer answers at all, not even to say that it stopped a statement.
  query_timeout: 20 * seconds,
  idle_in_transaction_session_timeout: 30 * seconds,
  keepAlive: true,
} satisfies pg.PoolConfig

/** Migrates, then opens a pool of connections that outlives restarts of the server. */
export const openPostgres = (url: string): Promise<Database> => whenOpened(startPostgres(url))

/** The same, still migrating. */
export function startPostgres(url: string): Database {
  const opened = migrateByUrl(url)
  // Whoever awaits it is told; a rejection that nobody awaits must not end the process.
  opened.catch(() => undefined)
  const pool = new pg.Pool({ ...settings, connectionString: url })
  const { orm, withTransaction } = guardPool(pool, opened)
  return {
    opened,
    orm,
    withTransaction,
    kind: 'postgres',
    driver: { url },
    ping: async () => void (await orm.execute(sql`select 1`)),
    maintain: async () => undefined,
    close: () => pool.end(),
  }
}
