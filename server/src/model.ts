import { Counter, Histogram, type Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Log } from './http/logging.ts'
import type { Ai } from './platform/ai/ai.ts'

type Parts = { registry: Registry; log: Log }

/** Opens the model that the deployer configured, if any, and tells the operator how it does: never what was asked. */
export async function openModel({ ai: config }: Config, { registry, log }: Parts): Promise<Ai | null> {
  if (!config) return null
  // The providers' libraries take longer to load than the rest of the program.
  const { createAi } = await import('./platform/ai/create.ts')
  const answers = new Counter({
    name: 'lampstand_ai_answers_total',
    help: 'Requests to the model by how they ended.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const tokens = new Counter({
    name: 'lampstand_ai_tokens_total',
    help: 'Tokens sent to the model and received from it.',
    labelNames: ['direction'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'lampstand_ai_seconds',
    help: 'How long the model took, with its second attempts.',
    buckets: [1, 2, 5, 10, 20, 40, 60],
    registers: [registry],
  })
  return createAi(config, {
    advise: (advice) => log.error(advice),
    onOutcome({ outcome, inputTokens, outputTokens, milliseconds }) {
      answers.inc({ outcome })
      tokens.inc({ direction: 'sent' }, inputTokens)
      tokens.inc({ direction: 'received' }, outputTokens)
      seconds.observe(milliseconds / 1000)
    },
  })
}
