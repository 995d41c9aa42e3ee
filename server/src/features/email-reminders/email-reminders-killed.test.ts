import { expect, test } from 'vitest'
import { killWhileSending } from '../../../test-support/killed-reminders.ts'
import { emptyPostgres } from '../../../test-support/postgres.ts'

test('killed six times while sending: nobody is missed, and what is repeated was in flight and has the same id', async () => {
  const postgres = await emptyPostgres()
  const { url } = await postgres.createDatabase()
  const subscriptions = 400
  const result = await killWhileSending({ url, kills: 6, subscriptions })
  expect(result).toMatchObject({
    ledger: [{ status: 'sent', count: subscriptions }],
    reached: subscriptions,
    distinctIds: subscriptions,
  })
  expect(result.repeated).toBeLessThanOrEqual(result.mostRepeated)
  await postgres.stop()
}, 300_000)
