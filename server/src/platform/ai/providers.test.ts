import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Answering, fails, says, startAiStub, stubKey } from '../../../test-support/ai/stub.ts'
import { AiFailure, type AiProvider, aiProviders } from './ai.ts'
import { type AiOutcome, createAi } from './create.ts'

const schema = z.object({ safety: z.enum(['none', 'crisis']), content: z.string(), title: z.nullable(z.string()) })
const good = { safety: 'none', content: 'Do it heartily, as for the Lord.', title: null }
const goodText = JSON.stringify(good)
const prompt = 'My manager asks me to sign a false report.'
const models = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'llama3.3',
}

const stub = await startAiStub()
afterAll(stub.close)
beforeEach(() => {
  stub.requests.length = 0
})

const patient: Limits = { timeout: 20, stall: 15_000 }
const answered = { outcome: 'answered' }
const down = { outcome: 'down' }

/** What is answered, how it ends, and after how many calls. `streaming`: where a stream ends otherwise. */
type Case = {
  name: string
  answers: Answering[]
  ends: { outcome: string; retryAfter?: number }
  calls: number
  streaming?: Partial<Pick<Case, 'ends' | 'calls'>>
}

const cases: Case[] = [
  { name: 'success', answers: [says(good)], ends: answered, calls: 1 },
  {
    name: '429 with a short Retry-After',
    answers: [fails('rate-limit', { headers: { 'retry-after': '1' } }), says(good)],
    ends: answered,
    calls: 2,
  },
  {
    name: '429 with a long Retry-After',
    answers: [fails('rate-limit', { headers: { 'retry-after': '21' } })],
    ends: { outcome: 'busy', retryAfter: 21 },
    calls: 1,
  },
  {
    name: '429 without Retry-After',
    answers: [fails('rate-limit')],
    ends: { outcome: 'busy', retryAfter: 30 },
    calls: 1,
  },
  { name: 'out of quota', answers: [fails('spent')], ends: { outcome: 'spent' }, calls: 1 },
  { name: 'a wrong key', answers: [fails('wrong-key')], ends: down, calls: 1 },
  { name: 'an unknown model', answers: [fails('no-model')], ends: down, calls: 1 },
  { name: '400, no schema taken', answers: [fails('no-schema'), says(good)], ends: answered, calls: 2 },
  { name: '400, prompt too long', answers: [fails('too-long')], ends: { outcome: 'unusable' }, calls: 1 },
  { name: 'a server error, then success', answers: [fails('server'), says(good)], ends: answered, calls: 2 },
  { name: 'server errors', answers: [fails('server')], ends: down, calls: 2 },
  {
    name: 'a content filter',
    answers: [says('I', { ends: 'content-filter' })],
    ends: { outcome: 'refused' },
    calls: 1,
  },
  { name: 'a refusal', answers: [says('I cannot.', { ends: 'refusal' })], ends: { outcome: 'refused' }, calls: 1 },
  { name: 'malformed, then good', answers: [says('{"safety": none}'), says(good)], ends: answered, calls: 2 },
  { name: 'malformed twice', answers: [says('Peace be with you.')], ends: { outcome: 'unusable' }, calls: 2 },
  { name: 'another shape twice', answers: [says({ safety: 'no' })], ends: { outcome: 'unusable' }, calls: 2 },
  {
    name: 'cut off, then good',
    answers: [says(goodText.slice(0, 30), { ends: 'length' }), says(good)],
    ends: answered,
    calls: 2,
  },
  { name: 'nothing at all', answers: [says('')], ends: { outcome: 'unusable' }, calls: 2 },
  { name: 'in a fence', answers: [says(`\`\`\`json\n${goodText}\n\`\`\``)], ends: answered, calls: 1 },
  { name: 'after thinking', answers: [says(`<think>{"a": 1}? No.</think>\n${goodText}`)], ends: answered, calls: 1 },
  { name: 'too slow', answers: [says(good, { hangs: 'before' })], ends: down, calls: 1 },
  { name: 'stalled', answers: [says(good, { hangs: 'within' })], ends: down, calls: 1, streaming: { calls: 2 } },
  {
    name: 'stalled once',
    answers: [says(good, { hangs: 'within' }), says(good)],
    ends: down,
    calls: 1,
    streaming: { ends: answered, calls: 2 },
  },
  { name: 'broken off', answers: [says(good, { breaksOff: true })], ends: down, calls: 2 },
  { name: 'broken off once', answers: [says(good, { breaksOff: true }), says(good)], ends: answered, calls: 2 },
  {
    name: 'a server error within the answer',
    answers: [fails('server', { midStream: true }), says(good)],
    ends: answered,
    calls: 2,
  },
  {
    name: 'out of quota within the answer',
    answers: [fails('spent', { midStream: true })],
    ends: { outcome: 'spent' },
    calls: 1,
  },
]

