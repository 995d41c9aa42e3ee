import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { savedScriptures, scriptureVerses } from '../../db/schema.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const verses = ['Prov.3.5-Prov.3.6', 'Phil.4.11-Phil.4.13']
const challenges = ['General', 'Mein Chef 🙈 <b>schreit</b>', 'عملي', 'a\n\nb  c']

async function fill(browser: Browser) {
  for (const verseId of verses) {
    for (const challenge of challenges) {
      it.clock.advance({ minutes: 1 })
      const body = { verseId, challenge, deviceId: browser.deviceId }
      expect((await browser.post('/api/scripture/save', body)).status).toBe(200)
    }
  }
  for (const name of ['Mein Chef 🙈 <i>ruht</i>', 'عملي']) {
    const request = { name, prayerText: 'a\n\nb  c 祈', notes: name === 'عملي' ? undefined : 'Thursday' }
    const { id } = (await browser.post('/api/prayer/requests', request)).json
    if (request.notes) await browser.put(`/api/prayer/requests/${id}`, { isAnswered: true })
  }
  await browser.get('/api/scripture/daily?sessionId=s')
  await browser.get('/api/scripture/random?sessionId=s')
  const [liturgy] = (await browser.get('/api/prayer/liturgies')).json
  const reminder = { name: 'عملي', time: '08:00', days: ['monday'], notificationText: '🙏', isActive: false }
  await browser.post('/api/prayer/reminders', { ...reminder, liturgyTemplateId: liturgy.id })
  for (const userReflection of ['a\n\nb  c 祈', '']) {
    it.clock.advance({ minutes: 1 })
    const { id } = (await browser.post(`/api/prayer/liturgies/${liturgy.id}/instances`)).json
    expect((await browser.put(`/api/prayer/liturgy-instances/${id}`, { userReflection })).status).toBe(200)
  }
}

/** Whose words, times and addresses a person has settled. */
async function settle(browser: Browser, email: string) {
  await browser.put('/api/auth/user', { firstName: 'Boaz', lastName: 'בועז 🌾' })
  await browser.put('/api/account/settings', { timeZone: 'Pacific/Auckland', discreet: true })
  await browser.put('/api/ai/state', { enabled: false })
  for (const address of [email, `office.${email}`]) {
    it.clock.advance({ minutes: 1 })
    const wanted = { email: address, timeZone: 'America/Denver', prayerTimes: ['06:30', '21:00'] }
    expect((await browser.post('/api/prayer/email/subscribe', wanted)).status).toBe(200)
  }
}

type Made = Record<string, unknown> & { account: Record<string, unknown>; emailReminders: Record<string, unknown> }

/** What a person made here, without what is of the account itself. */
function madeIn({ savedScriptures, versesShown, prayerRequests, reminders, liturgies, ...rest }: Made) {
  const { firstName, lastName, timeZone, timeZoneIsChosen, discreet, aiEnabled } = rest.account
  const profile = { firstName, lastName, timeZone, timeZoneIsChosen, discreet, aiEnabled }
  const { subscriptions, awaitingConfirmation } = rest.emailReminders
  const journal = { savedScriptures, versesShown, prayerRequests, reminders, liturgies }
  return JSON.stringify({ ...journal, profile, subscriptions, awaitingConfirmation })
}
const exported = async (browser: Browser) => (await browser.post('/api/account/export')).json

test('an export names its form and holds what is kept', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  await fill(boaz)
  const file = await exported(boaz)
  expect(file).toMatchObject({ format: 'lampstand-export', version: 1, account: { email: 'boaz@example.org' } })
  expect(file.savedScriptures).toHaveLength(8)
  expect(file.versesShown).toHaveLength(2)
  expect(file.sessions).toHaveLength(1)
})

test('what was exported and wiped comes back the same, and a second time adds nothing', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  await fill(boaz)
  await settle(boaz, 'boaz@example.org')
  const file = await exported(boaz)
  await boaz.post('/api/account/delete', { confirmation: 'boaz@example.org' })
  const mails = it.mailbox.length

  const again = await it.signedIn('boaz@example.org')
  expect((await exported(again)).savedScriptures).toEqual([])
  expect((await again.post('/api/account/import', file)).json).toEqual([
    { part: 'profile', added: 1, alreadyHere: 0, leftOut: 0 },
    { part: 'savedScriptures', added: 8, alreadyHere: 0, leftOut: 0 },
    { part: 'versesShown', added: 2, alreadyHere: 0, leftOut: 0 },
    { part: 'prayerRequests', added: 2, alreadyHere: 0, leftOut: 0 },
    { part: 'reminders', added: 1, alreadyHere: 0, leftOut: 0 },
    { part: 'liturgies', added: 2, alreadyHere: 0, leftOut: 0 },
    { part: 'emailReminders', added: 2, alreadyHere: 0, leftOut: 0 },
  ])
  expect(madeIn(await exported(again))).toBe(madeIn(file))
  expect((await again.post('/api/account/import', file)).json).toEqual([
    { part: 'profile', added: 0, alreadyHere: 1, leftOut: 0 },
    { part: 'savedScriptures', added: 0, alreadyHere: 8, leftOut: 0 },
    { part: 'versesShown', added: 0, alreadyHere: 2, leftOut: 0 },
    { part: 'prayerRequests', added: 0, alreadyHere: 2, leftOut: 0 },
    { part: 'reminders', added: 0, alreadyHere: 1, leftOut: 0 },
    { part: 'liturgies', added: 0, alreadyHere: 2, leftOut: 0 },
    { part: 'emailReminders', added: 0, alreadyHere: 2, leftOut: 0 },
  ])
  expect(madeIn(await exported(again))).toBe(madeIn(file))
  // Nothing was sent to an address that is to be proven anew.
  expect(it.mailbox.slice(mails).map(({ to }) => to)).toEqual(['boaz@example.org'])
})

