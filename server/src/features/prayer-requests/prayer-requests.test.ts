import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { encryptedRequest } from '../../../test-support/encryption.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { prayerRequests } from '../../db/schema.ts'

const url = '/api/prayer/requests'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const words = { name: 'My review', prayerText: 'Lord, give me calm.', notes: 'Thursday' }
const add = (browser: Browser, more: object = {}) => browser.post(url, { ...words, ...more })
const names = async (browser: Browser, query = '') =>
  ((await browser.get(url + query)).json as { name: string }[]).map(({ name }) => name)
const addMany = async (browser: Browser, ...all: string[]) => {
  for (const name of all) {
    await add(browser, { name })
    it.clock.advance({ minutes: 1 })
  }
}

test('a request is kept as it was written, and the newest stands first', async () => {
  const browser = it.visit()
  const { status, json } = await add(browser)
  expect(status).toBe(200)
  const now = '2026-03-02T09:00:00.000Z'
  expect(json).toEqual({
    id: json.id,
    ...words,
    isAnswered: false,
    answeredDate: null,
    createdAt: now,
    updatedAt: now,
  })
  it.clock.advance({ minutes: 1 })
  const second = (await add(browser, { name: 'שלום 🕊️', notes: undefined })).json
  expect(second.notes).toBe(null)
  expect((await browser.get(url)).json).toEqual([second, json])
})

test('answered has a date, now unless one is given; unanswered has none', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id } = (await add(browser)).json
  const change = async (body: object) => (await browser.put(`${url}/${id}`, body)).json
  it.clock.advance({ hours: 1 })
  expect(await change({ isAnswered: true })).toMatchObject({ ...words, answeredDate: '2026-03-02T10:00:00.000Z' })
  it.clock.advance({ hours: 1 })
  expect(await change({ isAnswered: true })).toMatchObject({ answeredDate: '2026-03-02T10:00:00.000Z' })
  const answeredDate = '2026-02-27T08:00:00.000Z'
  expect(await change({ isAnswered: true, answeredDate, notes: 'Thanks!' })).toMatchObject({
    answeredDate,
    notes: 'Thanks!',
  })
  expect(await change({ isAnswered: false, answeredDate: null })).toMatchObject({
    isAnswered: false,
    answeredDate: null,
  })
})

test('what a change leaves out stays, and empty notes are none', async () => {
  const browser = it.visit()
  const { id } = (await add(browser)).json
  expect((await browser.put(`${url}/${id}`, { name: 'The review' })).json).toMatchObject({
    ...words,
    name: 'The review',
  })
  expect((await browser.put(`${url}/${id}`, { notes: ' ' })).json.notes).toBe(null)
  expect((await browser.put(`${url}/${id}`, { notes: null })).json.notes).toBe(null)
})

