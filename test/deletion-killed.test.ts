import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../server/test-support/postgres.ts'
import { signInByCode } from './person.ts'
import { type Program, startProgram } from './program.ts'

const rounds = 3
/** Milliseconds within which a deletion is through on an idle machine: the kill falls somewhere in it. */
const longestDeletion = 60
const patience = 300_000

let postgres: Awaited<ReturnType<typeof emptyPostgres>>
beforeAll(async () => {
  postgres = await emptyPostgres()
})
afterAll(() => postgres.stop())

type Headers = Record<string, string>

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

const post = (program: Program, headers: Headers, path: string, body: object) =>
  fetch(program.url + path, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) })

/** Somebody with three prayer requests. */
async function person(program: Program, email: string): Promise<Headers> {
  const headers = await signInByCode(program, email)
  for (const name of ['a', 'b', 'c']) {
    expect((await post(program, headers, '/api/prayer/requests', { name, prayerText: email })).ok).toBe(true)
  }
  return headers
}

/** How many prayer requests their session shows; undefined where it is signed out. */
async function keptBy(program: Program, headers: Headers): Promise<number | undefined> {
  const answer = await fetch(`${program.url}/api/account`, { headers: { ...headers, ...json } })
  if (answer.status === 401) return undefined
  const list = await fetch(`${program.url}/api/prayer/requests`, { headers: { ...headers, ...json } })
  return ((await list.json()) as unknown[]).length
}

test(
  'killed in the middle of a deletion, the program has deleted nothing, or all of it after its next start',
  async () => {
    const { url } = await postgres.createDatabase()
    const env = { DATABASE_URL: url, LOG_LEVEL: 'error' }
    let program = await startProgram({ env })
    const whole: string[] = []
    for (let round = 0; round < rounds; round++) {
      const email = `leaving${round}@example.org`
      const headers = await person(program, email)
      let isAccepted = false
      const deleting = post(program, headers, '/api/account/delete', { confirmation: email }).then(
        ({ status }) => {
          isAccepted = status === 202
        },
        () => undefined,
      )
      await sleep(Math.random() * longestDeletion)
      await program.end('SIGKILL')
      await deleting
      program = await startProgram({ folder: program.folder, port: program.port, env })
      const kept = await keptBy(program, headers)
      if (kept !== undefined) {
        expect([isAccepted, kept]).toEqual([false, 3])
        whole.push(email)
      }
    }
    // Nobody asks again: what was begun is finished by the program itself.
    const database = new pg.Client({ connectionString: url })
    await database.connect()
    const remaining = async () => {
      const { rows } = await database.query<{ email: string }>('select email from users order by email')
      return rows.map(({ email }) => email)
    }
    await expect.poll(remaining, { timeout: 30_000 }).toEqual(whole)
    const { rows } = await database.query<{ count: number }>('select count(*)::int as count from prayer_requests')
    expect(rows[0]?.count).toBe(3 * whole.length)
    await database.end()
    await program.end('SIGTERM')
  },
  patience,
)
