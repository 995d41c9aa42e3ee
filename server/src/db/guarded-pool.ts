import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Orm, withTransactionOn } from './database.ts'
import * as schema from './schema.ts'
import { createTransactionGuard, type TransactionGuard } from './transaction-guard.ts'

/**
 * A pool as stores may use it: what is asked of a database that is still opening waits for its tables, nothing of the pool may be
 * used while a transaction is open, and nothing of a transaction after its end.
 */
export function guardPool(pool: pg.Pool, opened: Promise<void>) {
  surviveBrokenConnections(pool)
  const guard = createTransactionGuard()
  connectWhen(opened, pool)
  refuseInsideTransactions(pool, guard)
  const orm: Orm = drizzle({ client: pool, schema })
  markTransactions(orm, guard)
  return { orm, withTransaction: withTransactionOn(orm) }
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
