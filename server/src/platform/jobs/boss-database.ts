import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../../db/client.ts'

type BossOptions = Extract<ConstructorParameters<typeof PgBoss>[0], object>

type Options = { database: Pick<Database, 'driver'>; works: boolean }

/** A pg-boss that is not started yet; one that does not work keeps no timers of its own but that of its cache. */
export const makeBoss = ({ database, works }: Options) =>
  new PgBoss({ ...bossDatabase(database), schedule: works, supervise: works, cronWorkerIntervalSeconds: 5 })

/** pg-boss on a transaction of ours. */
export const within = (tx: Transaction) => fromDrizzle(tx as unknown as DrizzleTransactionLike, sql)

/** How pg-boss reaches a database: connections of its own on PostgreSQL, the one connection on the embedded one. */
function bossDatabase({ driver }: Pick<Database, 'driver'>): BossOptions {
  if ('url' in driver) return { connectionString: driver.url, application_name: 'lampstand-jobs', max: 4 }
  const executeSql = (query: string, values?: unknown[]) => driver.pool.query(query, values)
  return { db: { executeSql }, backend: 'pglite', reindex: false, monitorVacuum: false }
}
