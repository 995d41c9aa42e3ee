import { api } from '@lampstand/contract/api'
import type { Route } from '@lampstand/contract/route'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { startTestServer, type TestServer } from '../../test-support/server.ts'
import { liturgyId } from '../features/reminders/liturgies.ts'

/** Fields without a pattern that hold no words to be heard, each with what it holds. */
const noWords: Record<string, string> = {
  'GET /api/scripture/daily topics': 'names of topics',
  'GET /api/scripture/random topics': 'names of topics',
  'GET /api/scripture/random exclude': 'the id of a verse',
  'GET /api/scripture/passage ref': 'a reference of the Bible',
  'POST /api/scripture/save verseId': 'the id of a verse',
  'POST /api/scripture/save text': "the verse as the server sent it, ignored for the server's own",
  'POST /api/scripture/save reference': "the verse's place, ignored for the server's own",
  'GET /api/prayer/requests q': "words to find in one's own requests, which were read when they were written",
  'POST /api/ai/insight verseId': 'the id of a verse',
  'PUT /api/account/settings timeZone': 'the name of a time zone',
  'POST /api/account/delete confirmation': 'an e-mail address, typed again',
  'POST /api/prayer/email/subscribe timeZone': 'the name of a time zone',
  'PUT /api/prayer/email/subscriptions/{id} timeZone': 'the name of a time zone',
}

/** What else a call needs beside the words. */
const beside: Record<string, Record<string, unknown>> = {
  'GET /api/scripture/challenge': { sessionId: 'door' },
  'POST /api/ai/preview': { kind: 'prayer' },
  'POST /api/prayer/reminders': { time: '08:00', days: 'daily' },
}

const routes: readonly Route[] = Object.values(api).flatMap((each) => Object.values(each) as Route[])
const nameOf = ({ method, path }: Route) => `${method} ${path}`
const danger = 'I have taken all my tablets and I want to die'

type Field = { type?: string; pattern?: string; format?: string; enum?: unknown; const?: unknown; anyOf?: Field[] }
const isFree = ({ type, pattern, format, enum: listed, const: fixed, anyOf = [] }: Field): boolean =>
  anyOf.some(isFree) || (type === 'string' && !pattern && !format && !listed && fixed === undefined)

function freeFields({ query, body }: Route): string[] {
  return [query, body].flatMap((part) => {
    if (!part) return []
    const schema = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' })
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => (isFree(field as Field) ? [name] : []))
  })
}

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startTestServer()
  browser = await server.signedIn('door@example.com')
})
afterAll(() => server.close())

it('every field that takes free words is declared as such, or holds none', () => {
  const undeclared = routes.flatMap((route) =>
    freeFields(route)
      .filter((field) => !route.freeText?.includes(field) && noWords[`${nameOf(route)} ${field}`] === undefined)
      .filter(() => !route.path.startsWith('/api/auth'))
      .map((field) => `${nameOf(route)} ${field}`),
  )
  expect(undeclared).toEqual([])
})

const doors = routes.flatMap((route) => (route.freeText ?? []).map((field) => ({ route, field, name: nameOf(route) })))

it.each(doors)('$name hears danger in "$field"', async ({ route, field, name }) => {
  const others = Object.fromEntries((route.freeText ?? []).map((each) => [each, 'calm words']))
  const input = { ...others, ...beside[name], [field]: danger }
  const path = await existing(route.path, browser)
  const { json } =
    route.method === 'GET'
      ? await browser.get(`${path}?${new URLSearchParams(input as Record<string, string>).toString()}`)
      : await browser[route.method === 'PUT' ? 'put' : 'post'](path, await savable(name, input, browser))
  if (name === 'POST /api/ai/preview') return expect(json.messages).toEqual([])
  expect(json.safety).toBe('crisis')
  expect(json.help.helplines.length).toBeGreaterThan(0)
})

type Browser = ReturnType<TestServer['visit']>

/** A verse that can be kept, by the browser that keeps it. */
async function savable(name: string, input: object, browser: Browser): Promise<object> {
  if (name !== 'POST /api/scripture/save') return input
  const { json } = await browser.get('/api/scripture/random?sessionId=door')
  return { ...input, verseId: json.id, deviceId: browser.deviceId }
}

/** The path of something that is there: for a call that changes a row, one of the browser's own. */
async function existing(path: string, browser: Browser): Promise<string> {
  if (!path.includes('{id}')) return path
  const { json } = await makeFor(path, browser)
  return path.replace('{id}', json.id)
}

function makeFor(path: string, browser: Browser) {
  if (path.startsWith('/api/prayer/reminders'))
    return browser.post('/api/prayer/reminders', { time: '08:00', days: 'daily' })
  if (path.startsWith('/api/prayer/liturgy'))
    return browser.post(`/api/prayer/liturgies/${liturgyId('At Midday')}/instances`)
  return browser.post('/api/prayer/requests', { name: 'calm', prayerText: 'calm words' })
}
