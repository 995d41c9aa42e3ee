import * as z from 'zod/mini'
import type { AiConfig } from '../../config.ts'
import type { AiRequest } from './ai.ts'
import { type AiParts, createAi } from './create.ts'

/** What the tests of this folder ask for. */
const Guidance = z.object({ content: z.string() })
type Guidance = z.infer<typeof Guidance>
export const guidance: Guidance = { content: 'Speak the truth in love.' }

export const question = (rest: Partial<AiRequest<Guidance>> = {}): AiRequest<Guidance> => ({
  system: 'Answer as a pastor.',
  prompt: 'My manager asks me to lie.',
  schema: Guidance,
  name: 'guidance',
  ...rest,
})

/** A model behind an address, or behind a `fetch` of the test; nobody waits before a second attempt. */
export function openAiFor(config: Partial<AiConfig>, parts: AiParts = {}) {
  const settings: AiConfig = {
    provider: 'openai-compatible',
    model: 'llama3.3',
    apiKey: undefined,
    baseUrl: new URL('http://model.test/v1'),
    concurrency: 4,
    timeout: 20,
    ...config,
  }
  return createAi(settings, { wait: async () => undefined, ...parts })
}

/** A clock that a test moves by hand. */
export function movedClock(start = '2026-03-02T09:00:00Z') {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    advance: (by: Temporal.DurationLike) => {
      now = now.add(by)
    },
  }
}

/** What a compatible server answers when all is well. */
export const answerWith = (text: string) =>
  Response.json({
    id: 'c1',
    created: 1,
    model: 'llama3.3',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  })
