import { api } from '@lampstand/contract/api'
import type { Route } from '@lampstand/contract/route'
import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Browser } from '../test-support/browser.ts'
import { startTestServer, type TestServer } from '../test-support/server.ts'
import * as schema from './db/schema.ts'

/** Stands in every word that a victim writes and in nothing else. */
const secret = 'Unmistakable'

type Sample = { query?: Record<string, string>; body?: object | ((caller: Caller) => object) }

/** Input that each call accepts; a call without query and body needs none. */
const samples: Record<string, Sample> = {
  'PUT /api/auth/user': { body: { firstName: 'Some', lastName: 'Body' } },
  'PUT /api/account/settings': { body: { discreet: true } },
  'POST /api/account/import': {
    body: { format: 'lampstand-export', version: 1, exportedAt: '2026-03-02T09:00:00Z' },
  },
  'POST /api/account/delete': { body: ({ email }) => ({ confirmation: email }) },
  'GET /api/scripture/daily': { query: { sessionId: 'matrix' } },
  'GET /api/scripture/random': { query: { sessionId: 'matrix' } },
  'GET /api/scripture/challenge': { query: { sessionId: 'matrix', challenge: 'Layoffs' } },
  'GET /api/scripture/passage': { query: { ref: 'John 3:16' } },
  'POST /api/scripture/save': {
    body: ({ browser: { deviceId } }) => ({ verseId: 'Prov.3.5-Prov.3.6', challenge: 'Layoffs', deviceId }),
  },
  'PUT /api/ai/state': { body: { enabled: true } },
  'POST /api/ai/preview': { body: { prompt: 'A hard week', kind: 'prayer' } },
  'POST /api/ai/insight': { body: { verseId: 'Prov.3.5-Prov.3.6' } },
  'POST /api/ai/life-application': { body: { topic: 'Rest' } },
  'POST /api/safety': { body: { text: 'A hard week' } },
  'POST /api/prayer/requests': { body: { name: 'Rest', prayerText: 'Give me rest' } },
  'PUT /api/prayer/requests/{id}': { body: { name: 'Another', isAnswered: true } },
  'POST /api/prayer/reminders': { body: { time: '08:00', days: 'daily' } },
  'PUT /api/prayer/reminders/{id}': { body: { name: 'Another' } },
  'POST /api/prayer/push': {
    body: ({ browser: { deviceId } }) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${deviceId}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      timeZone: 'UTC',
      discreet: false,
    }),
  },
  'POST /api/prayer/email/subscribe': { body: { email: 'a@example.org', timeZone: 'UTC', prayerTimes: ['08:00'] } },
  'PUT /api/prayer/email/subscriptions/{id}': { body: { timeZone: 'UTC' } },
}
for (const path of [
  'workplace-guidance',
  'scripture-guidance',
  'prayer',
  'devotional',
  'ethical-guidance',
  'encouragement',
  'guidance',
])
  samples[`POST /api/ai/${path}`] = { body: { prompt: 'A hard week' } }

/** Makes a row of somebody that the calls beneath a path are about. */
const makers: Record<string, (browser: Browser) => Promise<string>> = {
  '/api/scripture/saved/': async (browser) => {
    const body = {
      verseId: 'Prov.3.5-Prov.3.6',
      challenge: `${secret} ${crypto.randomUUID()}`,
      deviceId: browser.deviceId,
    }
    return (await browser.post('/api/scripture/save', body)).json.id
  },
  '/api/account/sessions/': async (browser) =>
    (await browser.get('/api/account/sessions')).json?.[0]?.id ?? unknownId('/api/account/sessions/'),
  '/api/prayer/reminders/': async (browser) => {
    const body = { name: `${secret} name`, notificationText: `${secret} text`, time: '08:00', days: 'daily' }
    return (await browser.post('/api/prayer/reminders', body)).json.id ?? unknownId('')
  },
  '/api/prayer/requests/': async (browser) => {
    const body = { name: `${secret} name`, prayerText: `${secret} text`, notes: `${secret} notes` }
    return (await browser.post('/api/prayer/requests', body)).json.id
  },
}
/** An id that nothing has, in the form of its kind. */
const unknownId = (path: string) =>
  path.startsWith('/api/account/sessions/') ? 'x'.repeat(43) : '5b0f0f0e-8a6e-4c1f-9a57-000000000000'