test('two tabs that change different words at once both have their way', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id } = (await add(browser)).json
  const changes = [{ name: 'Another name' }, { prayerText: 'Other words' }, { notes: 'Friday' }]
  const answers = await Promise.all(changes.map((change) => browser.put(`${url}/${id}`, change)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await browser.get(url)).json).toMatchObject([
    { name: 'Another name', prayerText: 'Other words', notes: 'Friday' },
  ])
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: undefined }],
  ['name', { name: 'n'.repeat(201) }],
  ['prayerText', { prayerText: '' }],
  ['prayerText', { prayerText: 'p'.repeat(10_001) }],
  ['notes', { notes: 'n'.repeat(5001) }],
  ['idempotencyKey', { idempotencyKey: 'again' }],
])('a new request with a bad %s is refused and nothing is kept', async (path, change) => {
  const browser = it.visit()
  const { status, json } = await add(browser, change)
  expect(status).toBe(400)
  expect(json.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
  expect(json.error).toMatch(/[a-z]{3}.*\.$/)
  expect(await names(browser)).toEqual([])
})

test.each([
  {},
  { name: '' },
  { isAnswered: 'yes' },
  { answeredDate: '2026-03-01T00:00:00Z' },
  { isAnswered: false, answeredDate: '2026-03-01T00:00:00Z' },
  { isAnswered: true, answeredDate: '2026-03-04T00:00:00Z' },
  { isAnswered: true, answeredDate: '0000-01-01T00:00:00Z' },
  { isAnswered: true, answeredDate: 'yesterday' },
])('a change to %j is refused and changes nothing', async (body) => {
  const browser = it.visit()
  const { json } = await add(browser)
  expect((await browser.put(`${url}/${json.id}`, body)).status).toBe(400)
  expect((await browser.get(url)).json).toEqual([json])
})

test('the longest request in wide letters fits', async () => {
  const long = { name: '祈'.repeat(200), prayerText: '祈'.repeat(10_000), notes: '祈'.repeat(5000) }
  expect((await add(it.visit(), long)).json).toMatchObject(long)
})

test('an entry that is sent again makes no second request, whatever became of the first', async () => {
  const browser = it.visit()
  await browser.get('/api/auth/user')
  const entry = { idempotencyKey: crypto.randomUUID() }
  const [one, two] = await Promise.all([add(browser, entry), add(browser, entry)])
  expect([one.status, two.status, two.json.id]).toEqual([200, 200, one.json.id])
  await it.signIn(browser, 'ruth@example.org')
  expect((await add(browser, entry)).json.id).toBe(one.json.id)
  await browser.delete(`${url}/${one.json.id}`)
  expect((await add(browser, entry)).json.id).toBe(one.json.id)
  expect(await names(browser)).toEqual([])
  expect((await add(await it.signedIn('boaz@example.org'), entry)).json.id).not.toBe(one.json.id)
})

test('deleted, a request is nowhere; undone, it is back as it was; after the time for that it is gone for good', async () => {
  const browser = it.visit()
  const { json } = await add(browser)
  const remove = () => browser.delete(`${url}/${json.id}`)
  const restore = () => browser.post(`${url}/${json.id}/restore`)
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect((await browser.put(`${url}/${json.id}`, { name: 'x' })).status).toBe(404)
  expect((await browser.get(`${url}?before=${json.id}`)).status).toBe(404)
  expect(await names(browser)).toEqual([])
  it.clock.advance({ minutes: 8 })
  expect((await restore()).json).toEqual(json)
  expect((await restore()).json).toEqual(json)
  expect((await browser.get(url)).json).toEqual([json])
  await remove()
  it.clock.advance({ minutes: 9, seconds: 1 })
  expect((await restore()).status).toBe(404)
  await it.server.prepare()
  expect(await it.database.orm.$count(prayerRequests)).toBe(0)
})

test('a person keeps 10,000 and no more, and is told so; what was sent before is still answered', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id: userId } = (await browser.get('/api/auth/user')).json
  const entry = { idempotencyKey: crypto.randomUUID() }
  const { id } = (await add(browser, entry)).json
  const { name, prayerText, reading } = encryptedRequest('Rest')
  await it.database.orm.execute(sql`insert into prayer_requests (user_id, name, prayer_text, reading)
    select ${userId}, ${name}, ${prayerText}, ${reading} from generate_series(2, 10000)`)
  const { status, json } = await add(browser)
  expect([status, json.code]).toEqual([400, 'too_many'])
  expect((await add(browser, entry)).json.id).toBe(id)
  await browser.delete(`${url}/${id}`)
  expect((await add(browser)).status).toBe(200)
})