test("a file of somebody else's fills one's own account and leaves theirs alone", async () => {
  const boaz = await it.signedIn('boaz@example.org')
  await fill(boaz)
  const file = await exported(boaz)
  const ruth = await it.signedIn('ruth@example.org')
  for (const added of [8, 0]) {
    expect((await ruth.post('/api/account/import', file)).json[1]).toMatchObject({ added, alreadyHere: 8 - added })
  }
  const hers = (await exported(ruth)).savedScriptures
  expect(hers).toHaveLength(8)
  const own = new Set(file.savedScriptures.map(({ id }: { id: string }) => id))
  expect(hers.some(({ id }: { id: string }) => own.has(id))).toBe(false)
  expect(madeIn(await exported(boaz))).toBe(madeIn(file))
})

test('an import changes nothing that is settled here, and makes nobody else’s address one’s own', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  await settle(boaz, 'boaz@example.org')
  const file = await exported(boaz)
  const ruth = await it.signedIn('ruth@example.org')
  await ruth.put('/api/auth/user', { firstName: 'Ruth', lastName: '' })
  await ruth.put('/api/account/settings', { timeZone: 'Europe/Berlin' })
  await ruth.post('/api/account/import', file)
  const hers = await exported(ruth)
  expect(hers.account).toMatchObject({
    email: 'ruth@example.org',
    firstName: 'Ruth',
    timeZone: 'Europe/Berlin',
    discreet: true,
    aiEnabled: false,
  })
  expect(hers.emailReminders.subscriptions).toEqual([])
  const states = (await ruth.get('/api/prayer/email/subscriptions')).json
  expect(states.map(({ email, state }: { email: string; state: string }) => [email, state])).toEqual([
    ['boaz@example.org', 'awaiting_confirmation'],
    ['office.boaz@example.org', 'awaiting_confirmation'],
  ])
  expect((await exported(boaz)).emailReminders).toEqual(file.emailReminders)
})

test('words of scripture are never taken from a file', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  await fill(boaz)
  const file = await exported(boaz)
  for (const row of file.savedScriptures) Object.assign(row, { text: 'God helps those who help themselves.' })
  file.savedScriptures.push({ ...file.savedScriptures[0], id: crypto.randomUUID(), verseId: 'Hez.1.1' })
  const ruth = await it.signedIn('ruth@example.org')
  expect((await ruth.post('/api/account/import', file)).json[1]).toMatchObject({ added: 8, leftOut: 1 })
  expect(JSON.stringify(await exported(ruth))).not.toContain('help themselves')
})

test.each([
  ['is no export', (file: object) => ({ ...file, format: 'diary' })],
  ['is of a later version', (file: object) => ({ ...file, version: 2 })],
  ['has a row without its id', (file: object) => ({ ...file, savedScriptures: [{ verseId: verses[0] }] })],
])('a file that %s is refused whole', async (_why, spoil) => {
  const boaz = await it.signedIn('boaz@example.org')
  const file = spoil(await exported(boaz))
  expect((await boaz.post('/api/account/import', file)).status).toBe(400)
  expect((await exported(boaz)).savedScriptures).toEqual([])
})

test('a file with more than there is room for changes nothing', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  await fill(boaz)
  const file = await exported(boaz)
  const [row] = file.savedScriptures
  const many = Array.from({ length: 1999 }, (_, n) => ({ ...row, id: crypto.randomUUID(), challenge: `no. ${n}` }))
  const { status, json } = await boaz.post('/api/account/import', { ...file, savedScriptures: many })
  expect([status, json.code]).toEqual([400, 'too_many'])
  expect((await exported(boaz)).savedScriptures).toHaveLength(8)
})

test('an import may be larger than other calls, up to twenty megabytes', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  const file = await exported(boaz)
  expect((await boaz.post('/api/account/import', { ...file, more: 'x'.repeat(1_000_000) })).status).toBe(200)
  expect((await boaz.post('/api/account/import', { ...file, more: 'x'.repeat(21_000_000) })).status).toBe(413)
  expect((await boaz.put('/api/account/settings', { discreet: true, more: 'x'.repeat(1_000_000) })).status).toBe(413)
})

test('the journal is a page of its own that quotes and escapes', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  await fill(boaz)
  const { status, text, headers } = await boaz.get('/api/account/journal', { headers: { 'x-device-id': null } })
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(text).toContain('Mein Chef 🙈 &lt;b&gt;schreit&lt;/b&gt;')
  expect(text).toContain('Mein Chef 🙈 &lt;i&gt;ruht&lt;/i&gt;')
  const [verse] = await it.database.orm
    .select()
    .from(scriptureVerses)
    .where(eq(scriptureVerses.id, 'Prov.3.5-Prov.3.6'))
  expect(text).toContain(verse?.text)
  expect((await it.visit().get('/api/account/journal')).status).toBe(303)
})

test.each(['/api/account/export', '/api/account/import', '/api/account/delete'])('%s needs a sign-in', async (path) => {
  const boaz = await it.signedIn('boaz@example.org')
  const file = { ...(await exported(boaz)), confirmation: 'boaz@example.org' }
  expect((await it.visit().post(path, file)).status).toBe(401)
  expect((await it.database.orm.select().from(savedScriptures)).length).toBe(0)
})
