import { openText } from '@lampstand/scripture/text'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { encryptedVerse } from '../../../test-support/encryption.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { savedScriptures } from '../../db/schema.ts'

const text = openText()
const savedUrl = (browser: Browser) => `/api/scripture/saved?deviceId=${browser.deviceId}`

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const keep = (browser: Browser, more: object = {}) =>
  browser.post('/api/scripture/save', {
    verseId: 'Prov.3.5-Prov.3.6',
    text: 'ignored',
    reference: 'ignored',
    challenge: 'Layoffs',
    deviceId: browser.deviceId,
    ...more,
  })

test('a kept verse is the text itself, whatever the body says', async () => {
  const browser = it.visit()
  const lie = { text: 'God helps those who help themselves.', reference: 'Hezekiah 3:2' }
  const { status, json } = await keep(browser, lie)
  expect(status).toBe(200)
  expect(json).toMatchObject({
    text: text.quote('Prov.3.5-Prov.3.6'),
    reference: 'Proverbs 3:5-6',
    challenge: 'Layoffs',
  })
  expect((await browser.get(savedUrl(browser))).json).toEqual([json])
})

test('a kept verse is shown from the text even when the stored copy was changed', async () => {
  const browser = it.visit()
  await keep(browser)
  await it.database.orm.update(savedScriptures).set({ text: 'changed', reference: 'changed' })
  expect((await browser.get(savedUrl(browser))).json[0].text).toBe(text.quote('Prov.3.5-Prov.3.6'))
})

test('a verse that is not curated cannot be kept', async () => {
  expect((await keep(it.visit(), { verseId: 'Hez.3.2' })).status).toBe(404)
})

test('a double click keeps a verse once', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const [a, b] = await Promise.all([keep(browser), keep(browser)])
  expect(a.json.id).toBe(b.json.id)
  expect((await browser.get(savedUrl(browser))).json).toHaveLength(1)
})

test('without a challenge a verse is kept under General', async () => {
  expect((await keep(it.visit(), { challenge: undefined })).json.challenge).toBe('General')
  expect((await keep(it.visit(), { challenge: '   ' })).json.challenge).toBe('General')
})

test('the longest challenge in the widest letters is kept', async () => {
  const challenge = '🕯'.repeat(500)
  expect((await keep(it.visit(), { challenge })).json.challenge).toBe(challenge)
})

test('removing a kept verse leaves the others', async () => {
  const browser = it.visit()
  const first = (await keep(browser)).json
  const second = (await keep(browser, { challenge: 'Conflict' })).json
  const gone = await browser.delete(`/api/scripture/saved/${first.id}?deviceId=${browser.deviceId}`)
  expect(gone.status).toBe(204)
  expect((await browser.get(savedUrl(browser))).json).toEqual([second])
})

test('what was let go of comes back with the day on which it was kept, and never with one to come', async () => {
  const device = it.visit()
  const body = { verseId: 'Prov.3.5-Prov.3.6', challenge: 'one', deviceId: device.deviceId }
  const { id, savedAt } = (await device.post('/api/scripture/save', body)).json
  it.clock.advance({ hours: 48 })
  await device.delete(`/api/scripture/saved/${id}?deviceId=${device.deviceId}`)
  expect((await device.post('/api/scripture/save', { ...body, savedAt })).json.savedAt).toBe(savedAt)
  const ahead = await device.post('/api/scripture/save', { ...body, challenge: 'two', savedAt: '2099-01-01T00:00:00Z' })
  expect(ahead.json.savedAt).toBe(new Date(it.clock.now().epochMilliseconds).toISOString())
})

test('another device neither sees nor removes a kept verse', async () => {
  const [mine, other] = [it.visit(), it.visit()]
  const { id } = (await keep(mine)).json
  expect((await other.get(savedUrl(other))).json).toEqual([])
  expect((await other.delete(`/api/scripture/saved/${id}?deviceId=${other.deviceId}`)).status).toBe(404)
  expect((await mine.get(savedUrl(mine))).json).toHaveLength(1)
})

test('a copied device id without the cookie opens nothing', async () => {
  const mine = it.visit()
  const { id } = (await keep(mine)).json
  const thief = it.visit(mine.deviceId)
  expect((await thief.get(savedUrl(thief))).json).toEqual([])
  await keep(thief, { challenge: 'mine now' }) // the thief gets a secret of their own
  expect((await thief.get(savedUrl(thief))).json).toHaveLength(1)
  expect((await thief.delete(`/api/scripture/saved/${id}?deviceId=${thief.deviceId}`)).status).toBe(404)
  expect((await mine.get(savedUrl(mine))).json).toHaveLength(1)
})