describe('whose they are', () => {
  test('another device, another user and a copied device id find nothing and change nothing', async () => {
    const mine = it.visit()
    const { json } = await add(mine)
    const others = [it.visit(), it.visit(mine.deviceId), await it.signedIn('boaz@example.org')]
    for (const other of others) {
      expect(await names(other)).toEqual([])
      expect((await other.put(`${url}/${json.id}`, { name: 'theirs' })).status).toBe(404)
      expect((await other.delete(`${url}/${json.id}`)).status).toBe(404)
      expect((await other.post(`${url}/${json.id}/restore`)).status).toBe(404)
      expect((await other.get(`${url}?before=${json.id}`)).status).toBe(404)
    }
    expect((await mine.get(url)).json).toEqual([json])
  })

  test('what a device kept becomes the user’s at sign-in, deleted ones that can be undone too', async () => {
    const browser = it.visit()
    await addMany(browser, 'kept', 'deleted')
    const [deleted] = (await browser.get(url)).json
    await browser.delete(`${url}/${deleted.id}`)
    await it.signIn(browser, 'ruth@example.org')
    expect(await names(browser)).toEqual(['kept'])
    await browser.post(`${url}/${deleted.id}/restore`)
    expect(await names(await it.signedIn('ruth@example.org'))).toEqual(['deleted', 'kept'])
  })

  test('a new device that writes several times at once loses nothing, then or at the sign-in', async () => {
    const device = it.visit()
    const names = ['a', 'b', 'c', 'd']
    const save = (challenge: string) =>
      device.post('/api/scripture/save', {
        verseId: 'Prov.3.5-Prov.3.6',
        challenge,
        deviceId: device.deviceId,
      })
    await Promise.all([
      ...names.map((name) => device.post('/api/prayer/requests', { name, prayerText: 'Lord' })),
      ...names.map(save),
      device.get('/api/auth/user'),
    ])
    await save('a')
    const own = async () => {
      const requests: { name: string }[] = (await device.get('/api/prayer/requests')).json
      const { json: saved } = await device.get(`/api/scripture/saved?deviceId=${device.deviceId}`)
      return [
        ...requests.map(({ name }) => name),
        ...saved.map((row: { challenge: string }) => row.challenge),
      ].toSorted((a, b) => a.localeCompare(b))
    }
    const all = [...names, ...names].toSorted((a, b) => a.localeCompare(b))
    expect(await own()).toEqual(all)
    const [first] = (await device.get('/api/prayer/requests')).json
    expect((await device.put(`/api/prayer/requests/${first.id}`, { isAnswered: true })).status).toBe(200)
    expect((await it.visit(device.deviceId).get('/api/prayer/requests')).json).toEqual([])
    await it.signIn(device, 'ruth@example.org')
    expect(await own()).toEqual(all)
    await device.get('/api/logout')
    expect(await own()).toEqual([])
    expect([...device.cookies.keys()]).toEqual(['device'])
  })

  test('one entry that both the device and the user made is kept twice rather than lost', async () => {
    const browser = await it.signedIn('ruth@example.org')
    const entry = { idempotencyKey: crypto.randomUUID() }
    await add(browser, entry)
    await browser.get('/api/logout')
    await add(browser, { ...entry, name: 'Signed out' })
    await it.signIn(browser, 'ruth@example.org')
    expect((await names(browser)).sort()).toEqual(['My review', 'Signed out'])
  })

  test('after a sign-out the next person at the desk sees nothing', async () => {
    const browser = await it.signedIn('ruth@example.org')
    await add(browser)
    await browser.get('/api/logout')
    expect(await names(browser)).toEqual([])
    await it.signIn(browser, 'boaz@example.org')
    expect(await names(browser)).toEqual([])
  })
})

describe('a request that speaks of danger', () => {
  const crisis = { prayerText: 'God, I want to kill myself tonight.' }

  test('is kept as written, with help beside it for its writer, in the list too and after a change', async () => {
    const browser = it.visit()
    const { json } = await add(browser, crisis)
    expect(json).toMatchObject({ ...crisis, safety: 'crisis' })
    expect(json.help.helplines.length).toBeGreaterThan(0)
    expect((await browser.get(url)).json).toEqual([json])
    const headers = { 'x-time-zone': 'Europe/London' }
    expect((await browser.get(url, { headers })).json[0].help.region).not.toBe(json.help.region)
    const calm = await browser.put(`${url}/${json.id}`, { prayerText: 'Thank you for this morning.' })
    expect(calm.json.safety).toBeUndefined()
    const notes = await browser.put(`${url}/${json.id}`, { notes: 'My husband hits me when he drinks' })
    expect(notes.json).toMatchObject({ safety: 'crisis' })
  })

  test('looks in the database like any other', async () => {
    const browser = it.visit()
    await add(browser, crisis)
    await add(browser)
    const rows = await it.database.orm.select().from(prayerRequests)
    expect(new Set(rows.map(({ reading }) => reading.length)).size).toBe(1)
    expect(new Set(rows.map(({ reading }) => reading)).size).toBe(2)
  })

  test('is read when it is first seen, where it came by an import', async () => {
    const browser = await it.signedIn('ruth@example.org')
    const { json } = await add(browser, crisis)
    await add(browser)
    const file = (await browser.post('/api/account/export')).json
    expect(JSON.stringify(file)).not.toContain('crisis')
    await browser.post('/api/account/delete', { confirmation: 'ruth@example.org' })
    const again = await it.signedIn('ruth@example.org')
    await again.post('/api/account/import', file)
    for (const look of ['first', 'second']) {
      const list = (await again.get(url)).json as { id: string; safety?: string }[]
      expect([look, list.find(({ id }) => id === json.id)]).toEqual([look, json])
      expect(list.filter(({ safety }) => safety)).toHaveLength(1)
    }
  })
})