const matrix = aiProviders.flatMap((provider) => [
  { provider, mode: 'at once' },
  { provider, mode: 'as a stream' },
])

describe.each(matrix)('$provider, $mode', ({ provider, mode }) => {
  const streams = mode === 'as a stream'

  test.each(cases)('$name', async ({ answers, streaming, ...other }) => {
    const { ends, calls } = { ...other, ...(streams && streaming) }
    stub.answerWith(...answers)
    const printed: unknown[] = []
    for (const method of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((...line) => void printed.push(line))
    }
    const outcomes: unknown[] = []
    const ai = open(provider, limits(other.name, streams), (outcome) => outcomes.push(outcome))
    const partials: unknown[] = []
    const request = { system: 'Answer as a pastor.', prompt, schema, name: 'guidance' }
    const asked = ai.ask(streams ? { ...request, onPartial: (partial) => partials.push(partial) } : request)

    const end = await asked.then(
      (value) => ({ outcome: 'answered', value }),
      (error: unknown) => error,
    )
    if (end instanceof AiFailure) {
      expect({ outcome: end.kind, retryAfter: end.retryAfter }).toEqual({ retryAfter: undefined, ...ends })
      expectNoLeak(end)
    } else {
      expect(end).toEqual({ ...ends, value: good })
      if (streams) expect(partials.at(-1)).toEqual(good)
    }
    expect(stub.requests).toHaveLength(calls)
    expect(outcomes).toEqual([expect.objectContaining({ outcome: ends.outcome, calls })])
    expect(stub.requests[0]).toMatchObject({ provider, prompt, streams, system: 'Answer as a pastor.' })

    if (hasHung(other.name)) expect(await stub.requests[0]?.gaveUp).toBe(true)
    expect(printed).toEqual([])

    const told = partials.length
    ai.close()
    await new Promise(setImmediate)
    expect(partials).toHaveLength(told)
  })

  test('a caller who leaves ends the call upstream', async () => {
    stub.answerWith(says(good, { hangs: streams ? 'within' : 'before' }))
    const leaving = new AbortController()
    const request = { system: 'S', prompt, schema, name: 'guidance', signal: leaving.signal }
    const asked = open(provider).ask(streams ? { ...request, onPartial: () => undefined } : request)
    await expect.poll(() => stub.requests.length).toBe(1)
    leaving.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'cancelled' })
    expect(await stub.requests[0]?.gaveUp).toBe(true)
  })

  test('overloaded, which Anthropic alone tells from a failure', async () => {
    stub.answerWith(fails('overloaded', { midStream: streams }))
    const request = { system: 'S', prompt, schema, name: 'guidance' }
    const asked = open(provider).ask(streams ? { ...request, onPartial: () => undefined } : request)
    await expect(asked).rejects.toMatchObject({ kind: provider === 'anthropic' ? 'busy' : 'down' })
    expect(stub.requests).toHaveLength(2)
  })
})

test.each(aiProviders)(
  '%s: a failure within a stream ends the call, though the connection stays open',
  async (provider) => {
    stub.answerWith(fails('spent', { midStream: true, hangs: true }))
    const asked = open(provider).ask({ system: 'S', prompt, schema, name: 'guidance', onPartial: () => undefined })
    await expect(asked).rejects.toMatchObject({ kind: 'spent' })
    expect(await stub.requests[0]?.gaveUp).toBe(true)
  },
)

type Limits = { timeout: number; stall: number }

function open(
  provider: AiProvider,
  { timeout, stall }: Limits = patient,
  onOutcome: (outcome: AiOutcome) => void = () => undefined,
) {
  return createAi(
    { provider, model: models[provider], apiKey: stubKey, baseUrl: new URL(stub.url), concurrency: 1, timeout },
    { wait: async () => undefined, stall, onOutcome },
  )
}

const hasHung = (name: string) => name === 'too slow' || name.startsWith('stalled')

/** Seconds for all, milliseconds between pieces. Only what nothing else ends is given a short time. */
function limits(name: string, streams: boolean): Limits {
  if (!hasHung(name)) return patient
  if (!streams || name === 'too slow') return { ...patient, timeout: 0.2 }
  // Once: the second answer must come in time on a busy machine too.
  return { ...patient, stall: name === 'stalled once' ? 1500 : 150 }
}

function expectNoLeak(failure: AiFailure) {
  const everything = `${failure.message} ${failure.stack} ${String(failure.cause)} ${JSON.stringify(failure)}`
  for (const secret of [stubKey, prompt, 'false report']) expect(everything).not.toContain(secret)
  expect(typeof failure.cause === 'string' || failure.cause === undefined).toBe(true)
}
