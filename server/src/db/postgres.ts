import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Database, type Orm, whenOpened, withTransactionOn } from './database.ts'
import { migrateByUrl } from './migrate.ts'
import * as schema from './schema.ts'
import { createTransactionGuard, type TransactionGuard } from './transaction-guard.ts'

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
  surviveBrokenConnections(pool)
  const guard = createTransactionGuard()
  connectWhen(opened, pool)
  refuseInsideTransactions(pool, guard)
  const orm = drizzle({ client: pool, schema })
  markTransactions(orm, guard)
  return {
    opened,
    orm,
    withTransaction: withTransactionOn(orm),
    kind: 'postgres',
    driver: { url },
    ping: async () => void (await orm.execute(sql`select 1`)),
    maintain: async () => undefined,
    close: () => pool.end(),
  }
}

/**
 * A connection that breaks must end neither the program, which an `error` event without a listener does, nor the pool: Drizzle
 * keeps the place of a connection that breaks at `begin` for ever, so it is given up here. Whoever was using it gets the error.
 */
function surviveBrokenConnections(pool: pg.Pool) {
  const inUse = new WeakSet<pg.PoolClient>()
  pool.on('error', () => undefined)
  pool.on('acquire', (client) => void inUse.add(client))
  pool.on('release', (_error, client) => void inUse.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.has(client)) return
      client.release(error)
      client.release = () => undefined
    })
  })
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))

/** What is asked of a database that still migrates waits for its tables. */
function connectWhen(opened: Promise<void>, pool: pg.Pool) {
  const connect = pool.connect.bind(pool)
  type Callback = Parameters<typeof connect>[0]
  const waiting = async (callback?: Callback) => {
    if (!callback) return opened.then(() => connect())
    const failure = await opened.catch(asError)
    return failure ? callback(failure, undefined, () => undefined) : connect(callback)
  }
  pool.connect = waiting as typeof pool.connect
}

/** Nothing of the pool may be used while a transaction is open, and nothing of a transaction after its end. */
function refuseInsideTransactions(pool: pg.Pool, guard: TransactionGuard) {
  const connect = pool.connect.bind(pool)
  type Callback = Parameters<typeof connect>[0]
  const guarded = (callback?: Callback) => {
    guard.refuseInside()
    // The pool's own `query` uses a callback; only transactions await a connection.
    return callback ? connect(callback) : connect().then(lease)
  }
  pool.connect = guarded as typeof pool.connect
}

/** A connection until it is given back: a statement that nobody awaited must not run in the transaction of somebody else. */
function lease(client: pg.PoolClient): pg.PoolClient {
  let isOver = false
  const query = (...args: Parameters<typeof client.query>) => {
    if (isOver) throw new Error('A transaction was used after its end.')
    return client.query(...args)
  }
  const release = () => {
    isOver = true
    client.release()
  }
  return { query, release } as unknown as pg.PoolClient
}

function markTransactions(orm: Orm, guard: TransactionGuard) {
  const begin = orm.transaction.bind(orm)
  orm.transaction = (work, config) => begin((tx) => guard.runInside(() => work(tx)), config)
}
