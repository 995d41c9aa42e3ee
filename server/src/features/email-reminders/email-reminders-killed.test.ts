import { expect, test } from 'vitest'
import { killWhileSending } from '../../../test-support/killed-reminders.ts'
import { emptyPostgres } from '../../../test-support/postgres.ts'
import { scratchPath } from '../../../test-support/scratch.ts'

test('killed six times while sending: nobody is missed, and what is repeated was in flight and has the same id', async () => {
  const postgres = await emptyPostgres()
  const where = await postgres.createDatabase()
  const subscriptions = 400
  const result = await killWhileSending({ where, kills: 6, subscriptions })
  expect(result).toMatchObject({
    ledger: [{ status: 'sent', count: subscriptions }],
    reached: subscriptions,
    distinctIds: subscriptions,
  })
  expect(result.repeated).toBeLessThanOrEqual(result.mostRepeated)
  await postgres.stop()
})

test('the whole program on the embedded database, killed twice while it sends', async () => {
  const subscriptions = 200
  const where = { folder: scratchPath() }
  const result = await killWhileSending({ where, program: 'server', kills: 2, subscriptions })
  expect(result).toMatchObject({
    ledger: [{ status: 'sent', count: subscriptions }],
    reached: subscriptions,
    distinctIds: subscriptions,
  })
  expect(result.repeated).toBeLessThanOrEqual(result.mostRepeated)
})
