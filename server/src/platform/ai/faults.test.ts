import { describe, expect, test } from 'vitest'
import { startAiStub } from '../../../test-support/ai/stub.ts'
import type { AiOutcome } from './create.ts'
import { answerWith, guidance, movedClock, openAiFor, question } from './testing.ts'

type Answer = { status: number; headers?: Record<string, string>; body?: unknown }

/** How a question ends that is answered like this, always. */
async function endOf({ status, headers = {}, body = {} }: Answer) {
  let calls = 0
  const advice: string[] = []
  const ai = openAiFor(
    {},
    {
      clock: movedClock('2026-03-02T09:00:00Z'),
      advise: (text) => advice.push(text),
      fetch: async () => {
        calls++
        return Response.json(body, { status, headers })
      },
    },
  )
  const { kind, retryAfter, message } = await ai.ask(question()).catch((error) => error)
  return { kind, retryAfter, calls, advice, message }
}

const google = (status: string, message: string, details: unknown = []) => ({
  error: { code: 1, status, message, details },
})
const exhausted = (quotaId: string) =>
  google('RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.', [
    { violations: [{ quotaId }] },
    { retryDelay: '27.3s' },
  ])

describe('when to come again', () => {
  test.each([
    ['as a date', { 'retry-after': 'Mon, 02 Mar 2026 09:00:45 GMT' }, 45],
    ['as a date that is past: soon, so it was tried again', { 'retry-after': 'Mon, 02 Mar 2026 08:00:00 GMT' }, 1],
    ['in words', { 'retry-after': 'later' }, 30],
    ['in three days: within the hour', { 'retry-after': '259200' }, 3600],
  ])('%s', async (_, headers, retryAfter) => {
    expect(await endOf({ status: 429, headers })).toMatchObject({ kind: 'busy', retryAfter })
  })

  test('as Google says it, although it speaks of billing', async () => {
    const body = exhausted('GenerateRequestsPerMinutePerProjectPerModel-FreeTier')
    expect(await endOf({ status: 429, body })).toMatchObject({ kind: 'busy', retryAfter: 28, calls: 1 })
  })
})

describe('out of money', () => {
  test.each([
    ['402', { status: 402 }],
    ['a daily limit at Google', { status: 429, body: exhausted('GenerateRequestsPerDayPerProjectPerModel') }],
    [
      'no quota at Google',
      { status: 429, body: google('RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan.') },
    ],
    [
      'no billing at Google',
      { status: 403, body: google('PERMISSION_DENIED', 'This API method requires billing to be enabled.') },
    ],
    ['a hard limit at OpenAI', { status: 400, body: { error: { code: 'billing_hard_limit_reached', message: '' } } }],
  ])('%s', async (_, answer) => {
    expect(await endOf(answer)).toMatchObject({
      kind: 'spent',
      calls: 1,
      advice: [expect.stringContaining('billing')],
    })
  })
})

test.each([
  [{ status: 403, body: { error: { message: 'This input was flagged by moderation' } } }, 'refused', 1],
  [{ status: 400, body: { error: { code: 'content_policy_violation' } } }, 'refused', 1],
  [{ status: 403 }, 'down', 1],
  [{ status: 404 }, 'down', 1],
  [{ status: 405 }, 'down', 1],
  [{ status: 408 }, 'down', 2],
  [{ status: 413 }, 'unusable', 1],
  [{ status: 503 }, 'down', 2],
  [{ status: 529 }, 'busy', 2],
])('%j ends as %s after %i calls', async (answer, kind, calls) => {
  expect(await endOf(answer)).toMatchObject({ kind, calls })
})

test('the deployer is told what to do once, and once more when it fails again after it worked', async () => {
  const answers = [401, 401, 200, 401]
  const advice: string[] = []
  const ai = openAiFor(
    {},
    {
      advise: (text) => advice.push(text),
      fetch: async () =>
        answers.shift() === 200 ? answerWith(JSON.stringify(guidance)) : Response.json({ error: {} }, { status: 401 }),
    },
  )
  const told: number[] = []
  for (const _ of [1, 2, 3, 4]) {
    await ai.ask(question()).catch(() => undefined)
    told.push(advice.length)
  }
  expect(told).toEqual([1, 1, 1, 2])
  expect(advice[0]).toContain('AI_API_KEY')
})

test('a server that cannot be reached is asked twice, and named by its fault', async () => {
  const stub = await startAiStub()
  await stub.close()
  const outcomes: AiOutcome[] = []
  const ai = openAiFor({ baseUrl: new URL(stub.url) }, { onOutcome: (outcome) => outcomes.push(outcome) })
  await expect(ai.ask(question())).rejects.toMatchObject({
    kind: 'down',
    cause: expect.stringContaining('ECONNREFUSED'),
  })
  expect(outcomes).toMatchObject([{ outcome: 'down', calls: 2 }])
})

test('a redirect is not followed: it would carry the key elsewhere', async () => {
  const modes: unknown[] = []
  const ai = openAiFor(
    { apiKey: 'k' },
    {
      fetch: async (_, init) => {
        modes.push(init?.redirect)
        return answerWith(JSON.stringify(guidance))
      },
    },
  )
  await ai.ask(question())
  expect(modes).toEqual(['error'])
})
