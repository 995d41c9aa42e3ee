import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../test-support/postgres.ts'
import type { Database, Transaction } from './database.ts'
import { openInMemory } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import { serverSecrets } from './schema.ts'
import { emptyDump } from './test-dump.ts'

const misuse = 'used inside a transaction'

/** What the chain of causes says: one driver wraps an error, the other does not. */
const messages = async (failing: Promise<unknown>) => {
  let error: unknown = await failing.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const said: string[] = []
  for (; error instanceof Error; error = error.cause) said.push(error.message)
  return said.join('\n')
}

async function openBoth(kind: Database['kind']): Promise<Database> {
  if (kind === 'embedded') return openInMemory(await emptyDump())
  const postgres = await emptyPostgres()
  const database = await openPostgres((await postgres.createDatabase()).url)
  return { ...database, close: () => database.close().then(postgres.stop) }
}

describe.each(['embedded', 'postgres'] as const)('a transaction, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await openBoth(kind)
  })
  afterAll(() => database.close())
  beforeEach(() => database.orm.delete(serverSecrets))

  const names = async () => (await database.orm.select().from(serverSecrets)).map(({ name }) => name).sort()
  const add = (tx: Transaction | Database['orm'], name: string) => tx.insert(serverSecrets).values({ name, value: 'x' })

  test('does all of its work, and answers what the work answers', async () => {
    const answer = await database.withTransaction(async (tx) => {
      await add(tx, 'one')
      await add(tx, 'two')
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await names()).toEqual(['one', 'two'])
  })

  test('does none of it when the work throws, and throws the same', async () => {
    const failure = new Error('no')
    const failing = database.withTransaction(async (tx) => {
      await add(tx, 'one')
      throw failure
    })
    await expect(failing).rejects.toBe(failure)
    expect(await names()).toEqual([])
  })

  test('is undone by a statement that the database refuses, and the next one is well', async () => {
    const failing = database.withTransaction(async (tx) => {
      await add(tx, 'one')
      await add(tx, 'one')
    })
    expect(await messages(failing)).toContain('duplicate key')
    expect(await names()).toEqual([])
    await database.withTransaction((tx) => add(tx, 'one'))
    expect(await names()).toEqual(['one'])
  })

  test('refuses the outer database inside instead of waiting for ever or writing beside it, and is undone', async () => {
    const careless = database.withTransaction(async (tx) => {
      await add(tx, 'inside')
      await add(database.orm, 'outside')
    })
    expect(await messages(careless)).toContain(misuse)
    expect(await names()).toEqual([])
  })

  test('refuses another transaction of the outer database inside', async () => {
    const careless = database.withTransaction(() => database.withTransaction(async () => undefined))
    expect(await messages(careless)).toContain(misuse)
  })

  test('holds a savepoint: what fails in it is undone alone', async () => {
    await database.withTransaction(async (tx) => {
      await add(tx, 'outer')
      const inner = tx.transaction(async (savepoint) => {
        await add(savepoint, 'inner')
        throw new Error('back')
      })
      await expect(inner).rejects.toThrow('back')
    })
    expect(await names()).toEqual(['outer'])
  })

  test('two at once do not mix: one fails, the other stays', async () => {
    const [failed, done] = await Promise.allSettled([
      database.withTransaction(async (tx) => {
        await add(tx, 'failed')
        throw new Error('no')
      }),
      database.withTransaction((tx) => add(tx, 'done')),
    ])
    expect([failed.status, done.status]).toEqual(['rejected', 'fulfilled'])
    expect(await names()).toEqual(['done'])
  })

  test('forty at once all come to their end', async () => {
    const every = Array.from({ length: 40 }, (_, place) => `n${place}`)
    await Promise.all(every.map((name) => database.withTransaction((tx) => add(tx, name))))
    expect(await names()).toEqual(every.sort())
  })

  test('others may use the database while it is open', async () => {
    await add(database.orm, 'known')
    const began = Promise.withResolvers<void>()
    const changing = database.withTransaction(async (tx) => {
      await tx.update(serverSecrets).set({ value: 'changed' }).where(eq(serverSecrets.name, 'known'))
      began.resolve()
    })
    await began.promise
    expect(await names()).toEqual(['known'])
    await changing
  })

  test('what it started and did not await may use the database after its end', async () => {
    const done = Promise.withResolvers<void>()
    const later = await database.withTransaction(async () => ({ reply: done.promise.then(names) }))
    done.resolve()
    expect(await later.reply).toEqual([])
  })

  test('is of no use after its end', async () => {
    let kept: Transaction | undefined
    await database.withTransaction(async (tx) => {
      kept = tx
    })
    expect(await messages((async () => kept && add(kept, 'late'))())).toMatch(/after its end|closed/)
    expect(await names()).toEqual([])
  })
})
