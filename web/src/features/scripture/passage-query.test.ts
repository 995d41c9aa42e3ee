// @vitest-environment happy-dom
import { userIdHeader } from '@lampstand/contract/shared'
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const server = { passage: vi.fn<(id: string, headers: Record<string, string>) => unknown>() }
const storage = vi.hoisted(() => new Map<string, unknown>())

vi.mock('../../api/personal-storage.ts', () => ({
  personalValue: (owner: string, name: string) => ({
    get: async () => storage.get(`${owner} ${name}`),
    update: async (change: (value: unknown) => unknown) =>
      void storage.set(`${owner} ${name}`, change(storage.get(`${owner} ${name}`))),
  }),
}))

const { queryClient, userQuery } = await import('../../api/browser.ts')
const { passageQuery } = await import('./passage-query.ts')

const passage = (id: string, note = 'As it is') => ({
  id,
  reference: id,
  windowReference: id,
  translation: 'A Translation',
  note,
  cautions: [],
  verses: [],
})
const noConnection = new TypeError('Failed to fetch')

/** What the reader is shown of a passage in a page that was just loaded. */
async function readAnew(id: string) {
  queryClient.removeQueries({ queryKey: ['passage'] })
  return queryClient.fetchQuery(passageQuery(id))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00'), toFake: ['Date'] })
  storage.clear()
  queryClient.mount()
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const answer = await server.passage(
      new URL(url, 'https://lampstand.example').searchParams.get('ref') ?? '',
      headers,
    )
    return answer instanceof Response ? answer : Response.json(answer)
  })
  server.passage.mockReset().mockImplementation(async (id) => passage(id))
  queryClient.setQueryData(userQuery.queryKey, { id: 'anna' } as never)
})
afterEach(() => {
  queryClient.clear()
  queryClient.unmount()
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

test('what was read today opens after a reload without a call, and without a connection', async () => {
  await readAnew('a')
  expect(await readAnew('a')).toEqual(passage('a'))
  onlineManager.setOnline(false)
  expect(await readAnew('a')).toEqual(passage('a'))
  expect(server.passage).toHaveBeenCalledTimes(1)
})

test('what was read on another day is asked for again, and given where no answer comes', async () => {
  await readAnew('a')
  vi.setSystemTime(new Date('2026-11-24T09:00:00'))
  server.passage.mockRejectedValueOnce(noConnection)
  expect(await readAnew('a')).toEqual(passage('a'))
  server.passage.mockResolvedValueOnce(passage('a', 'Better said'))
  expect(await readAnew('a')).toEqual(passage('a', 'Better said'))
  expect(await readAnew('a')).toEqual(passage('a', 'Better said'))
})

test('it is asked for in no name, so that nobody whose session ended is asked to sign in', async () => {
  await readAnew('a')
  expect(server.passage.mock.lastCall?.[1]).not.toHaveProperty(userIdHeader)
})

test('a refusal is not covered by what was kept', async () => {
  await readAnew('a')
  vi.setSystemTime(new Date('2026-11-24T09:00:00'))
  server.passage.mockResolvedValueOnce(new Response('', { status: 404 }))
  await expect(readAnew('a')).rejects.toThrow('404')
})

test('what was never read waits for a connection without a call, and comes with it', async () => {
  onlineManager.setOnline(false)
  const observer = new QueryObserver(queryClient, passageQuery('a'))
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isPaused).toBe(true)
  expect(server.passage).not.toHaveBeenCalled()
  onlineManager.setOnline(true)
  await expect.poll(() => observer.getCurrentResult().data).toEqual(passage('a'))
  stop()
})

test('with a connection that brings nothing, and nothing kept, the failure is said', async () => {
  server.passage.mockRejectedValue(noConnection)
  await expect(readAnew('a')).rejects.toThrow(noConnection)
  expect(server.passage).toHaveBeenCalledTimes(1)
})

test('another person reads nothing of it, and the newest fifty stay', async () => {
  for (let n = 0; n <= 50; n += 1) await readAnew(`p${n}`)
  server.passage.mockRejectedValue(noConnection)
  await expect(readAnew('p0')).rejects.toThrow(noConnection)
  expect(await readAnew('p1')).toEqual(passage('p1'))
  queryClient.setQueryData(userQuery.queryKey, { id: 'boris' } as never)
  await expect(readAnew('p1')).rejects.toThrow(noConnection)
})

test('what an older program kept otherwise is asked for again', async () => {
  storage.set('anna passages', [{ id: 'a', day: new Date().toDateString(), passage: { text: 'in one piece' } }])
  expect(await readAnew('a')).toEqual(passage('a'))
})
