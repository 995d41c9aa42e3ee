import { eq, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { createAudit } from '../../audit.ts'
import * as schema from '../../db/schema.ts'
import type { Module } from '../../module.ts'
import { createErasure } from './erasure.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const email = 'boaz@example.org'
const verseId = 'Prov.3.5-Prov.3.6'

async function settled(address: string) {
  const browser = await it.signedIn(address)
  await browser.post('/api/scripture/save', { verseId, challenge: address, deviceId: browser.deviceId })
  await browser.post('/api/prayer/requests', { name: address, prayerText: address })
  await browser.get('/api/scripture/daily?sessionId=s')
  await browser.put('/api/auth/user', { firstName: `Given ${address}`, lastName: '' })
  await browser.post('/api/account/export')
  return { browser, id: (await browser.get('/api/auth/user')).json.id as string }
}

/** Everything in the database that names somebody, by their id, address or name. */
async function tracesOf(...names: string[]) {
  const traces: string[] = []
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    const rows = JSON.stringify(await it.database.orm.select().from(table))
    if (names.some((name) => rows.includes(name))) traces.push(getTableName(table))
  }
  return traces.toSorted()
}

/** The erasure of a program in which one more part takes its share. */
const erasureWith = (part: Module) =>
  createErasure([...it.server.modules, part], {
    ...it.database,
    audit: createAudit(it.clock),
    clock: it.clock,
    log: it.app.log,
    sessions: {
      erase: async (tx, userId) => void (await tx.delete(schema.sessions).where(eq(schema.sessions.userId, userId))),
    },
  })

const queueMail = (recipient: string, key: string) =>
  it.database.orm.insert(schema.mailOutbox).values({
    key,
    kind: 'prayer',
    messageId: key,
    recipient,
    content: { subject: 's', text: 't', headers: {} },
    createdAt: new Date('2026-03-01'),
    nextAttemptAt: new Date('2026-04-01'),
  })

test('a deletion leaves no trace in any table, and the other person as they were', async () => {
  const { browser, id } = await settled(email)
  const ruth = await settled('ruth@example.org')
  await queueMail('Boaz@example.org', 'one')
  await queueMail('ruth@example.org', 'two')
  const hers = JSON.stringify((await ruth.browser.post('/api/account/export')).json.savedScriptures)
  expect(await tracesOf(id, email)).toEqual(
    expect.arrayContaining([
      'audit_log',
      'mail_outbox',
      'prayer_requests',
      'saved_scriptures',
      'sessions',
      'sign_in_codes',
      'users',
    ]),
  )

  expect((await browser.post('/api/account/delete', { confirmation: ' BOAZ@example.org ' })).status).toBe(202)
  // The count of codes that an address was sent stands for an hour, against whoever would send it more.
  expect(await tracesOf(id, email, 'Boaz@')).toEqual(['rate_limits'])
  expect((await browser.get('/api/account')).status).toBe(401)
  expect(JSON.stringify((await ruth.browser.post('/api/account/export')).json.savedScriptures)).toBe(hers)
  expect((await it.database.orm.select().from(schema.mailOutbox)).map(({ key }) => key)).toContain('two')
})

test('a deletion asks for the address of the account', async () => {
  const { browser } = await settled(email)
  for (const confirmation of ['ruth@example.org', '', 'boaz']) {
    const { status, json } = await browser.post('/api/account/delete', { confirmation })
    expect([status, json.issues[0].path]).toEqual([400, 'confirmation'])
  }
  expect((await browser.get('/api/account')).status).toBe(200)
})

test('somebody without an address types a word', async () => {
  const { browser, id } = await settled(email)
  await it.database.orm.update(schema.users).set({ email: null }).where(eq(schema.users.id, id))
  expect((await browser.post('/api/account/delete', { confirmation: 'null' })).status).toBe(400)
  expect((await browser.post('/api/account/delete', { confirmation: 'Delete' })).status).toBe(202)
})

test('two clicks are one deletion', async () => {
  const { browser } = await settled(email)
  const both = await Promise.all([1, 2].map(() => browser.post('/api/account/delete', { confirmation: email })))
  expect(both.map(({ status }) => status).every((status) => [202, 401].includes(status))).toBe(true)
  const notes = await it.database.orm.select().from(schema.auditLog)
  expect(notes.filter(({ action }) => action === 'account deleted')).toHaveLength(1)
})

test('a part that fails undoes the removal of all; the person is out meanwhile, and it is done later', async () => {
  const { browser, id } = await settled(email)
  const failing = erasureWith({ erase: () => Promise.reject(new Error('this part is broken')) })
  await failing.begin(id)
  await failing.tryNow(id)
  expect(await tracesOf(id)).toEqual(expect.arrayContaining(['saved_scriptures', 'user_verse_history', 'users']))
  await expect(failing.finishAll()).rejects.toThrow('1 accounts')

  expect((await browser.get('/api/account')).status).toBe(401)
  const again = await it.signedIn(email)
  const { json } = await again.get('/api/auth/user')
  expect(json).toMatchObject({ firstName: null })
  expect(json.id).not.toBe(id)

  await it.server.personalData.finishErasures()
  expect(await tracesOf(id)).toEqual([])
  expect((await again.get('/api/account')).status).toBe(200)
})

test('what must end elsewhere ends before a row is removed, and is asked again until it does', async () => {
  const { id } = await settled(email)
  const asked: string[] = []
  const erasure = erasureWith({
    async beforeErase(userId) {
      asked.push(userId)
      expect(await tracesOf(id)).toContain('saved_scriptures')
      if (asked.length < 3) throw new Error('the payment provider is not there')
    },
  })
  await erasure.begin(id)
  await erasure.tryNow(id)
  await expect(erasure.finishAll()).rejects.toThrow()
  expect(await tracesOf(id)).toContain('saved_scriptures')
  await erasure.finishAll()
  expect(asked).toEqual([id, id, id])
  expect(await tracesOf(id)).toEqual([])
})

test('a program that ended between the two halves finishes at its next start', async () => {
  const { browser, id } = await settled(email)
  const dying = erasureWith({})
  await dying.begin(id)
  expect((await browser.get('/api/account')).status).toBe(401)
  const chore = it.server.modules.flatMap(({ chores = [] }) => chores).find(({ name }) => name === 'account-deletions')
  await chore?.run()
  expect(await tracesOf(id, 'Given boaz')).toEqual([])
})

test('a sign-in that was under way as the account went opens nothing', async () => {
  const { id } = await settled(email)
  await erasureWith({}).begin(id)
  await it.database.orm.insert(schema.sessions).values({
    sid: 'late',
    userId: id,
    sess: { claimed: true },
    expire: new Date('2027-01-01'),
  })
  expect((await it.signedIn(email)).cookies.size).toBeGreaterThan(0)
  await it.server.personalData.finishErasures()
  expect(await tracesOf(id)).toEqual([])
})

test('a code that was sent after the person left still works', async () => {
  const { id } = await settled(email)
  await erasureWith({}).begin(id)
  it.clock.advance({ minutes: 1 })
  const browser = it.visit()
  await browser.submit('/api/login', { email })
  await it.server.personalData.finishErasures()
  const code = /\b\d{6}\b/.exec(it.mailbox.at(-1)?.text ?? '')?.[0] ?? ''
  expect((await browser.submit('/api/login/code', { code })).status).toBe(303)
})
