import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPglite } from './embedded.ts'
import { serverSecrets } from './schema.ts'
import { emptyDump } from './test-dump.ts'

let database: Awaited<ReturnType<typeof openPglite>>
beforeAll(async () => {
  database = await openPglite({ loadDataDir: await emptyDump() })
})
afterAll(() => database.close())

const values = () => database.orm.select({ value: serverSecrets.value }).from(serverSecrets)
const misuse = 'used inside a transaction'

test('the outer database inside a transaction throws instead of waiting for ever, and the transaction is undone', async () => {
  const careless = database.orm.transaction(async (tx) => {
    await tx.insert(serverSecrets).values({ name: 'careless', value: 'x' })
    await database.orm.select().from(serverSecrets)
  })
  await expect(careless).rejects.toMatchObject({ cause: { message: expect.stringContaining(misuse) } })
  expect(await values()).toEqual([])
})

test('a transaction of the outer database inside another throws too', async () => {
  const careless = database.orm.transaction(() => database.orm.transaction(async () => undefined))
  await expect(careless).rejects.toThrow(misuse)
})

test('a transaction of the transaction is a savepoint', async () => {
  await database.orm.transaction(async (tx) => {
    await tx.insert(serverSecrets).values({ name: 'outer', value: 'stays' })
    const inner = tx.transaction(async (savepoint) => {
      await savepoint.insert(serverSecrets).values({ name: 'inner', value: 'goes' })
      throw new Error('back')
    })
    await expect(inner).rejects.toThrow('back')
  })
  expect(await values()).toEqual([{ value: 'stays' }])
})

test('others may use the database while a transaction is open, and see it after its end', async () => {
  const began = Promise.withResolvers<void>()
  const transaction = database.orm.transaction(async (tx) => {
    await tx.update(serverSecrets).set({ value: 'changed' }).where(eq(serverSecrets.name, 'outer'))
    began.resolve()
  })
  await began.promise
  expect(await values()).toEqual([{ value: 'changed' }])
  await transaction
})

test('what a transaction started and did not await may use the database after its end', async () => {
  const done = Promise.withResolvers<void>()
  const later = await database.orm.transaction(async () => ({ reply: done.promise.then(values) }))
  done.resolve()
  expect(await later.reply).toEqual([{ value: 'changed' }])
})
