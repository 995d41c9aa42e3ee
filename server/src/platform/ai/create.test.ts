import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AiStub, fails, says, startAiStub, stubKey } from '../../../test-support/ai/stub.ts'
import type { AiParts } from './create.ts'
import { guidance, openAiFor, question } from './testing.ts'

// One for each test: a request that was given up can arrive late, and must not count in the next test.
let stub: AiStub
beforeEach(async () => {
  stub = await startAiStub()
})
afterEach(() => stub.close())

const open = (parts: AiParts = {}, concurrency = 1) =>
  openAiFor({ baseUrl: new URL(stub.url), apiKey: stubKey, concurrency }, parts)
const kindOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error) => error.kind,
  )
const endless = says(guidance, { hangs: 'before' })

test('as many as allowed are asked at once, twice as many wait, more are sent away', async () => {
  stub.answerWith(endless)
  const ai = open()
  const leaving = new AbortController()
  const asked = [1, 2, 3].map(() => kindOf(ai.ask(question({ signal: leaving.signal }))))
  await expect(ai.ask(question())).rejects.toMatchObject({ kind: 'busy', retryAfter: 10 })
  await expect.poll(() => stub.requests.length).toBe(1)
  leaving.abort()
  expect(await Promise.all(asked)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(stub.requests).toHaveLength(1)
})

test('the next takes the place of one that is done', async () => {
  stub.answerWith(says(guidance))
  const ai = open()
  expect(await Promise.all([1, 2, 3].map(() => ai.ask(question())))).toEqual([guidance, guidance, guidance])
})

test('a place is free again after each kind of end', async () => {
  const ai = open({ patience: 20 })
  stub.answerWith(says('no', { ends: 'refusal' }), fails('rate-limit'), fails('too-long'), says(guidance))
  const ends = []
  for (const _ of [1, 2, 3, 4]) ends.push(await kindOf(ai.ask(question())))
  expect(ends).toEqual(['refused', 'busy', 'unusable', 'answered'])
})

test('nobody waits longer than the patience', async () => {
  stub.answerWith(endless)
  const ai = open({ patience: 20 })
  const first = kindOf(ai.ask(question()))
  await expect(ai.ask(question())).rejects.toMatchObject({ kind: 'busy' })
  ai.close()
  expect(await first).toBe('down')
})

test('who leaves the queue is gone at once and is never asked for', async () => {
  stub.answerWith(endless)
  const ai = open()
  const first = kindOf(ai.ask(question()))
  await expect.poll(() => stub.requests.length).toBe(1)
  const leaving = new AbortController()
  const second = kindOf(ai.ask(question({ prompt: 'second', signal: leaving.signal })))
  leaving.abort()
  expect(await second).toBe('cancelled')
  ai.close()
  await first
  expect(stub.requests.map(({ prompt }) => prompt)).toEqual([question().prompt])
})

test('who leaves before a second attempt gets none', async () => {
  stub.answerWith(fails('server'))
  const leaving = new AbortController()
  const ai = open({
    wait: async (_, signal) => {
      leaving.abort()
      signal.throwIfAborted()
    },
  })
  expect(await kindOf(ai.ask(question({ signal: leaving.signal })))).toBe('cancelled')
  expect(stub.requests).toHaveLength(1)
})

test('a second attempt waits a little, or as long as it was told', async () => {
  const waits: number[] = []
  const ai = open({ wait: async (milliseconds) => void waits.push(milliseconds) })
  stub.answerWith(fails('rate-limit', { headers: { 'retry-after': '2' } }), says(guidance))
  await ai.ask(question())
  stub.answerWith(fails('server'), says(guidance))
  await ai.ask(question())
  expect(waits[0]).toBe(2000)
  expect(waits[1]).toBeGreaterThanOrEqual(100)
  expect(waits[1]).toBeLessThan(500)
})

test('a stream grows, and starts over with undefined', async () => {
  stub.answerWith(says(guidance, { breaksOff: true }), says(guidance))
  const told: unknown[] = []
  await open().ask(question({ onPartial: (partial) => told.push(partial) }))
  const anew = told.indexOf(undefined)
  expect(anew).toBeGreaterThan(0)
  expect(told.lastIndexOf(undefined)).toBe(anew)
  expect(told.at(-1)).toEqual(guidance)
  const contents = told.slice(anew + 1).map((partial) => JSON.stringify(partial).length)
  expect(contents).toEqual(contents.toSorted((a, b) => a - b))
})

test('a stream in a fence after thinking grows just as well', async () => {
  stub.answerWith(says(`<think>{"content": "no"}</think>\n\`\`\`json\n${JSON.stringify(guidance)}\n\`\`\``))
  const told: unknown[] = []
  await open().ask(question({ onPartial: (partial) => told.push(partial) }))
  expect(told.length).toBeGreaterThan(2)
  expect(JSON.stringify(told)).not.toContain('"no"')
})

test('a listener that throws ends the call, also upstream, and is asked nothing more', async () => {
  stub.answerWith(says(guidance, { hangs: 'within' }))
  const onPartial = () => {
    throw new Error('the socket is closed')
  }
  await expect(open().ask(question({ onPartial }))).rejects.toMatchObject({ kind: 'cancelled' })
  expect(stub.requests).toHaveLength(1)
  expect(await stub.requests[0]?.gaveUp).toBe(true)
})

test('a model asked again is told what was wrong, and is given the words of the person as before', async () => {
  stub.answerWith(says('{"content": "Speak', { ends: 'length' }), says(guidance))
  await open().ask(question())
  expect(stub.requests.map(({ prompt }) => prompt)).toEqual([question().prompt, question().prompt])
  expect(stub.requests[1]?.system).toMatch(/^Answer as a pastor\.\n\n.*cut off before its end/s)
})

test('a server that takes no schema is told it in words, from then on at once', async () => {
  const ai = open()
  stub.answerWith(({ schema }) => (schema ? fails('no-schema') : says(guidance)))
  await ai.ask(question())
  await ai.ask(question())
  expect(stub.requests.map(({ schema }) => schema !== undefined)).toEqual([true, false, false])
  expect(stub.requests[2]?.system).toContain('"required":["content"]')
})

test('nothing is asked of a model that is closed', async () => {
  const ai = open()
  ai.close()
  await expect(ai.ask(question())).rejects.toMatchObject({ kind: 'down' })
  expect(stub.requests).toHaveLength(0)
})

test('a model whose server keeps the schema from it is told it in words when it is asked again', async () => {
  stub.answerWith(({ system }) => says(system.includes('"content"') ? guidance : 'Speak the truth in love.'))
  expect(await open().ask(question())).toEqual(guidance)
  expect(stub.requests.map(({ system }) => system.includes('JSON schema'))).toEqual([false, true])
})
