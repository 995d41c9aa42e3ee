import { openText } from '@lampstand/scripture/text'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { liturgyInstances, liturgyTemplates } from '../../db/schema.ts'
import { liturgyId } from './liturgies.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const text = openText()
const url = '/api/prayer/liturgies'
const history = '/api/prayer/liturgy-instances'
const midday = liturgyId('At Midday')
const open = async (browser: Browser, id = midday) => (await browser.post(`${url}/${id}/instances`)).json
const complete = (browser: Browser, id: string, userReflection?: string) =>
  browser.put(`${history}/${id}`, { ...(userReflection !== undefined && { userReflection }) })

test('every liturgy of the list opens with its passage, word for word', async () => {
  const browser = it.visit()
  const list = (await browser.get(url)).json
  expect(list.length).toBeGreaterThanOrEqual(30)
  for (const { id, name } of list) {
    const { json } = await browser.get(`${url}/${id}`)
    expect(json.passage.text, name).toBe(text.quote(json.passage.id))
    expect(json.prayer.at(-1)).toMatch(/Amen\.$/)
    expect(json.reflectionPrompts).toHaveLength(2)
  }
  expect((await browser.get(`${url}/00000000-0000-4000-8000-000000000000`)).status).toBe(404)
  expect((await browser.get(`${url}/midday`)).status).toBe(400)
})

test('the table holds those of this version; one that is gone stays inactive for what names it', async () => {
  const gone = '00000000-0000-4000-8000-000000000001'
  const row = {
    name: 'Old',
    description: '',
    triggerType: 'time',
    prayerText: '',
    scriptureVerse: '',
    scriptureReference: 'John 1:1',
  }
  await it.database.orm.insert(liturgyTemplates).values({ id: gone, ...row })
  await it.server.prepare()
  await it.server.prepare()
  const rows = await it.database.orm.select().from(liturgyTemplates)
  expect(rows.filter(({ isActive }) => !isActive).map(({ id }) => id)).toEqual([gone])
  const kept = rows.find(({ id }) => id === midday)
  expect(kept?.scriptureVerse).toBe(text.quote('Matt.11.28-Matt.11.30'))
})

test('opened, then prayed to the end with a reflection, it stands in the history', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const opened = await open(browser)
  expect(opened).toMatchObject({ templateId: midday, name: 'At Midday', isCompleted: false, userReflection: null })
  expect((await browser.get(history)).json).toEqual([])
  it.clock.advance({ minutes: 3 })
  const words = '  I was in a hurry 🕯 שלום  '
  const { json } = await complete(browser, opened.id, words)
  expect(json).toMatchObject({
    isCompleted: true,
    userReflection: words.trim(),
    completedAt: '2026-03-02T09:03:00.000Z',
  })
  it.clock.advance({ minutes: 5 })
  const again = (await complete(browser, opened.id, 'Better said')).json
  expect(again).toMatchObject({ userReflection: 'Better said', completedAt: json.completedAt })
  expect((await complete(browser, opened.id)).json).toEqual(again)
  expect((await browser.get(history)).json).toEqual([again])
  expect((await complete(browser, opened.id, '')).json.userReflection).toBeNull()
})

test('words that speak of danger are answered with help, and kept as written', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id } = await open(browser)
  const { json } = await complete(browser, id, 'I want to kill myself tonight')
  expect(json).toMatchObject({ safety: 'crisis', userReflection: 'I want to kill myself tonight' })
  expect(json.help.helplines.length).toBeGreaterThan(0)
})

test('another person cannot complete or see it; a device keeps its own and hands it over at the sign-in', async () => {
  const [mine, other] = [it.visit(), await it.signedIn('boaz@example.org')]
  const { id } = await open(mine)
  expect((await complete(other, id, 'mine now')).status).toBe(404)
  expect((await complete(it.visit(mine.deviceId), id)).status).toBe(404)
  await complete(mine, id, 'of the device')
  expect((await other.get(history)).json).toEqual([])
  await it.signIn(mine, 'ruth@example.org')
  expect((await mine.get(history)).json).toMatchObject([{ id, userReflection: 'of the device' }])
})

test('what was exported and wiped comes back the same; a second time adds nothing', async () => {
  const ruth = await it.signedIn('ruth@example.org')
  await complete(ruth, (await open(ruth)).id, 'kept 🕯')
  await ruth.post('/api/prayer/reminders', { time: '12:30', days: ['friday'], liturgyTemplateId: midday })
  const file = (await ruth.post('/api/account/export')).json
  expect(file).toMatchObject({ liturgies: [{ userReflection: 'kept 🕯' }], reminders: [{ days: ['friday'] }] })
  const boaz = await it.signedIn('boaz@example.org')
  expect((await boaz.post('/api/account/import', file)).status).toBe(200)
  expect((await boaz.get(history)).json).toMatchObject([{ userReflection: 'kept 🕯' }])
  expect((await boaz.post('/api/account/import', file)).json).toEqual(
    expect.arrayContaining([
      { part: 'reminders', added: 0, alreadyHere: 1, leftOut: 0 },
      { part: 'liturgies', added: 0, alreadyHere: 1, leftOut: 0 },
    ]),
  )
  expect((await ruth.get(history)).json).toHaveLength(1)
  const journal = await ruth.get('/api/account/journal')
  expect(journal.text).toContain('kept 🕯')
})

test('the history comes in pages, newest first', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id } = await open(browser)
  const [row] = await it.database.orm.select().from(liturgyInstances).where(eq(liturgyInstances.id, id))
  const at = (minutes: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + minutes * 60_000)
  const done = (minutes: number) => ({
    userId: row?.userId,
    templateId: midday,
    triggerTime: at(minutes),
    isCompleted: true,
  })
  await it.database.orm.insert(liturgyInstances).values(Array.from({ length: 61 }, (_, minutes) => done(minutes)))
  const first = (await browser.get(history)).json
  const second = (await browser.get(`${history}?before=${first.at(-1).id}`)).json
  expect([first.length, second.length]).toEqual([50, 11])
  const times = [...first, ...second].map(({ triggerTime }) => Date.parse(triggerTime))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(new Set(times).size).toBe(61)
})
