import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

test('the list comes in pages without a gap or a repeat, also where many were added at one moment', async () => {
  const browser = await it.signedIn('ruth@example.org')
  for (let count = 0; count < 7; count++) await add(browser, { name: `n${count}` })
  const all = (await browser.get(url)).json as { id: string }[]
  const paged: unknown[] = []
  let query = '?limit=3'
  for (;;) {
    const page = (await browser.get(url + query)).json as { id: string }[]
    paged.push(...page)
    if (page.length < 3) break
    query = `?limit=3&before=${page.at(-1)?.id}`
  }
  expect(paged).toEqual(all)
  expect(all).toHaveLength(7)
})

test('the list is of the open ones or the answered ones when asked so', async () => {
  const browser = it.visit()
  await addMany(browser, 'one', 'two', 'three')
  const [, two] = (await browser.get(url)).json
  await browser.put(`${url}/${two.id}`, { isAnswered: true })
  expect(await names(browser, '?state=open')).toEqual(['three', 'one'])
  expect(await names(browser, '?state=answered')).toEqual(['two'])
})

test('the list finds words in name, text and notes, whatever their case and accents', async () => {
  const browser = it.visit()
  await add(browser, { name: 'José', prayerText: 'Für die Straße', notes: 'ΟΔΟΣ' })
  await add(browser, { name: 'Other', prayerText: 'Peace', notes: undefined })
  for (const q of ['jose', 'FUR STRASSE', 'strasse jose', 'οδός', 'odd']) {
    expect([q, await names(browser, `?q=${encodeURIComponent(q)}`)]).toEqual([q, q === 'odd' ? [] : ['José']])
  }
  expect(await names(browser, '?q=%20')).toHaveLength(2)
})

test('the list finds in pages, over more rows than are read at a time', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const { id: userId } = (await browser.get('/api/auth/user')).json
  const rows = Array.from({ length: 1200 }, (_, place) => ({
    ...encryptedRequest(place % 400 === 0 ? `needle ${place}` : `hay ${place}`),
    userId,
    createdAt: new Date(1_700_000_000_000 + place * 1000),
  }))
  for (let from = 0; from < rows.length; from += 300)
    await it.database.orm.insert(prayerRequests).values(rows.slice(from, from + 300))
  expect(await names(browser, '?q=needle')).toEqual(['needle 800', 'needle 400', 'needle 0'])
  const first = (await browser.get(`${url}?q=needle&limit=2`)).json
  expect(await names(browser, `?q=needle&limit=2&before=${first[1].id}`)).toEqual(['needle 0'])
  expect(await names(browser)).toHaveLength(1200)
})

test.each(['limit=0', 'limit=201', 'limit=x', 'limit=1.5', 'state=gone', 'before=1', `q=${'q'.repeat(201)}`])(
  'the list refuses %s',
  async (query) => {
    expect((await it.visit().get(`${url}?${query}`)).status).toBe(400)
  },
)
