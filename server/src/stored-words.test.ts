import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { scratchPath } from '../test-support/scratch.ts'
import { startTestServer } from '../test-support/server.ts'
import { type Database, openDatabase } from './db/client.ts'

/** Everything is written twice, and everything is read: longer than other tests on a busy machine. */
const patience = 120_000
const word = 'unmistakable'

/** Writes words of a person wherever there is room for them, as a device and as a user. */
async function writeEverywhere(it: Awaited<ReturnType<typeof startTestServer>>) {
  const browser = it.visit()
  for (const turn of ['device', 'user']) {
    if (turn === 'user') await it.signIn(browser, 'ruth@example.org')
    const own = (field: string) => `${word} ${field} of the ${turn}`
    const request = { name: own('name'), prayerText: own('text'), notes: own('notes') }
    const { id } = (await browser.post('/api/prayer/requests', request)).json
    await browser.put(`/api/prayer/requests/${id}`, { notes: own('other notes'), isAnswered: true })
    const { id: second } = (await browser.post('/api/prayer/requests', request)).json
    await browser.delete(`/api/prayer/requests/${second}`)
    const kept = { verseId: 'Prov.3.5-Prov.3.6', challenge: own('challenge'), deviceId: browser.deviceId }
    expect((await browser.post('/api/scripture/save', kept)).json.challenge).toBe(kept.challenge)
    expect((await browser.get(`/api/prayer/requests?q=${word}`)).json).toHaveLength(turn === 'user' ? 2 : 1)
    await browser.get(`/api/scripture/challenge?sessionId=a&challenge=${word}`)
    await browser.post('/api/ai/guidance', { prompt: own('prompt'), context: own('context') })
    await browser.post('/api/ai/life-application', { topic: own('topic') })
    await browser.post('/api/safety', { text: own('text that stays in the browser') })
  }
}

/** Every row of every table, as a dump has it. */
async function dump({ orm }: Database): Promise<string> {
  const tables = rowsOf<{ name: string }>(
    await orm.execute(sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
  )
  let all = ''
  for (const { name } of tables) {
    const rows = rowsOf<{ row: string }>(await orm.execute(sql.raw(`select t::text as row from ${name} t`)))
    all += rows.map(({ row }) => `${name} ${row}\n`).join('')
  }
  return all
}

const rowsOf = <Row>(answer: unknown) => (answer as { rows: Row[] }).rows

test(
  'a dump of the database holds none of the words that people wrote',
  async () => {
    const it = await startTestServer()
    await writeEverywhere(it)
    const dumped = await dump(it.database)
    await it.close()
    expect(dumped).toContain('public.prayer_requests')
    expect(dumped).toContain('public.saved_scriptures')
    expect(dumped.split('\n').filter((line) => line.toLowerCase().includes(word))).toEqual([])
  },
  patience,
)

test(
  'the files of the embedded database hold none of them either, its log included',
  async () => {
    const folder = scratchPath()
    const it = await startTestServer({ database: await openDatabase({ folder }) })
    await writeEverywhere(it)
    await it.close()
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile())
    const holds = (path: string, text: string) => readFileSync(path).includes(text)
    // Who signs in is known to the database, and would be found.
    expect(files.some((path) => holds(path, 'ruth@example.org'))).toBe(true)
    expect(files.filter((path) => holds(path, word))).toEqual([])
  },
  patience,
)
