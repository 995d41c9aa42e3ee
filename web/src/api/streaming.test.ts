import { api } from '@lampstand/contract/api'
import { expect, test, vi } from 'vitest'
import { ApiError, shownMessage } from './api-error.ts'
import { createClient } from './client.ts'
import { createSend } from './send.ts'

const caller = {
  deviceId: () => 'device-abcdefgh',
  timeZone: () => 'Europe/Berlin',
  userId: () => 'ruth',
  signInAgain: vi.fn(async () => false),
}
const { guidance } = createClient(api, createSend(caller))
const input = { body: { prompt: 'my boss shouts at me' } }

const passage = { id: 'Prov.15.1', reference: 'Proverbs 15:1', text: 'words', why: 'a reason' }
const reply = {
  content: 'A sentence. Another.',
  scriptureReferences: ['Proverbs 15:1'],
  prayerPoints: [],
  source: 'library',
  safety: 'none',
  disclaimer: 'Verify it.',
  passages: [passage],
}
const problem = {
  type: 'about:blank',
  title: 'Too Many Requests',
  status: 429,
  detail: 'Everybody asks at once.',
  error: 'Everybody asks at once.',
  code: 'quota_exceeded',
  requestId: 'r1',
}

const sent = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

function answer(body: string, type = 'text/event-stream; charset=utf-8', status = 200) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, { status, headers: { 'content-type': type } }))
  vi.stubGlobal('fetch', fetched)
  return () => fetched.mock.calls[0]?.[1]
}

function ask() {
  const onEvent = vi.fn()
  const leaving = new AbortController()
  return { onEvent, leaving, reply: guidance.workplace(input, { onEvent, signal: leaving.signal }) }
}

test('what is sent while the answer is written comes before the whole of it', async () => {
  const events = [
    { event: 'passages', data: [passage] },
    { event: 'text', data: 'A sentence. ' },
    { event: 'restart', data: null },
    { event: 'text', data: 'Another.' },
  ]
  const sentRequest = answer(
    events.map(({ event, data }) => sent(event, data)).join(': still here\n\n') + sent('done', reply),
  )
  const { onEvent, reply: answered } = ask()
  expect(await answered).toEqual(reply)
  expect(onEvent.mock.calls.map(([event]) => event)).toEqual(events)
  expect(new Headers(sentRequest()?.headers).get('accept')).toBe('text/event-stream')
})

test('a server that does not stream answers at once', async () => {
  answer(JSON.stringify(reply), 'application/json')
  const { onEvent, reply: answered } = ask()
  expect(await answered).toEqual(reply)
  expect(onEvent).not.toHaveBeenCalled()
})

test('who does not listen does not ask for a stream', async () => {
  const sentRequest = answer(JSON.stringify(reply), 'application/json')
  expect(await guidance.workplace(input)).toEqual(reply)
  expect(new Headers(sentRequest()?.headers).has('accept')).toBe(false)
})

test('a failure before the first event and one after it are the same failure', async () => {
  for (const [body, type, status] of [
    [JSON.stringify(problem), 'application/problem+json', 429],
    [sent('text', 'A sentence.') + sent('error', problem), 'text/event-stream', 200],
  ] as const) {
    answer(body, type, status)
    const failure: unknown = await ask().reply.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ status: 429, message: expect.stringMatching(/^429: .*quota_exceeded/) })
    expect(shownMessage(failure)).toBe('Everybody asks at once.')
  }
})

test('a stream that ends without its reply is a failure', async () => {
  answer(sent('passages', [passage]) + sent('text', 'A sentence.'))
  await expect(ask().reply).rejects.toThrow('connection broken')
})

test('an event or a reply that breaks the contract is refused', async () => {
  answer(sent('text', { markup: '<b>' }) + sent('done', reply))
  await expect(ask().reply).rejects.toThrow()
  answer(sent('error', { status: '500' }))
  await expect(ask().reply).rejects.not.toBeInstanceOf(ApiError)
  answer(sent('sermon', 'words') + sent('done', reply))
  await expect(ask().reply).rejects.toThrow()
  answer(sent('done', { ...reply, passages: 'none' }))
  await expect(ask().reply).rejects.toThrow()
})

test('who leaves ends the call', async () => {
  const sentRequest = answer(sent('done', reply))
  const { leaving } = ask()
  leaving.abort()
  expect(sentRequest()?.signal?.aborted).toBe(true)
})
