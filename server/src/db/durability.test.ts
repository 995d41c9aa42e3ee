import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { scratchPath } from '../../test-support/scratch.ts'
import { startWriter } from '../../test-support/writer-process.ts'
import { openDatabase } from './client.ts'
import { serverSecrets } from './schema.ts'

const rounds = 30
/** Every so many rounds the program is killed while it still opens, thus in the middle of recovery. */
const killedEarly = 5

describe('kill -9', () => {
  test(`${rounds} times under writes: nothing acknowledged is lost and no transaction is halved`, async () => {
    const folder = scratchPath()
    const acknowledged = new Set<string>()
    let checked = 0
    for (let round = 1; round <= rounds; round++) {
      const writer = startWriter(folder)
      // It writes without a pause, so the kill comes in the middle of a start or of a write.
      if (round % killedEarly === 0) await sleep(round * 40)
      else await writer.hasKept(1 + ((round * 19) % 43))
      await writer.kill()

      const found = writer.found()
      if (found) {
        checked++
        expect(lost(acknowledged, found)).toEqual([])
        expect(halved(found)).toEqual([])
      }
      for (const id of writer.kept()) acknowledged.add(id)
    }
    const found = await namesIn(folder)
    expect(lost(acknowledged, found)).toEqual([])
    expect(halved(found)).toEqual([])
    expect(checked).toBeGreaterThanOrEqual(rounds - rounds / killedEarly)
    expect(acknowledged.size).toBeGreaterThan(rounds)
  }, 600_000)

  test('during the first start: the next start finds a whole database and no leftovers', async () => {
    for (const delay of [0, 80, 320]) {
      const folder = scratchPath()
      const writer = startWriter(folder)
      while (!existsSync(join(folder, 'database.new'))) await sleep(1)
      await sleep(delay)
      await writer.kill()
      if (delay === 0) expect(readdirSync(folder)).not.toContain('database')

      const database = await openDatabase({ folder })
      expect(halved(await namesOf(database))).toEqual([])
      await database.close()
      expect(readdirSync(folder).sort()).toEqual(['database', 'lock'])
    }
  })
})

const lost = (ids: ReadonlySet<string>, found: ReadonlySet<string>) => [...ids].filter((id) => !found.has(`${id}/a`))

const halved = (found: ReadonlySet<string>) =>
  [...found].filter((name) => !found.has(name.endsWith('/a') ? name.replace('/a', '/b') : name.replace('/b', '/a')))

async function namesIn(folder: string) {
  const database = await openDatabase({ folder })
  try {
    return await namesOf(database)
  } finally {
    await database.close()
  }
}

async function namesOf({ orm }: Awaited<ReturnType<typeof openDatabase>>) {
  const rows = await orm.select({ name: serverSecrets.name }).from(serverSecrets)
  return new Set(rows.map(({ name }) => name))
}