const nameOf = ({ method, path }: Route) => `${method} ${path}`
/** Calls that end what the caller is, and so come last and meet new people. */
const isEnding = ({ path }: Route) => /^\/api\/account\/(delete|sessions|sign-out)/.test(path)
const routes = (Object.values(api).flatMap((each) => Object.values(each)) as Route[]).toSorted(
  (a, b) => Number(isEnding(a)) - Number(isEnding(b)),
)

type Caller = {
  who: string
  browser: Browser
  email: string
  /** As what it passes: nobody, a device, or a user. */
  as: 'nobody' | 'device' | 'user'
  owns: 'nothing' | 'the device’s' | 'the user’s'
}

let it: TestServer
let victims: { device: Browser; user: Browser }
let callers: Caller[]
let served: Route[]

beforeAll(async () => {
  it = await startTestServer()
  await meet()
  served = routes.filter(({ method, path }) => it.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') }))
})
afterAll(() => it.close())

let met = 0
/** Two who have something here, and everybody who calls. */
async function meet() {
  met += 1
  const [ruth, boaz, naomi] = ['ruth', 'boaz', 'naomi'].map((name) => `${name}${met}@example.org`) as [
    string,
    string,
    string,
  ]
  const greeted = async (browser: Browser) => {
    await browser.get('/api/auth/user')
    return browser
  }
  const device = await greeted(it.visit())
  const user = await it.signedIn(ruth)
  victims = { device, user }
  for (const victim of [device, user]) for (const make of Object.values(makers)) await make(victim)

  const former = await it.signedIn(ruth)
  const oldCookies = new Map(former.cookies)
  await former.get('/api/logout')
  for (const [name, value] of oldCookies) former.cookies.set(name, value)

  const shared = await it.signedIn(ruth)
  await makers['/api/prayer/requests/']?.(shared)
  await shared.get('/api/logout')
  await it.signIn(shared, naomi)

  const stranger = { email: '', owns: 'nothing' } as const
  callers = [
    { who: 'nobody', browser: it.visit(), as: 'nobody', ...stranger },
    { who: 'another device', browser: await greeted(it.visit()), as: 'device', ...stranger },
    { who: 'a copied device id', browser: await greeted(it.visit(device.deviceId)), as: 'device', ...stranger },
    { who: 'the cookie of an ended session', browser: former, as: 'device', ...stranger },
    { who: 'another user', browser: await it.signedIn(boaz), as: 'user', owns: 'nothing', email: boaz },
    { who: 'the next user of a device', browser: shared, as: 'user', owns: 'nothing', email: naomi },
    { who: 'the device itself', browser: device, as: 'device', owns: 'the device’s', email: '' },
    {
      who: 'the user on another device',
      browser: await it.signedIn(ruth),
      as: 'user',
      owns: 'the user’s',
      email: ruth,
    },
  ]
}

async function call(route: Route, caller: Caller, id: string): Promise<Answer> {
  const { browser } = caller
  const { query = {}, body = {} } = samples[nameOf(route)] ?? {}
  const wantsDevice = route.query && 'deviceId' in route.query._zod.def.shape
  const search = new URLSearchParams({ ...query, ...(wantsDevice && { deviceId: browser.deviceId }) }).toString()
  const url = `${route.path.replace('{id}', id)}${search && `?${search}`}`
  const headers = caller.as === 'nobody' ? { 'x-device-id': null } : {}
  if (route.method === 'GET') return browser.get(url, { headers })
  if (route.method === 'DELETE') return browser.delete(url, { headers })
  const content = typeof body === 'function' ? body(caller) : body
  return browser[route.method === 'PUT' ? 'put' : 'post'](url, route.body ? content : undefined, { headers })
}

/** Every row of the victims, as it is stored. */
async function belongings(): Promise<string[]> {
  const { orm } = it.database
  const users = await orm.select().from(schema.users)
  const ruth = users.find(({ email }) => email === `ruth${met}@example.org`)?.id
  const rows: Record<string, unknown>[] = []
  for (const table of Object.values(schema)) {
    if (is(table, PgTable) && 'userId' in getTableColumns(table) && table !== (schema.sessions as PgTable))
      rows.push(...(await orm.select().from(table)))
  }
  // The first row under the device's id was made by the device.
  const scope = rows.find(({ deviceId }) => deviceId === victims.device.deviceId)?.['deviceScope']
  const theirs = rows.filter(
    (row) => row['userId'] === ruth || (row['deviceScope'] === scope && row['userId'] === null),
  )
  return theirs.map((row) => JSON.stringify(row)).toSorted()
}

/** Calls that say, to whom they are for, that no payment provider is configured. */
const needProvider: ReadonlySet<string> = new Set([
  'POST /api/get-or-create-subscription',
  'POST /api/billing/cancel',
  'POST /api/billing/resume',
  'POST /api/billing/portal',
])
const passing = (route: Route) => (needProvider.has(nameOf(route)) ? 503 : success)

/** A status, or only its kind where any success will do. */
const kindOf = (status: number, expected: number) => (expected === success ? Math.floor(status / 100) : status)
const success = 2

/** Asked by anybody, it tells the signed-out so by 401 (D4). */
const accessOf = (route: Route) => (nameOf(route) === 'GET /api/auth/user' ? 'user' : route.access)
const maySee: Record<Route['access'], readonly Caller['as'][]> = {
  anyone: ['nobody', 'device', 'user'],
  actor: ['device', 'user'],
  user: ['user'],
}

describe.each(routes.map((route) => ({ route, name: nameOf(route) })))('$name', ({ route }) => {
  const isOfARow = route.path.includes('{id}')
  const make = Object.entries(makers).find(([path]) => route.path.startsWith(path))?.[1]

  test('is open to those it is for, and to others neither shows nor changes anything', async (context) => {
    if (!served.includes(route)) return context.skip()
    for (const victim of ['device', 'user'] as const) {
      if (isEnding(route)) await meet()
      const id = isOfARow && make ? await make(victims[victim]) : unknownId(route.path)
      const before = await belongings()
      for (const caller of callers.filter(({ owns }) => owns === 'nothing')) {
        const { status, text } = await call(route, caller, id)
        const passes = maySee[accessOf(route)].includes(caller.as)
        const expected = !passes ? 401 : isOfARow ? 404 : passing(route)
        expect([caller.who, kindOf(status, expected)]).toEqual([caller.who, expected])
        expect(text).not.toContain(secret)
      }
      const after = await belongings()
      expect(after.length).toBe(before.length)
      expect(after.every((row, place) => row === before[place])).toBe(true)
    }
  })

  test('works for whom it is, on their own', async (context) => {
    if (!served.includes(route)) return context.skip()
    if (isEnding(route)) await meet()
    for (const caller of callers.filter(({ owns }) => owns !== 'nothing')) {
      const owner = caller.owns === 'the user’s' ? victims.user : victims.device
      const id = isOfARow && make ? await make(owner) : unknownId(route.path)
      if (route.path.endsWith('/restore')) await owner.delete(route.path.replace('{id}/restore', id))
      const { status } = await call(route, caller, id)
      const expected = !maySee[accessOf(route)].includes(caller.as) ? 401 : isOfARow && !make ? 404 : passing(route)
      expect([caller.who, kindOf(status, expected)]).toEqual([caller.who, expected])
    }
  })
})

test('a list shows the words of its owner to its owner, and so the test above could see them', async () => {
  await meet()
  const { user, device } = victims
  expect((await user.get('/api/prayer/requests')).text).toContain(secret)
  expect((await device.get('/api/prayer/requests')).text).toContain(secret)
  expect((await device.get(`/api/scripture/saved?deviceId=${device.deviceId}`)).text).toContain(secret)
})

test('a place in the list of somebody else is no place', async () => {
  const id = await makers['/api/prayer/requests/']?.(victims.user)
  for (const { browser, as } of callers.filter((caller) => caller.owns === 'nothing' && caller.as !== 'nobody')) {
    expect((await browser.get(`/api/prayer/requests?before=${id}`)).status, as).toBe(404)
  }
})
