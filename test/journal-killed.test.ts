import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../server/test-support/postgres.ts'
import { killUnderWrites } from './kill-rounds.ts'

const rounds = 2
const patience = 300_000

let postgres: Awaited<ReturnType<typeof emptyPostgres>>
beforeAll(async () => {
  postgres = await emptyPostgres()
})
afterAll(() => postgres.stop())

test.each(['embedded', 'PostgreSQL'])(
  'killed at any moment, the program loses no prayer request and keeps none twice: %s',
  async (kind) => {
    const env = kind === 'embedded' ? {} : { DATABASE_URL: (await postgres.createDatabase()).url }
    const { entries, found } = await killUnderWrites(rounds, env)
    expect(entries.length).toBeGreaterThan(rounds)
    expect(found.toSorted()).toEqual(entries.map(({ name }) => name).toSorted())
  },
  patience,
)
