import * as z from 'zod/mini'
import { aiProviders } from '../server/src/platform/ai/ai.ts'
import { createAi } from '../server/src/platform/ai/create.ts'
import { says, startAiStub, stubKey } from '../server/test-support/ai/stub.ts'
import { median } from './load.ts'
import { printTable } from './table.ts'

const warmUp = 50
const times = 300
const models = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'llama3.3',
} as const
const schema = z.object({
  safety: z.enum(['none', 'concern', 'crisis']),
  passages: z.array(z.object({ id: z.string(), why: z.string() })),
  content: z.string(),
})
const answer = {
  safety: 'none',
  passages: [{ id: 'Col.3.23', why: 'It is about work done for the Lord.' }],
  content: 'What you do unseen is seen. '.repeat(30),
}
const question = {
  system: 'Answer in the schema. '.repeat(40),
  prompt: 'My work is not seen. '.repeat(60),
  schema,
  name: 'guidance',
}

const stub = await startAiStub()
stub.answerWith(says(answer))
const rows: string[][] = []
for (const provider of aiProviders) {
  for (const streams of [false, true])
    rows.push([provider, streams ? 'stream' : 'at once', ...(await compare(provider, streams))])
}
await stub.close()

printTable(['provider', 'answer', 'bare fetch', 'ask()', 'of bare', 'more'], rows)
console.log(
  [
    `Medians of ${times} questions, one at a time, in turn with a bare fetch of the same request to the same stub on loopback, whose`,
    'body is read and, when it comes at once, parsed. A model takes seconds: read "more", the time that the way through the SDK, our',
    'queue, breaker and schema adds, rather than the ratio to a server that answers without thinking.',
  ].join('\n'),
)

/** Both in turn, so that what else the machine does meets both. */
async function compare(provider: (typeof aiProviders)[number], streams: boolean): Promise<string[]> {
  const settings = {
    provider,
    model: models[provider],
    apiKey: stubKey,
    baseUrl: new URL(stub.url),
    concurrency: 1,
    timeout: 60,
  }
  let sent: { url: string; init: RequestInit } | undefined
  const learning = createAi(settings, {
    fetch: async (input, init = {}) => {
      const { method, headers, body } = init
      if (headers && body)
        sent = {
          url: input instanceof Request ? input.url : input.toString(),
          init: { ...(method && { method }), headers, body },
        }
      return fetch(input, init)
    },
  })
  const ask = streams ? { ...question, onPartial: () => undefined } : question
  await learning.ask(ask)
  const bareRequest = sent
  if (!bareRequest) throw new Error('nothing was sent')
  const ai = createAi(settings)

  const bare = async () => {
    const text = await (await fetch(bareRequest.url, bareRequest.init)).text()
    if (!streams) JSON.parse(text)
  }
  const ours = async () => void (await ai.ask(ask))
  for (let i = 0; i < warmUp; i++) for (const one of [bare, ours]) await one()
  const taken: { bare: number; ours: number }[] = []
  for (let i = 0; i < times; i++) taken.push({ bare: await timed(bare), ours: await timed(ours) })
  const medians = { bare: median(taken.map((one) => one.bare)), ours: median(taken.map((one) => one.ours)) }
  return [
    `${medians.bare.toFixed(2)} ms`,
    `${medians.ours.toFixed(2)} ms`,
    `${(medians.ours / medians.bare).toFixed(2)}×`,
    `${(medians.ours - medians.bare).toFixed(2)} ms`,
  ]
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
