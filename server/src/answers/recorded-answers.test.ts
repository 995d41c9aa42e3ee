import { readFileSync } from 'node:fs'
import { foldedSentences } from '@lampstand/content/prose-rules'
import type { Guidance } from '@lampstand/contract/guidance'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { parseReferences } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { says, startAiStub, stubKey } from '../../test-support/ai/stub.ts'
import type { Browser } from '../../test-support/browser.ts'
import { asStream, eventsOf } from '../../test-support/events.ts'
import { startTestServer } from '../../test-support/server.ts'
import { aiUsage } from '../db/schema.ts'
import { createAi } from '../platform/ai/create.ts'

/* What real models answered, word for word, comes through the program again as it came then: from a server, as a stream. */

type Recorded = {
  model: string
  door: string
  asked: string
  /** The passages that the model was given, by their ids. */
  candidates: string[]
  ends: 'stop' | 'length'
  raw: string
}

const file = new URL('../../test-support/ai/recorded-answers.json', import.meta.url)
const { answers: recorded } = JSON.parse(readFileSync(file, 'utf8')) as { answers: Recorded[] }

const text = openText()
const check = createQuotationCheck(text)
const stub = await startAiStub()
const server = await startTestServer({
  ai: createAi(
    {
      provider: 'openai-compatible',
      model: 'recorded',
      apiKey: stubKey,
      baseUrl: new URL(stub.url),
      concurrency: 1,
      timeout: 20,
    },
    { wait: async () => undefined },
  ),
})
let anna: Browser
beforeAll(async () => {
  anna = await server.signedIn('anna@example.org')
})
afterAll(async () => {
  await server.close()
  await stub.close()
})

const candidatesIn = (prompt: string) =>
  (JSON.parse(prompt) as { candidates: { id: string }[] }).candidates.map(({ id }) => id)

/** The answer as if it had been given to these candidates, which differ from person to person. */
const withIds = ({ raw, candidates }: Recorded, given: readonly string[]): string =>
  candidates.reduce((said, id, at) => said.replaceAll(`"${id}"`, `"${given[at % given.length]}"`), raw)

type Shown = Partial<Guidance> & { devotion?: string; title?: string; applicationQuestions?: string[] }

async function answerTo(answer: Recorded, streams: boolean) {
  await server.database.orm.delete(aiUsage)
  // The breaker would rest after several answers that cannot be used.
  server.clock.advance({ minutes: 30 })
  stub.answerWith(({ prompt }) => says(withIds(answer, candidatesIn(prompt)), { ends: answer.ends }))
  const how = streams ? asStream : undefined
  const { door, asked } = answer
  if (door.startsWith('morning/')) return anna.get(`/api/ai/${door}`, how)
  const body =
    door === 'insight' ? { verseId: 'Ps.34.18' } : door === 'life-application' ? { topic: asked } : { prompt: asked }
  return anna.post(`/api/ai/${door}`, body, how)
}

const wholeOf = (shown: Shown): string => shown.content ?? shown.devotion ?? ''
const saidIn = (shown: Shown): string[] => [
  wholeOf(shown),
  ...(shown.prayerPoints ?? []),
  ...(shown.warnings ?? []),
  ...(shown.applicationQuestions ?? []),
  ...(shown.passages ?? []).map(({ why }) => why),
]

const ugly =
  /<\/?\w|\*\*|```|\]\(|^\s*[{}[\]]|"\w+"\s*:|\\n|<\||\b[1-3]?[A-Z][a-z]+\.\d+\.\d+|\bthe (?:user|individual)\b|candidates/m

function expectFitToShow(shown: Shown, { asked }: Recorded) {
  for (const said of saidIn(shown)) {
    expect(check(said).findings.filter(({ verdict }) => verdict !== 'exact' && verdict !== 'not-scripture')).toEqual([])
    expect(parseReferences(said).filter(({ exists }) => !exists)).toEqual([])
    expect(said).not.toMatch(ugly)
    expect(said).not.toMatch(/god is not (?:always )?available|god['’]s fault/i)
  }
  for (const passage of shown.passages ?? []) expect(passage.text).toBe(text.quote(passage.id))
  const whys = (shown.passages ?? []).map(({ why }) => why)
  expect(new Set(whys).size).toBe(whys.length)
  if (shown.source !== 'model') return
  const prose = wholeOf(shown)
  expect(prose).toMatch(/[.!?…”"')\d]$|amen$|(?:^|\n)- [^\n]+$/i)
  expect(prose.length).toBeLessThan(4500)
  const sentences = foldedSentences(prose)
  expect(new Set(sentences).size).toBe(sentences.length)
  const own = foldedSentences(asked).filter((each) => each.split(' ').length > 5)
  for (const sentence of own) expect(sentences).not.toContain(sentence)
}

describe.each(recorded.map((answer, at) => ({ ...answer, name: `${at}: ${answer.model}, ${answer.door}` })))(
  '$name',
  (answer) => {
    it('is shown only as far as it stands, else the library answers and says why', async () => {
      const before = stub.requests.length
      const { status, json } = await answerTo(answer, false)
      expect(status).toBe(200)
      expect(stub.requests.length).toBeGreaterThan(before)
      const shown = json as Shown
      expectFitToShow(shown, answer)
      if (shown.source === 'library' && shown.safety !== 'crisis') expect(shown.notice).toContain('Lampstand library')
      expect(wholeOf(shown).length).toBeGreaterThan(100)
    })
  },
)

it('a stream ends with what is shown, whatever was sent on its way', async () => {
  for (const answer of recorded.filter(({ door }) => !door.includes('/') && door !== 'life-application')) {
    const events = eventsOf(await answerTo(answer, true))
    let shown = ''
    for (const { event, data } of events) {
      if (event === 'restart') shown = ''
      if (event === 'text') shown += String(data)
    }
    expect(shown).toBe(wholeOf(events.at(-1)?.data as Shown))
  }
})
