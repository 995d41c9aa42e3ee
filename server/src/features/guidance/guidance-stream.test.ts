import { expect, it } from 'vitest'
import { goodAnswer } from '../../../test-support/ai/scripted.ts'
import { openWithModel } from '../../../test-support/answers.ts'
import { asStream, eventsOf } from '../../../test-support/events.ts'
import { AiFailure } from '../../platform/ai/ai.ts'

const { model, server, anna } = await openWithModel()
const url = await server.app.listen({ port: 0, host: '127.0.0.1' })

/** Over a real connection, so that it can be given up. */
const ask = (prompt: string, signal: AbortSignal, accept = 'text/event-stream') =>
  fetch(`${url}/api/ai/workplace-guidance`, {
    method: 'POST',
    signal,
    headers: {
      accept,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ prompt }),
  })

it.each(['text/event-stream', 'application/json'])(
  'who leaves ends the call to the model, and pays nothing (%s)',
  async (accept) => {
    const aborted = Promise.withResolvers<void>()
    model.answers(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            aborted.resolve()
            reject(new AiFailure('cancelled', 'gone'))
          })
        }),
    )
    const leaving = new AbortController()
    const asked = ask('I am burnt out', leaving.signal, accept).catch(() => undefined)
    await expect.poll(() => model.requests.length).toBe(1)
    leaving.abort()
    await asked
    await aborted.promise
    await expect.poll(async () => (await anna.get('/api/ai/state')).json.remaining).toBe(60)
  },
)

it('who leaves does not end the same request of a second tab', async () => {
  const gate = Promise.withResolvers<void>()
  model.answers(async ({ prompt }) => {
    await gate.promise
    return goodAnswer(prompt)
  })
  const leaving = new AbortController()
  const first = ask('I am afraid of Monday', leaving.signal).catch(() => undefined)
  await expect.poll(() => model.requests.length).toBe(1)
  const second = ask('I am afraid of Monday', new AbortController().signal, 'application/json')
  // The second has joined once its own reading is done; a call that answers tells that the server has been round.
  await anna.get('/api/ai/state')
  leaving.abort()
  await first
  gate.resolve()
  const reply = (await (await second).json()) as { source: string }
  expect(reply.source).toBe('model')
})

it('prose that does not stand in the end is taken back', async () => {
  model.answers(({ prompt, onPartial }) => {
    const answer = goodAnswer(prompt)
    onPartial?.({ ...answer, content: `${answer.content}\n\nMore` })
    throw new AiFailure('unusable', 'broken off')
  })
  const events = eventsOf(await anna.post('/api/ai/workplace-guidance', { prompt: 'I am burnt out' }, asStream))
  const names = events.map(({ event }) => event)
  expect(names.slice(0, 3)).toEqual(['passages', 'text', 'restart'])
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { source: 'library' } })
})

it('a failure after the first event is told in the stream, with its code', async () => {
  model.answers(({ prompt, onPartial }) => {
    onPartial?.(goodAnswer(prompt))
    throw new AiFailure('busy', 'later', { retryAfter: 9 })
  })
  const events = eventsOf(await anna.post('/api/ai/workplace-guidance', { prompt: 'I am burnt out' }, asStream))
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { status: 429, code: 'quota_exceeded' } })
})

it('a failure before the first event keeps its status', async () => {
  model.fails('busy', 9)
  const { status, headers } = await anna.post('/api/ai/workplace-guidance', { prompt: 'I am burnt out' }, asStream)
  expect(status).toBe(429)
  expect(headers['retry-after']).toBe('9')
})
