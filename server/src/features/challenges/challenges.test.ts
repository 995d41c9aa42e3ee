import { loadContent } from '@lampstand/content/loader'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { createChallengesService } from './service.ts'

type Listed = { name: string; description: string }
const names = (challenges: Listed[]) => challenges.map(({ name }) => name)

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
afterAll(() => it.close())

test('eight challenges a call, each with a name and a description', async () => {
  const { status, json } = await it.visit().get('/api/workplace/challenges')
  expect(status).toBe(200)
  expect(json.challenges).toHaveLength(8)
  for (const challenge of json.challenges) {
    expect(Object.keys(challenge).sort()).toEqual(['description', 'name'])
  }
})

test('none comes back before all were seen', async () => {
  const browser = it.visit()
  const all = loadContent().challenges.length
  const seen = new Set<string>()
  for (let call = 0; call < Math.floor(all / 8); call++) {
    const { json } = await browser.get('/api/workplace/challenges')
    for (const name of names(json.challenges)) {
      expect(seen.has(name)).toBe(false)
      seen.add(name)
    }
  }
})

test('two persons see them in orders of their own', async () => {
  const [one, other] = await Promise.all([
    it.visit().get('/api/workplace/challenges'),
    it.visit().get('/api/workplace/challenges'),
  ])
  expect(names(one.json.challenges)).not.toEqual(names(other.json.challenges))
})

test('only so many places are remembered, those of who called last', () => {
  const listed = Array.from({ length: 24 }, (_, i) => ({ name: `challenge ${i}`, description: 'what it is' }))
  const service = createChallengesService(listed, { random: () => 0, remembered: 2 })
  const first = service.nextBatch('a')
  service.nextBatch('b')
  expect(service.nextBatch('a')).not.toEqual(first)
  service.nextBatch('b')
  service.nextBatch('c')
  expect(service.nextBatch('a')).toEqual(first)
})
