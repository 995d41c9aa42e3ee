import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../test-support/postgres.ts'
import { type Database, openDatabase, startDatabase } from './client.ts'
import { users } from './schema.ts'

let postgres: Awaited<ReturnType<typeof emptyPostgres>>
let database: Database
let name: string
beforeAll(async () => {
  postgres = await emptyPostgres()
  const made = await postgres.createDatabase()
  name = new URL(made.url).pathname.slice(1)
  database = await openDatabase(made)
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

/** Those of this test: others run on the same server. Answers when they have gone. */
const endConnections = () =>
  postgres.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [name])

/** As many transactions at once as the pool has places. */
const fullPool = () =>
  Array.from({ length: 10 }, () => database.orm.transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`)))

const setting = async (name: string) => {
  const answer = await database.orm.execute(sql`select current_setting(${name}) as value`)
  return (answer as { rows: { value: string }[] }).rows[0]?.value
}

test('a statement has a time limit, and connections carry our name', async () => {
  expect(await setting('statement_timeout')).toBe('15s')
  expect(await setting('application_name')).toBe('lampstand')
})

test('what is asked of an empty server at once waits for its tables', async () => {
  const starting = await startDatabase(await postgres.createDatabase())
  const inTransaction = starting.withTransaction((tx) => tx.select().from(users))
  expect(await Promise.all([starting.orm.select().from(users), inTransaction])).toEqual([[], []])
  await starting.close()
})

test('idle connections that the server ends are replaced', async () => {
  await database.ping()
  await endConnections()
  await database.ping()
})

test('connections that break inside transactions fail those alone, and none of their places in the pool is lost', async () => {
  for (let round = 0; round < 12; round++) {
    const broken = database.orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await endConnections()
      await tx.execute(sql`select 1`)
    })
    await expect(broken).rejects.toThrow()
  }
  await Promise.all(fullPool())
})

test('connections that break at the begin of a transaction keep no place in the pool either', async () => {
  for (let round = 0; round < 5; round++) {
    await Promise.all(fullPool())
    const ending = endConnections()
    await Promise.allSettled(Array.from({ length: 5 }, fullPool).flat())
    await ending
  }
  await Promise.all(fullPool())
})

test('a server that is not there is an error at once, not a wait', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED')
})
