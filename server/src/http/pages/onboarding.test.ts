import { parseReference } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer({ env: { COMMUNITY_URL: 'https://example.org/together' } })
})
afterAll(() => it.close())

const page = async (headers: Record<string, string> = {}) => it.visit().get('/onboarding', { headers })

/** The verse on a page, out of its quotation marks, and its reference. */
function verseOn(text: string) {
  const [, verse = '', reference = ''] = /<blockquote>(.*?)<\/blockquote><cite>(.*?)<\/cite>/s.exec(text) ?? []
  return { verse: verse.replaceAll('&#39;', "'"), reference }
}

test("a visitor reads today's verse, another each day for as long as there are others", async () => {
  const seen = new Set<string>()
  for (let day = 0; day < 70; day++) {
    const { verse, reference } = verseOn((await page()).text)
    expect(verse.replaceAll('\u200a', '')).toContain(openText().quote(parseReference(reference) ?? ''))
    seen.add(reference)
    expect(verseOn((await page()).text).reference).toBe(reference)
    it.clock.advance({ hours: 24 })
  }
  expect(seen.size).toBe(70)
})

test('whoever signs in finds the verse that they read as a visitor', async () => {
  const { reference } = verseOn((await page()).text)
  const ruth = await it.signedIn('ruth@example.org')
  const { json } = await ruth.get('/api/scripture/daily?sessionId=a&topics=workplace', {
    headers: { 'x-time-zone': 'UTC' },
  })
  expect(json.reference).toBe(reference)
})

test('what the deployer offers elsewhere is named only where its link is set', async () => {
  const { text } = await page()
  expect(text).toContain('Community access')
  expect(text).not.toContain('Priority support')
  expect(text).toContain('Free resources')
})

test('it travels compressed, and not again while it is the same', async () => {
  const first = await page({ 'accept-encoding': 'gzip, br' })
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  const again = { 'if-none-match': String(first.headers['etag']) }
  expect((await page(again)).status).toBe(304)
  it.clock.advance({ hours: 24 })
  expect((await page(again)).status).toBe(200)
})
