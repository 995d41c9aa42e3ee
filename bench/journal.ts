import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '../server/src/db/client.ts'
import { type Cipher, createCipher, keyFrom } from '../server/src/db/encryption.ts'
import { prayerRequests } from '../server/src/db/schema.ts'
import { writtenReading } from '../server/src/features/prayer-requests/reading.ts'
import { createPrayerRequestsService } from '../server/src/features/prayer-requests/service.ts'
import { createPrayerRequestsStore } from '../server/src/features/prayer-requests/store.ts'
import { calmReading } from '../server/src/safety/safety.ts'
import { startPostgres } from '../server/test-support/embedded-postgres.ts'
import { printTable } from './table.ts'

/* npm run bench:journal [-- --rows 10000000]: the journal in PostgreSQL, a hundred requests a person. */

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10000000' }, calls: { type: 'string', default: '300' } },
})
const rows = Number(values.rows)
const calls = Number(values.calls)
const smallRows = 10_000
const requestsEach = 100
const warmUp = 30
/** As people write: a name of a few words, a paragraph, notes for every other one. */
const words = {
  name: 'The review on Thursday',
  prayerText: 'Lord, give me calm and clear words. '.repeat(6),
  notes: 'Spoke with Anna; try again next week. ',
}

const key = keyFrom(randomBytes(32))
const real = createCipher({ current: () => key, find: () => key, all: () => [key] })
/** Binds to no row; the work is the same. */
const cipher: Cipher = {
  ...real,
  encrypt: (column, _row, text) => real.encrypt(column, '', text),
  decrypt: (column, _row, value) => real.decrypt(column, '', value),
}
const postgres = await startPostgres()
try {
  const sizes = [await openJournal('small', smallRows), await openJournal('large', rows)]
  const table: string[][] = []
  for (const name of ['list', 'page of 50', 'write', 'search'] as const) {
    const times = sizes.map((): number[] => [])
    // In turn, so that what else the machine does meets both.
    for (let count = -warmUp; count < calls; count++) {
      for (const [place, { service }] of sizes.entries()) {
        const start = performance.now()
        await service[name]()
        if (count >= 0) times[place]?.push(performance.now() - start)
      }
    }
    const row = (share: number) => times.map((all) => quantile(all, share))
    const [[small50 = 0, large50 = 0], [small99 = 0, large99 = 0]] = [row(0.5), row(0.99)]
    const cells = [small50, large50, small99, large99].map((time) => `${time.toFixed(1)} ms`)
    table.push([name, ...cells, `${(large50 / small50).toFixed(2)}×`, `${(large99 / small99).toFixed(2)}×`])
  }
  const [few, many] = [smallRows, rows].map((count) => count.toLocaleString('en-US'))
  printTable(['call', `p50 of ${few}`, `of ${many}`, `p99 of ${few}`, `of ${many}`, 'ratio p50', 'ratio p99'], table)
  console.log(
    `${calls} calls each, in turn, of the service on PostgreSQL, without HTTP; each person has ${requestsEach} requests.`,
  )
  for (const { close } of sizes) await close()
} finally {
  await postgres.stop()
}

/** The calls of anybody, at random, on a database with so many rows. */
async function openJournal(name: string, count: number) {
  const url = new URL(postgres.url)
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href })
  await seed(url.href, count)
  const journal = createPrayerRequestsService({
    store: createPrayerRequestsStore(database.orm, cipher),
    clock: { now: () => Temporal.Now.instant() },
    safety: { read: async () => calmReading },
    help: { helpIn: () => ({ region: '', helplines: [] }) },
  })
  const people = Math.ceil(count / requestsEach)
  const anybody = () => ({ kind: 'user', userId: userId(Math.floor(Math.random() * people)) }) as const
  const service = {
    list: () => journal.list(anybody(), {}, null),
    'page of 50': () => journal.list(anybody(), { limit: 50 }, null),
    write: () => journal.create(anybody(), words, { heard: calmReading, timeZone: null }),
    search: () => journal.list(anybody(), { q: 'nowhere to be found' }, null),
  }
  return { service, close: database.close }
}

function userId(place: number): string {
  return `00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`
}

/** One SQL statement copies the same encrypted words into every row, which the cipher of this bench allows; indexes come after. */
async function seed(url: string, count: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const start = performance.now()
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'prayer_requests' and indexname not like '%pkey'",
  )
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into users (id, issuer, subject)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bench', n::text
      from generate_series(0, $1::int - 1) n`,
    [Math.ceil(count / requestsEach)],
  )
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
  await client.query('alter table prayer_requests drop constraint prayer_requests_pkey')
  await client.query(
    `insert into prayer_requests (user_id, name, prayer_text, notes, reading, is_answered, answered_date, created_at)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n / $1::int), 12, '0'))::uuid, $2, $3,
        case when n % 2 = 0 then $4 end, $5, n % 3 = 0, case when n % 3 = 0 then now() end, now() - n % 1000 * interval '1 hour'
      from generate_series(0, $6::int - 1) n`,
    [requestsEach, ...encryptedWords(), count],
  )
  await client.query('alter table prayer_requests add primary key (id)')
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('vacuum analyze prayer_requests, users')
  const { rows: sizes } = await client.query<{ size: string }>(
    "select pg_size_pretty(pg_total_relation_size('prayer_requests')) as size",
  )
  console.log(
    `${count.toLocaleString('en-US')} rows, ${sizes[0]?.size}, in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  await client.end()
}

function encryptedWords(): string[] {
  const { name, prayerText, notes, reading } = prayerRequests
  return [
    cipher.encrypt(name, '', words.name),
    cipher.encrypt(prayerText, '', words.prayerText),
    cipher.encrypt(notes, '', words.notes),
    cipher.encrypt(reading, '', writtenReading(calmReading)),
  ]
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((x, y) => x - y)[Math.floor(times.length * share)] ?? Number.NaN
}
