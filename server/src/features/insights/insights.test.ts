import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { movableClock, startTestServer, type TestServer } from '../../../test-support/server.ts'
import { users } from '../../db/schema.ts'
import type { Practice } from '../../module.ts'
import { createInsightsService } from './service.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const save = (browser: Browser, challenge: string) =>
  browser.post('/api/scripture/save', { verseId: 'Prov.3.5-Prov.3.6', challenge, deviceId: browser.deviceId })
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

test('it is part of Pro, and for oneself alone', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  expect((await it.visit().get('/api/insights')).status).toBe(401)
  expect((await boaz.get('/api/insights')).status).toBe(200)
  it.clock.advance({ hours: 73 })
  expect((await boaz.get('/api/insights')).json).toMatchObject({ status: 403, code: 'needs_pro' })
})

test('somebody new is told of days without anything, not of failures', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  const { json } = await boaz.get('/api/insights')
  expect(json).toMatchObject({
    timeZone: 'UTC',
    since: '2025-12-09',
    days: [
      { date: '2026-03-01', moments: 0 },
      { date: '2026-03-02', moments: 0 },
    ],
    prayers: { waiting: 0, answered: 0, medianDays: null },
    liturgies: { prayed: 0, reflections: 0, most: [] },
    themes: [],
  })
  expect([json.weekdays.length, json.hours.length, json.prayers.months.length]).toEqual([7, 24, 12])
})

test('what a person did is counted by their own clock, days and not clicks', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  const ruth = await it.signedIn('ruth@example.org')
  await it.database.orm
    .update(users)
    .set({ trialEndsAt: new Date('2027-01-01') })
    .where(eq(users.email, 'boaz@example.org'))
  await boaz.put('/api/account/settings', { timeZone: 'Pacific/Auckland' })
  // Ten at night on Monday for the server, Tuesday 11 in the morning for him.
  it.clock.set('2026-03-02T22:00:00Z')
  for (const challenge of ['one', 'two', 'three']) await save(boaz, challenge)
  await save(ruth, 'hers')
  await boaz.get('/api/scripture/daily?sessionId=s')
  it.clock.set('2026-03-09T22:30:00Z')
  await save(boaz, 'four')

  const { json } = await boaz.get('/api/insights')
  expect(json.days.filter(({ moments }: { moments: number }) => moments > 0)).toEqual([
    { date: '2026-03-03', moments: 4 },
    { date: '2026-03-10', moments: 1 },
  ])
  expect(json.weekdays).toEqual([0, 2, 0, 0, 0, 0, 0])
  expect([json.hours[11], sum(json.hours)]).toEqual([2, 2])
  expect(json.themes).toEqual([{ name: expect.any(String), count: 4 }])
})

test('prayer requests are counted, and what was deleted is not', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  const ask = async () => (await boaz.post('/api/prayer/requests', { name: 'a', prayerText: 'b' })).json.id
  const [answered, deleted] = [await ask(), await ask(), await ask()]
  it.clock.advance({ hours: 30 })
  await boaz.put(`/api/prayer/requests/${answered}`, { isAnswered: true })
  await boaz.delete(`/api/prayer/requests/${deleted}`)
  const { json } = await boaz.get('/api/insights')
  expect(json.prayers).toMatchObject({ waiting: 1, answered: 1, medianDays: 1 })
  expect(json.days).toContainEqual({ date: '2026-03-02', moments: 2 })
})

test('liturgies that were prayed to the end are counted, with whether something was written, and no word of it', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  const [first, second] = (await boaz.get('/api/prayer/liturgies')).json
  const pray = async ({ id }: { id: string }, userReflection?: string) => {
    const opened = (await boaz.post(`/api/prayer/liturgies/${id}/instances`)).json
    await boaz.put(`/api/prayer/liturgy-instances/${opened.id}`, { userReflection })
  }
  await pray(second, 'Too much on Monday')
  await pray(second)
  await pray(first, '')
  await boaz.post(`/api/prayer/liturgies/${first.id}/instances`)
  const { json, text } = await boaz.get('/api/insights')
  const most = [
    { name: second.name, count: 2 },
    { name: first.name, count: 1 },
  ]
  expect(json.liturgies).toEqual({ prayed: 3, reflections: 1, most })
  expect(json.days).toContainEqual({ date: '2026-03-02', moments: 3 })
  expect(text).not.toContain('Monday')
})

test('answers are counted by month, and how long they took by the one in the middle', async () => {
  const at = (date: string) => new Date(`${date}T12:00:00Z`)
  const prayers: Practice['prayers'] = [
    { askedAt: at('2026-02-27'), answeredAt: at('2026-02-28') },
    { askedAt: at('2026-01-01'), answeredAt: at('2026-01-21') },
    { askedAt: at('2025-01-01'), answeredAt: at('2026-01-01') },
    { askedAt: at('2026-02-01'), answeredAt: at('2026-01-30') },
    { askedAt: at('2026-02-01'), answeredAt: null },
    { askedAt: at('2020-01-01'), answeredAt: at('2020-02-01') },
  ]
  const service = createInsightsService([{ practice: async () => ({ prayers }) }, {}], movableClock())
  const { prayers: read } = await service.read('somebody', 'Europe/Berlin')
  expect(read).toMatchObject({ waiting: 1, answered: 5, medianDays: 20 })
  expect(read.months.slice(-3)).toEqual([
    { month: '2026-01', answered: 3 },
    { month: '2026-02', answered: 1 },
    { month: '2026-03', answered: 0 },
  ])
  expect(read.months[0]?.month).toBe('2025-04')
  expect(read.waits.map(({ count }) => count)).toEqual([2, 0, 2, 0, 1])
})

test('the hour that a clock repeats or leaves out is an hour of that day', async () => {
  const moments = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-03-29T01:30:00Z'].map(
    (moment) => new Date(moment),
  )
  const clock = movableClock('2026-10-25T12:00:00Z')
  const { hours, weekdays } = await createInsightsService([{ practice: async () => ({ moments }) }], clock).read(
    'somebody',
    'Europe/Berlin',
  )
  expect([hours[2], hours[3], weekdays[6]]).toEqual([1, 1, 2])
})
