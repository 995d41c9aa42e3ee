import { loadContent } from '@lampstand/content/loader'
import { formatReference } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'

const curated = new Map(loadContent().passages.map((entry) => [entry.ref, entry]))
const text = openText()
const session = 'device_1772442000000_abc123'
const dailyUrl = (sessionId = session) => `/api/scripture/daily?sessionId=${sessionId}&topics=workplace`
const randomUrl = (exclude?: string) =>
  `/api/scripture/random?sessionId=${session}&topics=workplace${exclude ? `&exclude=${exclude}` : ''}`
const challengeUrl = (challenge: string, sessionId = session) =>
  `/api/scripture/challenge?${new URLSearchParams({ challenge, sessionId }).toString()}`
const savedUrl = (browser: Browser) => `/api/scripture/saved?deviceId=${browser.deviceId}`

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

function expectTrueVerse(verse: { id: string; text: string; reference: string; theme?: string }) {
  expect(curated.has(verse.id)).toBe(true)
  expect(verse.text).toBe(text.quote(verse.id))
  expect(verse.reference).toBe(formatReference(verse.id))
}

test('the verse of the day is the text itself and stays the same all day', async () => {
  const first = await it.visit().get(dailyUrl())
  expect(first.status).toBe(200)
  expectTrueVerse(first.json)
  it.clock.advance({ hours: 14 })
  expect((await it.visit().get(dailyUrl())).json).toEqual(first.json)
})

test('the verse of the day changes at midnight of the zone that the browser names', async () => {
  const headers = { 'x-time-zone': 'Pacific/Auckland' }
  it.clock.set('2026-03-02T10:59:00Z') // 23:59 there
  const before = (await it.visit().get(dailyUrl(), { headers })).json
  it.clock.set('2026-03-02T11:01:00Z')
  expect((await it.visit().get(dailyUrl(), { headers })).json.id).not.toBe(before.id)
  it.clock.set('2026-03-02T10:59:00Z')
  expect((await it.visit().get(dailyUrl(), { headers })).json).toEqual(before)
})

test('no verse of the day comes back within sixty days', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const ids: string[] = []
  for (let day = 0; day < 61; day++) {
    const { json } = await browser.get(dailyUrl())
    ids.push(json.id)
    it.clock.advance({ hours: 24 })
  }
  expect(new Set(ids).size).toBe(61)
})

test('twenty requests at once get one verse of the day', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => it.visit().get(dailyUrl('two_tabs'))))
  expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
})

test('a signed-in person has one verse of the day on every browser', async () => {
  const desk = await it.signedIn('ruth@example.org')
  const phone = await it.signedIn('ruth@example.org')
  expect((await desk.get(dailyUrl('at_the_desk'))).json).toEqual((await phone.get(dailyUrl('on_the_phone'))).json)
})

test('an unknown time zone costs nobody their verse', async () => {
  expect((await it.visit().get(dailyUrl(), { headers: { 'x-time-zone': 'Mars/Olympus' } })).status).toBe(200)
})

test('random never answers the excluded verse nor one of the last twenty', async () => {
  const shown: string[] = []
  for (let i = 0; i < 21; i++) {
    const { json } = await it.visit().get(randomUrl(shown.at(-1)))
    expectTrueVerse(json)
    shown.push(json.id)
  }
  expect(new Set(shown).size).toBe(21)
})

test('a verse that nobody asked for names no distressing theme', async () => {
  const distressing = new Set(
    loadContent()
      .themes.filter((theme) => !['striving', 'ordinary', 'glad'].includes(theme.class))
      .map(({ name }) => name),
  )
  for (let i = 0; i < 30; i++) {
    const { json } = await it.visit().get(randomUrl())
    expect(distressing.has(json.theme)).toBe(false)
  }
})

test('a challenge in free words is answered by a theme that fits', async () => {
  const { status, json } = await it.visit().get(challengeUrl('I was laid off this morning after twelve years'))
  expect(status).toBe(200)
  expectTrueVerse(json)
  expect(json.theme).toBeTypeOf('string')
})

test('asked again, a challenge is answered by another passage', async () => {
  const ids = new Set<string>()
  for (let i = 0; i < 5; i++)
    ids.add((await it.visit().get(challengeUrl('my manager took credit for my work'))).json.id)
  expect(ids.size).toBe(5)
})

