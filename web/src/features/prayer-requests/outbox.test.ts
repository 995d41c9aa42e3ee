import type { OwnPrayerRequest } from '@lampstand/contract/prayer-requests'
import { expect, test, vi } from 'vitest'
import type { PersonalValue } from '../../api/personal-storage.ts'
import { createOutbox, type Entry, type Sent, type Write } from './outbox.ts'

const request = (id: string): OwnPrayerRequest => ({
  id,
  name: 'Miriam',
  prayerText: 'Rest',
  isAnswered: false,
  answeredDate: null,
  notes: null,
  createdAt: '2026-03-09T09:00:00.000Z',
  updatedAt: '2026-03-09T09:00:00.000Z',
})
const add = (id: string): Write => ({ kind: 'add', id, body: { name: 'Miriam', prayerText: 'Rest' } })
const answer = (id: string): Write => ({ kind: 'change', id, body: { isAnswered: true }, before: request(id) })
const remove = (id: string): Write => ({ kind: 'remove', id, before: request(id) })

/** One browser: what it keeps, and a lock that all its tabs share. */
function browser() {
  let value: readonly Entry[] | undefined
  let last: Promise<unknown> = Promise.resolve()
  const kept: PersonalValue<readonly Entry[]> = {
    get: async () => value,
    set: async (next) => {
      value = next
    },
    update: async (change) => {
      value = change(value)
      return value
    },
  }
  const exclusively = <T>(run: () => Promise<T>): Promise<T> => {
    const result = last.then(run)
    last = result.catch(() => undefined)
    return result
  }
  return { kept, exclusively, entries: () => value ?? [] }
}

type Send = (write: Write) => Promise<OwnPrayerRequest | undefined>

function tab({ kept, exclusively }: ReturnType<typeof browser>, send: Send, sent: (sent: Sent) => void = () => {}) {
  let keys = 0
  const calls = vi.fn(send)
  const outbox = createOutbox({
    kept,
    exclusively,
    send: calls,
    judge: (error) => (error === 'offline' ? 'unheard' : error === 'down' ? 'fault' : { refuse: String(error) }),
    announce: () => undefined,
    onSent: sent,
    newKey: () => `key ${++keys}`,
    now: () => '2026-03-09T09:00:00.000Z',
  })
  const put = (write: Write) => outbox.put(write, { patience: new Promise(() => undefined) })
  return { ...outbox, put, calls }
}

const offline: Send = () => Promise.reject('offline')
const online: Send = async ({ id }) => request(`server ${id}`)

test('what is sent is answered and kept no longer', async () => {
  const desk = browser()
  expect(await tab(desk, online).put(add('a'))).toEqual({ state: 'sent', request: request('server a') })
  expect(desk.entries()).toEqual([])
})

test('what was written without a connection is sent in order, under the id that the server gave', async () => {
  const desk = browser()
  const before = tab(desk, offline)
  for (const write of [add('a'), answer('a'), answer('b')])
    expect(await before.put(write)).toEqual({ state: 'waiting' })
  const after = tab(desk, online)
  await after.flush()
  expect(after.calls.mock.calls.map(([{ kind, id }]) => `${kind} ${id}`)).toEqual([
    'add a',
    'change server a',
    'change b',
  ])
  expect(desk.entries()).toEqual([])
})

test('what is written about a row of a moment before, while it is sent, goes to the id that the server gave', async () => {
  const busy = tab(browser(), online)
  await busy.put(add('a'))
  await busy.put(answer('a'))
  await busy.put(remove('a'))
  expect(busy.calls.mock.calls.map(([{ kind, id }]) => `${kind} ${id}`)).toEqual([
    'add a',
    'change server a',
    'remove server a',
  ])
})

test('what was sent leaves the list of what waits as it comes into the lists of the server', async () => {
  const seen: string[] = []
  const desk = browser()
  const one = tab(desk, online, () => seen.push(`settled, ${desk.entries().length} kept`))
  one.subscribe(() => seen.push(`${one.entries().length} shown`))
  await one.put(add('a'))
  expect(seen.join('; ')).toContain('1 shown; settled, 0 kept; 0 shown')
})

test('two tabs send it once', async () => {
  const desk = browser()
  await tab(desk, offline).put(add('a'))
  const [one, two] = [tab(desk, online), tab(desk, online)]
  await Promise.all([one.flush(), two.flush()])
  expect(one.calls.mock.calls.length + two.calls.mock.calls.length).toBe(1)
})

test('a refusal is thrown at whoever waits for it, and nothing is left', async () => {
  const desk = browser()
  await expect(tab(desk, () => Promise.reject('too long')).put(add('a'))).rejects.toBe('too long')
  await expect(tab(desk, () => Promise.reject('down')).put(add('a'))).rejects.toBe('down')
  expect(desk.entries()).toEqual([])
})

test('a refusal that nobody waits for is kept until it is tried again or discarded; others go on', async () => {
  const desk = browser()
  const before = tab(desk, offline)
  for (const write of [answer('a'), answer('a'), answer('b')]) await before.put(write)
  const after = tab(desk, ({ id }) => (id === 'a' ? Promise.reject('gone') : online(answer(id))))
  await after.flush()
  expect(desk.entries().map(({ id, refused }) => [id, refused])).toEqual([
    ['a', 'gone'],
    ['a', undefined],
  ])
  await after.retry(after.entries()[0]?.key ?? '')
  expect(after.calls).toHaveBeenCalledTimes(3)
  await after.discard(after.entries()[0]?.key ?? '')
  expect(desk.entries()).toEqual([])
})

test('a server that is down is asked again later', async () => {
  const desk = browser()
  await tab(desk, offline).put(add('a'))
  await tab(desk, () => Promise.reject('down')).flush()
  expect(desk.entries()).toHaveLength(1)
})

test('a request that never left the browser is deleted by forgetting it', async () => {
  const desk = browser()
  let tried = false
  const busy = tab(desk, () => new Promise(() => (tried = true)))
  void busy.put(answer('z'))
  await vi.waitFor(() => expect(tried).toBe(true))
  void busy.put(add('a'))
  await vi.waitFor(() => expect(desk.entries()).toHaveLength(2))
  expect(await busy.put(remove('a'))).toEqual({ state: 'sent', request: undefined })
  expect(desk.entries().map(({ id }) => id)).toEqual(['z'])
})

test('a deletion can be taken back while it waits', async () => {
  const desk = browser()
  const { put, cancelDeletion } = tab(desk, offline)
  await put(remove('a'))
  expect(await cancelDeletion('a')).toBe(false)
  expect(desk.entries()).toEqual([])
})

test('who opened a request before it was sent writes about it under the id of the server', async () => {
  const desk = browser()
  let isOnline = false
  const one = tab(desk, (write) => (isOnline ? online(write) : offline(write)))
  await one.put(add('a'))
  isOnline = true
  await one.flush()
  await one.put(answer('a'))
  expect(one.calls.mock.calls.at(-1)?.[0]).toMatchObject({ kind: 'change', id: 'server a' })
  const two = tab(desk, online)
  two.hearOf({ key: 'a', id: 'server a' })
  await two.put(answer('a'))
  expect(two.calls.mock.calls.at(-1)?.[0]).toMatchObject({ kind: 'change', id: 'server a' })
})
