import { loadContent } from '@lampstand/content/loader'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'

const path = '/api/be-the-light/habits'
type Listed = { id: string; duration: string; tasks: string[] }
const ids = (habits: Listed[]) => habits.map(({ id }) => id)

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
afterAll(() => it.close())

test('six habits a call for anyone, the first hand beginning with habit 1', async () => {
  const { status, json } = await it.visit().get(path)
  expect(status).toBe(200)
  expect(json.habits).toHaveLength(6)
  expect(json.habits[0].id).toBe('1')
  for (const habit of json.habits) {
    expect(Object.keys(habit).sort()).toEqual(['description', 'duration', 'id', 'tasks', 'title'])
    expect(habit.duration).toBe(`${habit.tasks.length} days`)
  }
})

test('none comes back before all were seen', async () => {
  const browser = it.visit()
  const all = loadContent().habits.length
  const seen = new Set<string>()
  for (let call = 0; call < Math.floor(all / 6); call++) {
    const { json } = await browser.get(path)
    for (const id of ids(json.habits)) {
      expect(seen.has(id)).toBe(false)
      seen.add(id)
    }
  }
})

test('two persons see them in orders of their own', async () => {
  const [one, other] = await Promise.all([it.visit().get(path), it.visit().get(path)])
  expect(ids(one.json.habits)).not.toEqual(ids(other.json.habits))
})

test('habits that stay come first, beside six others', async () => {
  const { json } = await it.visit().get(`${path}?keep=7,3`)
  expect(ids(json.habits).slice(0, 3)).toEqual(['7', '3', '1'])
  expect(new Set(ids(json.habits)).size).toBe(8)
})

test('a habit that stays comes once, and one that does not exist is passed over', async () => {
  const { json } = await it.visit().get(`${path}?keep=99,1,1`)
  expect(ids(json.habits).filter((id) => id === '1')).toHaveLength(1)
  expect(json.habits).toHaveLength(7)
})

test.each(['', 'one', '1,', '0', '1,2,3,4,5,6,7,8,9,10,11,12,13'])('keep=%s is refused', async (keep) => {
  const { status } = await it.visit().get(`${path}?keep=${keep}`)
  expect(status).toBe(400)
})
