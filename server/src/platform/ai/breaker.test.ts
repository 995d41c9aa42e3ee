import { expect, test } from 'vitest'
import { answerWith, guidance, movedClock, openAiFor, question } from './testing.ts'

/** A model whose server answers with the status that the test sets; `calls` reached it. */
function start() {
  const clock = movedClock()
  const state = { status: 500, calls: 0, onCall: (): void => undefined }
  const ai = openAiFor(
    {},
    {
      clock,
      fetch: async (_, init) => {
        state.calls++
        state.onCall()
        init?.signal?.throwIfAborted()
        return state.status === 200
          ? answerWith(JSON.stringify(guidance))
          : Response.json({ error: {} }, { status: state.status })
      },
    },
  )
  /** How a question ends, and how many calls it cost. */
  async function ask(signal?: AbortSignal) {
    const before = state.calls
    const end = await ai.ask(question(signal ? { signal } : {})).then(
      () => 'answered',
      (error) => error.kind,
    )
    return [end, state.calls - before]
  }
  async function failTimes(times: number) {
    for (let i = 0; i < times; i++) await ask()
  }
  return { clock, state, ask, failTimes }
}

test('after five failures in a row nobody asks for half a minute', async () => {
  const { clock, ask, failTimes, state } = start()
  await failTimes(4)
  expect(await ask()).toEqual(['down', 2])
  expect(await ask()).toEqual(['down', 0])
  clock.advance({ seconds: 29 })
  expect(await ask()).toEqual(['down', 0])
  clock.advance({ seconds: 1 })
  state.status = 200
  expect(await ask()).toEqual(['answered', 1])
  expect(await ask()).toEqual(['answered', 1])
})

test('an answer between failures begins the count anew', async () => {
  const { ask, failTimes, state } = start()
  await failTimes(4)
  state.status = 200
  await ask()
  state.status = 500
  await failTimes(4)
  expect(await ask()).toEqual(['down', 2])
})

test('a trial that fails closes the door for another half minute', async () => {
  const { clock, ask, failTimes } = start()
  await failTimes(5)
  clock.advance({ seconds: 30 })
  expect(await ask()).toEqual(['down', 2])
  expect(await ask()).toEqual(['down', 0])
})

test('one request tries, the others do not wait for it', async () => {
  const { clock, ask, failTimes, state } = start()
  await failTimes(5)
  clock.advance({ seconds: 30 })
  state.status = 200
  const ends = await Promise.all([ask(), ask(), ask()])
  expect(ends.map(([end]) => end)).toEqual(['answered', 'down', 'down'])
})

test('out of quota is not asked for ten minutes', async () => {
  const { clock, ask, state } = start()
  state.status = 402
  expect(await ask()).toEqual(['spent', 1])
  clock.advance({ minutes: 9, seconds: 59 })
  expect(await ask()).toEqual(['spent', 0])
  clock.advance({ seconds: 1 })
  state.status = 200
  expect(await ask()).toEqual(['answered', 1])
})

test('a trial after ten minutes that fails another way closes the door for half a minute', async () => {
  const { clock, ask, state } = start()
  state.status = 402
  await ask()
  clock.advance({ minutes: 10 })
  state.status = 500
  expect(await ask()).toEqual(['down', 2])
  expect(await ask()).toEqual(['down', 0])
})

test('a trial that somebody leaves decides nothing, and the next one tries', async () => {
  const { clock, ask, failTimes, state } = start()
  await failTimes(5)
  clock.advance({ seconds: 30 })
  const leaving = new AbortController()
  state.onCall = () => leaving.abort()
  expect(await ask(leaving.signal)).toEqual(['cancelled', 1])
  state.onCall = () => undefined
  expect(await ask()).toEqual(['down', 2])
  expect(await ask()).toEqual(['down', 0])
})

test('neither people who leave nor a busy provider count as failures', async () => {
  const { ask, failTimes, state } = start()
  await failTimes(4)
  const leaving = new AbortController()
  state.onCall = () => leaving.abort()
  expect(await ask(leaving.signal)).toEqual(['cancelled', 1])
  state.onCall = () => undefined
  state.status = 429
  expect(await ask()).toEqual(['busy', 1])
  state.status = 500
  expect(await ask()).toEqual(['down', 2])
  expect(await ask()).toEqual(['down', 0])
})

test('a request that the provider will not take counts for nothing against it', async () => {
  const { ask, failTimes, state } = start()
  state.status = 400
  await failTimes(6)
  expect(await ask()).toEqual(['unusable', 1])
})
