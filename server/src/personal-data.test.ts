import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesMatching, readText } from '../../test/sources.ts'
import { encryptedRequest, encryptedVerse } from '../test-support/encryption.ts'
import { startTestServer, type TestServer } from '../test-support/server.ts'
import * as schema from './db/schema.ts'
import { liturgyId } from './features/reminders/liturgies.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
afterAll(() => it.close())

const names = (table: PgTable, columns: readonly string[]) =>
  Object.values(getTableColumns(table)).some(({ name }) => columns.includes(name))
const byUser = ['user_id', 'actor_id', 'subject_id']
const byOtherMeans = ['device_id', 'device_scope', 'session_id', 'email', 'recipient', 'address']
const all = Object.entries(schema).flatMap(([name, part]) => (is(part, PgTable) ? [{ name, table: part }] : []))
const tables = all.filter(({ table }) => names(table, byUser))

const code = filesMatching('server/src/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('server/src/db/schema'))
  .map(readText)
  .join('\n')
/** A table that no code names holds nothing yet. */
const used = tables.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(code))

const verseId = 'Prov.3.5-Prov.3.6'
const day = '2026-03-02'
const templateId = liturgyId('At Midday')
/** A row of a person for each table that holds some; a new table needs one here, an export and an erasure. */
const rows: Record<string, (userId: string) => object> = {
  sessions: (userId) => ({ userId, sid: `sid ${userId}`, sess: {}, expire: new Date('2026-04-01') }),
  userVerseHistory: (userId) => ({ userId, verseId, kind: 'random', shownDate: day }),
  prayerRequests: (userId) => ({ userId, ...encryptedRequest('Rest') }),
  savedScriptures: (userId) => ({
    userId,
    verseId,
    text: 'text',
    reference: 'Proverbs 3:5-6',
    ...encryptedVerse({ userId, verseId }, 'Layoffs'),
  }),
  liturgyInstances: (userId) => ({ userId, templateId, triggerTime: new Date('2026-03-02') }),
  prayerReminders: (userId) => ({ userId, name: 'Noon', time: '12:00', days: ['daily'], notificationText: 'Pray' }),
  pushSubscriptions: (userId) => ({
    userId,
    sid: `session of ${userId}`,
    endpoint: `https://fcm.googleapis.com/${userId}`,
    p256dh: '',
    auth: '',
    timeZone: 'UTC',
    discreet: false,
    handledUntil: new Date('2026-03-02'),
    nextDueAt: new Date('2026-03-02'),
  }),
  billingAccounts: (userId) => ({ userId, renewsAt: new Date('2026-04-01') }),
  aiUsage: (userId) => ({ userId, day, count: 3 }),
  emailPrayerSubscriptions: (userId) => ({
    userId,
    email: `${userId}@example.org`,
    addressHash: userId.slice(0, 8),
    isActive: false,
    verifiedAt: new Date('2026-03-02'),
  }),
  emailSubscriptionRequests: (userId) => ({
    userId,
    email: 'team@example.org',
    addressHash: 'hash',
    timeZone: 'UTC',
    prayerTimes: ['08:00'],
    expiresAt: new Date('2026-03-05'),
  }),
  calendarFeeds: (userId) => ({ userId }),
  auditLog: (userId) => ({ actorId: userId, subjectId: userId, action: 'role changed', at: new Date('2026-03-02') }),
}

const person = async (subject: string) => {
  const [row] = await it.database.orm.insert(schema.users).values({ issuer: 'test', subject }).returning()
  if (!row) throw new Error('no row')
  const session = { userId: row.id, sid: `session of ${row.id}`, sess: {}, expire: new Date('2026-04-01') }
  await it.database.orm.insert(schema.sessions).values(session)
  return row.id
}
const heldOf = async (table: PgTable, userId: string) => {
  const all = await it.database.orm.select().from(table)
  return all.filter((row) => Object.values(row).includes(userId)).length
}

test('every table with rows of persons has a sample here', () => {
  expect(used.map(({ name }) => name).toSorted()).toEqual(Object.keys(rows).toSorted())
})

// Rows of a device or a session alone belong to nobody whom an erasure could name, so no table is for them alone; those of an
// address are erased by it (`personal-data-erasure.test.ts`).
test('a table that names somebody otherwise than by a user is one that is erased by their address', () => {
  const others = all.filter(({ table }) => names(table, byOtherMeans) && !names(table, byUser))
  expect(others.map(({ name }) => name).toSorted()).toEqual(['mailOutbox', 'signInCodes', 'users'])
})

const leaving = { email: null, before: new Date('2026-03-02') }

test.each(used)(
  '$name: what it holds about a person is in their export, and is erased for them alone',
  async ({ name, table }) => {
    const [anna, ruth] = [await person(`anna ${name}`), await person(`ruth ${name}`)]
    const before = JSON.stringify(await it.server.personalData.collect(anna))
    for (const userId of [anna, ruth]) await it.database.orm.insert(table).values(rows[name]?.(userId) as never)
    expect(JSON.stringify(await it.server.personalData.collect(anna))).not.toBe(before)

    // Without the module of the account, whose row would take the others along.
    await it.database.withTransaction(async (tx) => {
      for (const module of it.server.modules) if (!('findOrCreate' in module)) await module.erase?.(tx, anna, leaving)
      if (name === 'auditLog') for (const module of it.server.modules) await module.erase?.(tx, anna, leaving)
    })
    expect(await heldOf(table, anna), getTableName(table)).toBe(0)
    expect(await heldOf(table, ruth)).toBeGreaterThan(0)
  },
)

test('erasing somebody removes them, and notes that without a name', async () => {
  const anna = await person('anna')
  await it.server.personalData.erase(anna, anna)
  await expect(it.server.personalData.collect(anna)).rejects.toThrow()
  const notes = await it.database.orm.select().from(schema.auditLog)
  expect(notes.filter(({ action }) => action === 'account deleted')).toMatchObject([{ actorId: null, subjectId: null }])
})