test('every listed challenge is answered from its own theme', async () => {
  const { challenges, themes } = loadContent()
  const byId = new Map(themes.map((theme) => [theme.id, theme]))
  for (const { name, theme } of challenges) {
    const { json } = await it.visit().get(challengeUrl(name, 'each_listed'))
    expect(byId.get(theme)?.passages).toContain(json.id)
    expectTrueVerse(json)
  }
})

test('words from no language still get an answer, as true as any', async () => {
  for (const words of ['zzzz qqqq', '🙂🙂🙂', 'مرحبا بالعالم', "'; drop table users; --", 'a'.repeat(1000)]) {
    const { status, json } = await it.visit().get(challengeUrl(words))
    expect(status).toBe(200)
    expectTrueVerse(json)
  }
})

test('a read gives a device no secret, so that a late one cannot replace it', async () => {
  const browser = it.visit()
  for (const url of [dailyUrl(), randomUrl(), challengeUrl('tired'), savedUrl(browser), '/api/workplace/challenges']) {
    expect((await browser.get(url)).headers['set-cookie']).toBeUndefined()
  }
})

test.each([
  ['GET', '/api/scripture/daily', 'sessionId'],
  ['GET', '/api/scripture/daily?sessionId=no%20spaces', 'sessionId'],
  ['GET', `/api/scripture/daily?sessionId=${'a'.repeat(101)}`, 'sessionId'],
  ['GET', `/api/scripture/daily?sessionId=a&topics=${'t'.repeat(101)}`, 'topics'],
  ['GET', `/api/scripture/random?sessionId=a&exclude=`, 'exclude'],
  ['GET', `/api/scripture/challenge?sessionId=a&challenge=%20%20`, 'challenge'],
  ['GET', `/api/scripture/challenge?sessionId=a&challenge=${'c'.repeat(1001)}`, 'challenge'],
  ['GET', `/api/scripture/challenge?challenge=tired`, 'sessionId'],
  ['GET', `/api/scripture/passage?ref=`, 'ref'],
  ['GET', `/api/scripture/passage?ref=${'x'.repeat(101)}`, 'ref'],
  ['GET', '/api/scripture/saved', 'deviceId'],
  ['DELETE', '/api/scripture/saved/not-an-id?deviceId=device-12345678', 'id'],
] as const)('%s %s says what is wrong with %s', async (method, url, path) => {
  const browser = it.visit('device-12345678')
  const { status, json, headers } = method === 'GET' ? await browser.get(url) : await browser.delete(url)
  expect(status).toBe(400)
  expect(headers['content-type']).toContain('application/problem+json')
  expect(json.issues[0]).toMatchObject({ path })
  expect(json.error).toBe(json.detail)
})

test('a passage is shown in its window, by id and by what people write', async () => {
  const byId = await it.visit().get('/api/scripture/passage?ref=Prov.3.5-Prov.3.6')
  const written = await it.visit().get('/api/scripture/passage?ref=prov%203:5-6')
  expect(byId.status).toBe(200)
  expect(written.json).toEqual(byId.json)
  const quoted = byId.json.verses.filter((verse: { quoted: boolean }) => verse.quoted)
  expect(quoted.map((verse: { text: string }) => verse.text).join(' ')).toBe(text.quote('Prov.3.5-Prov.3.6'))
  expect(byId.json.verses.length).toBeGreaterThan(quoted.length)
})

test('a passage that is not curated is shown to who asks for it, without a note', async () => {
  const { json } = await it.visit().get('/api/scripture/passage?ref=Obadiah%201:3')
  expect(json).toMatchObject({ id: 'Obad.1.3', reference: 'Obadiah 1:3', cautions: [] })
})

test.each(['Hezekiah 3:2', 'Romans 17:1', 'John 3:99', 'Psalm 151', 'hello', 'Acts 8:37'])(
  '%s is no passage',
  async (ref) => {
    expect((await it.visit().get(`/api/scripture/passage?${new URLSearchParams({ ref }).toString()}`)).status).toBe(404)
  },
)

test('nobody is handed the whole Bible at once', async () => {
  const { status, json } = await it.visit().get('/api/scripture/passage?ref=Genesis%201%20-%20Exodus%2040')
  expect(status).toBe(400)
  expect(json.error).toContain('a chapter')
  expect((await it.visit().get('/api/scripture/passage?ref=Psalm%20119')).status).toBe(200)
})
