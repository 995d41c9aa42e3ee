import { builtInTimes } from '@lampstand/contract/reminders'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { users } from '../../db/schema.ts'
import { liturgyId } from './liturgies.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const url = '/api/prayer/reminders'
const make = (browser: Browser, more: object = {}) =>
  browser.post(url, { time: '12:30', days: ['friday', 'monday'], notificationText: 'Breathe and pray', ...more })
const active = async (browser: Browser) => (await browser.get(`${url}/active`)).json
const becomeBasic = () => it.database.orm.update(users).set({ subscriptionStatus: null })

test('whoever has none of their own has the built-in three, each with its liturgy', async () => {
  for (const browser of [it.visit(), await it.signedIn('ruth@example.org')]) {
    const list = await active(browser)
    expect(list.map(({ time }: { time: string }) => time)).toEqual(builtInTimes)
    for (const { days, isActive, liturgyTemplateId } of list) {
      expect({ days, isActive }).toEqual({ days: 'daily', isActive: true })
      expect((await browser.get(`/api/prayer/liturgies/${liturgyTemplateId}`)).status).toBe(200)
    }
  }
  expect((await it.visit().get(`${url}/active`, { headers: { 'x-device-id': null } })).status).toBe(401)
})

test('own active ones stand in their place, days in the order of the week, each once', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { json, status } = await make(browser, { days: ['friday', 'monday', 'friday'], name: 'Before stand-up' })
  expect(status).toBe(200)
  expect(json).toMatchObject({ name: 'Before stand-up', time: '12:30', days: ['monday', 'friday'], needsPro: false })
  const { needsPro: _, ...shown } = json
  expect(await active(browser)).toEqual([shown])
  expect((await browser.get(url)).json).toEqual([json])
})

test('switched off it stays in the list, and the built-in ones come back', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id } = (await make(browser)).json
  const { json } = await browser.put(`${url}/${id}`, { isActive: false })
  expect(json).toMatchObject({ isActive: false, time: '12:30', notificationText: 'Breathe and pray' })
  expect((await browser.get(url)).json).toHaveLength(1)
  expect(await active(browser)).toHaveLength(3)
  await browser.put(`${url}/${id}`, { isActive: true, days: 'daily' })
  expect((await active(browser)).map(({ days }: { days: unknown }) => days)).toEqual(['daily'])
  expect((await browser.delete(`${url}/${id}`)).status).toBe(204)
  expect((await browser.delete(`${url}/${id}`)).status).toBe(404)
})

test('another person neither sees, changes nor removes it', async () => {
  const [ruth, boaz] = [await it.signedIn('ruth@example.org'), await it.signedIn('boaz@example.org')]
  const { id } = (await make(ruth)).json
  expect((await boaz.get(url)).json).toEqual([])
  expect((await boaz.put(`${url}/${id}`, { time: '13:00' })).status).toBe(404)
  expect((await boaz.delete(`${url}/${id}`)).status).toBe(404)
  const [builtIn] = await active(boaz)
  expect((await boaz.put(`${url}/${builtIn.id}`, { isActive: false })).status).toBe(404)
  expect((await boaz.delete(`${url}/${builtIn.id}`)).status).toBe(404)
  expect((await ruth.get(url)).json).toHaveLength(1)
})

test('to keep one asks for a sign-in', async () => {
  expect((await make(it.visit())).status).toBe(401)
  expect((await it.visit().get(url)).status).toBe(401)
})

test.each([
  [{ time: '24:00' }, 'time'],
  [{ time: '8:00' }, 'time'],
  [{ days: [] }, 'days'],
  [{ days: ['Monday'] }, 'days'],
  [{ notificationText: ' ' }, 'notificationText'],
  [{ notificationText: '🕯'.repeat(141) }, 'notificationText'],
  [{ liturgyTemplateId: '00000000-0000-4000-8000-000000000000' }, 'liturgyTemplateId'],
])('refuses %j, naming the field', async (fault, path) => {
  const { status, json } = await make(await it.signedIn('ruth@example.org'), fault)
  expect(status).toBe(400)
  expect(json.issues.map((issue: { path: string }) => issue.path.split('.')[0])).toContain(path)
})

test('a list holds twenty, even when they come at once', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const made = await Promise.all(Array.from({ length: 23 }, () => make(browser)))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(made.find(({ status }) => status !== 200)?.json).toMatchObject({ status: 400, code: 'too_many' })
})

test('a custom time needs Pro; the built-in times do not', async () => {
  const browser = await it.signedIn('ruth@example.org')
  await becomeBasic()
  expect((await make(browser)).json).toMatchObject({
    status: 403,
    code: 'needs_pro',
    error: expect.stringContaining('Pro plan'),
  })
  const { json } = await make(browser, { time: '11:00' })
  expect(json).toMatchObject({ time: '11:00', needsPro: false })
  expect((await browser.put(`${url}/${json.id}`, { time: '11:05' })).status).toBe(403)
  expect((await browser.put(`${url}/${json.id}`, { time: '14:00', days: 'daily' })).status).toBe(200)
})

test('a plan that ends keeps a custom one, silent and still to be changed', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id } = (await make(browser)).json
  await becomeBasic()
  expect((await browser.get(url)).json).toMatchObject([{ id, isActive: true, needsPro: true }])
  expect((await active(browser)).map(({ time }: { time: string }) => time)).toEqual(builtInTimes)
  expect((await browser.put(`${url}/${id}`, { name: 'Noon' })).json).toMatchObject({ name: 'Noon', needsPro: true })
})

test('it points to a liturgy, or to none', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const liturgyTemplateId = liturgyId('At Midday')
  const { json } = await make(browser, { liturgyTemplateId })
  expect(json.liturgyTemplateId).toBe(liturgyTemplateId)
  expect((await browser.put(`${url}/${json.id}`, { liturgyTemplateId: null })).json.liturgyTemplateId).toBeNull()
})