test('another person on the same device sees nothing after a sign-out', async () => {
  const browser = await it.signedIn('ruth@example.org')
  await keep(browser)
  await browser.get('/api/logout')
  expect((await browser.get(savedUrl(browser))).json).toEqual([])
  await it.signIn(browser, 'boaz@example.org')
  expect((await browser.get(savedUrl(browser))).json).toEqual([])
  await browser.get('/api/logout')
  await it.signIn(browser, 'ruth@example.org')
  expect((await browser.get(savedUrl(browser))).json).toHaveLength(1)
})

test('what a device kept becomes the user’s at sign-in, once', async () => {
  const browser = it.visit()
  await keep(browser)
  await it.signIn(browser, 'ruth@example.org')
  expect((await browser.get(savedUrl(browser))).json).toHaveLength(1)
  const phone = await it.signedIn('ruth@example.org')
  expect((await phone.get(savedUrl(phone))).json).toHaveLength(1)
})

test('a verse that both the device and the user keep is there once after the claim', async () => {
  const phone = await it.signedIn('ruth@example.org')
  await keep(phone)
  const desk = it.visit()
  await keep(desk)
  await it.signIn(desk, 'ruth@example.org')
  expect((await desk.get(savedUrl(desk))).json).toHaveLength(1)
})

test('a device id in query or body must be that of the header', async () => {
  const browser = it.visit()
  const elsewhere = await browser.get('/api/scripture/saved?deviceId=device-somebodyelse')
  expect(elsewhere).toMatchObject({ status: 400, json: { code: 'device_mismatch' } })
  expect((await keep(browser, { deviceId: 'device-somebodyelse' })).status).toBe(400)
})

test('saved verses need a device or a user', async () => {
  const browser = it.visit()
  const headers = { 'x-device-id': null }
  expect((await browser.get(savedUrl(browser), { headers })).json).toMatchObject({
    status: 401,
    code: 'actor_required',
  })
})

test.each([
  ['verseId', {}],
  ['verseId', { verseId: 7 }],
  ['verseId', { verseId: '' }],
  ['challenge', { challenge: 'c'.repeat(1001) }],
  ['challenge', { challenge: {} }],
  ['text', { text: 't'.repeat(20_001) }],
  ['reference', { reference: 'r'.repeat(201) }],
  ['deviceId', { deviceId: 'device_12345678' }],
  ['deviceId', { deviceId: undefined }],
])('save refuses a bad %s and keeps nothing', async (path, change) => {
  const browser = it.visit()
  const bad = Object.keys(change).length === 0 ? { verseId: undefined } : change
  const { status, json } = await keep(browser, bad)
  expect(status).toBe(400)
  expect(json.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  expect((await browser.get(savedUrl(browser))).json).toEqual([])
})

test('a tab left open by somebody who signed out writes to nobody', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id } = (await browser.get('/api/auth/user')).json
  const headers = { 'x-user-id': id }
  await browser.get('/api/logout')
  const body = { verseId: 'Prov.3.5-Prov.3.6', challenge: 'my secret trouble', deviceId: browser.deviceId }
  expect((await browser.post('/api/scripture/save', body, { headers })).status).toBe(401)
  await it.signIn(browser, 'boaz@example.org')
  expect((await browser.post('/api/scripture/save', body, { headers })).status).toBe(401)
  expect((await browser.get(savedUrl(browser), { headers })).status).toBe(401)
  expect((await browser.get(savedUrl(browser))).json).toEqual([])
})

test('four browsers that claim the same verse for one person at once all succeed', async () => {
  const browsers = [it.visit(), it.visit(), it.visit(), it.visit()]
  for (const browser of browsers) await keep(browser)
  for (const browser of browsers) await it.signIn(browser, 'ruth@example.org')
  const answers = await Promise.all(browsers.map((browser) => browser.get(savedUrl(browser))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await it.visit().get('/healthz')).status).toBe(200)
})

test('a person keeps 2,000 verses and no more; letting go of one makes room', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id: userId } = (await browser.get('/api/auth/user')).json
  const row = { userId, verseId: 'Prov.3.5-Prov.3.6', text: 'text', reference: 'Proverbs 3:5-6' }
  const many = Array.from({ length: 2000 }, (_, place) => ({ ...row, ...encryptedVerse(row, `Challenge ${place}`) }))
  await it.database.orm.insert(savedScriptures).values(many)
  const { status, json } = await keep(browser)
  expect([status, json.code]).toEqual([400, 'too_many'])
  const [first] = (await browser.get(savedUrl(browser))).json
  await browser.delete(`/api/scripture/saved/${first.id}?deviceId=${browser.deviceId}`)
  expect((await keep(browser)).status).toBe(200)
})
