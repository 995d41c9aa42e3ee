import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../test-support/postgres.ts'
import { scratchPath } from '../../test-support/scratch.ts'
import { type Database, openDatabase } from './client.ts'
import { migrationsFolder } from './migrate.ts'
import * as schema from './schema.ts'

type Journal = { entries: { idx: number; when: number; tag: string }[] }
const read = (file: string): unknown => JSON.parse(readFileSync(join(migrationsFolder, 'meta', file), 'utf8'))
const { entries } = read('_journal.json') as Journal

let postgres: Awaited<ReturnType<typeof emptyPostgres>>
beforeAll(async () => {
  postgres = await emptyPostgres()
})
afterAll(() => postgres.stop())

const applied = async ({ orm }: Database) => {
  const answer = await orm.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`)
  return (answer as { rows: { count: number }[] }).rows[0]?.count
}

test('the migrations make the schema: drizzle-kit would generate nothing more', async () => {
  const last = `${String(entries.length - 1).padStart(4, '0')}_snapshot.json`
  const snapshot = read(last) as Parameters<typeof generateMigration>[0]
  const now = generateDrizzleJson(schema, snapshot.id)
  expect(await generateMigration(snapshot, now)).toEqual([])
})

test('each migration is later than the one before, without which it would be skipped', () => {
  const moments = entries.map(({ when }) => when)
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  expect(new Set(moments).size).toBe(entries.length)
})

test('opened again, the embedded database is migrated no second time', async () => {
  const folder = scratchPath()
  for (const opening of ['first', 'second']) {
    const database = await openDatabase({ folder })
    expect(await applied(database), opening).toBe(entries.length)
    await database.close()
  }
})

test('four servers that start at once on an empty PostgreSQL all come up, and it is migrated once', async () => {
  const { url } = await postgres.createDatabase()
  const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url })))
  for (const server of servers) expect(await applied(server)).toBe(entries.length)
  await Promise.all(servers.map((server) => server.close()))

  const again = await openDatabase({ url })
  expect(await applied(again)).toBe(entries.length)
  await again.close()
})

test('zones are kept under the names that they have today', async () => {
  const { url } = await postgres.createDatabase()
  const database = await openDatabase({ url })
  await database.orm.execute(sql`insert into users (issuer, subject, time_zone)
    values ('email', 'anna', 'Europe/Kiev'), ('email', 'boaz', 'Asia/Jerusalem'), ('email', 'chloe', null)`)
  const [tag] = entries.map((entry) => entry.tag).filter((name) => name.endsWith('_current_zone_names'))
  const statements = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint')
  await database.withTransaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
  const rows = await database.orm
    .select({ zone: schema.users.timeZone })
    .from(schema.users)
    .orderBy(schema.users.subject)
  expect(rows.map(({ zone }) => zone)).toEqual(['Europe/Kyiv', 'Asia/Jerusalem', null])
  await database.close()
})

test('people stay signed in when sessions get their user as a column; a session of nobody goes', async () => {
  const client = new PGlite()
  const run = async (tag: string) => client.exec(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))
  const tags = entries.map(({ tag }) => tag)
  const people = tags.findIndex((tag) => tag.endsWith('_people_and_audit'))
  for (const tag of tags.slice(0, people)) await run(tag)
  const userId = '5b0f0f0e-8a6e-4c1f-9a57-111111111111'
  await client.query(`insert into users (id, issuer, subject) values ('${userId}', 'email', 'anna')`)
  const sess = { userId, startedAt: '2026-03-02T09:00:00.5Z', claimed: true, idToken: 'token' }
  const add = (sid: string, content: object) =>
    client.query('insert into sessions (sid, sess, expire) values ($1, $2, $3)', [sid, content, '2026-04-01T10:00:00Z'])
  await add('annas', sess)
  await add('nobodys', { ...sess, userId: '5b0f0f0e-8a6e-4c1f-9a57-222222222222' })
  await run(String(tags[people]))
  const { rows } = await client.query('select sid, user_id, sess, created_at from sessions')
  const createdAt = new Date(sess.startedAt)
  expect(rows).toEqual([
    { sid: 'annas', user_id: userId, sess: { claimed: true, idToken: 'token' }, created_at: createdAt },
  ])
  await client.close()
})
