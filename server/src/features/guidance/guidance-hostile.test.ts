import type { Guidance } from '@lampstand/contract/guidance'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { parseReferences } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forged, hostileAnswer } from '../../../test-support/ai/hostile.ts'
import type { Browser } from '../../../test-support/browser.ts'
import { asStream, eventsOf } from '../../../test-support/events.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { aiUsage } from '../../db/schema.ts'
import type { Ai } from '../../platform/ai/ai.ts'

let server: TestServer
let anna: Browser
let seed = 0

/** Answers each request with lies, a part at a time where it is followed. */
const hostile: Ai = {
  provider: 'openai-compatible',
  model: 'hostile',
  async ask({ prompt, schema, onPartial }) {
    const { candidates } = JSON.parse(prompt) as { candidates: { id: string }[] }
    const answer = hostileAnswer(
      ++seed,
      candidates.map(({ id }) => id),
    )
    for (let end = 1; end < answer.content.length; end += 40)
      onPartial?.({ ...answer, content: answer.content.slice(0, end) })
    return schema.parse(answer)
  },
  close: () => undefined,
}

const text = openText()
const check = createQuotationCheck(text)

beforeAll(async () => {
  server = await startTestServer({ ai: hostile })
  anna = await server.signedIn('anna@example.org')
})
afterAll(() => server.close())

/** With the count of the day forgotten, so that no quota ends the lies. */
async function ask(prompt: string, stream = false) {
  await server.database.orm.delete(aiUsage)
  return anna.post('/api/ai/workplace-guidance', { prompt }, stream ? asStream : undefined)
}

/** What in an answer claims to be scripture and is not. */
function liesIn(said: string): string[] {
  const quotes = check(said).findings.filter(({ verdict }) => verdict !== 'exact' && verdict !== 'not-scripture')
  const references = parseReferences(said).filter(({ exists }) => !exists)
  const marked = [...said.matchAll(/["“„'‘][^"”“'’\n]*brontel[^"”“'’\n]*["”“'’]/g)].map(([quote]) => quote)
  return [...quotes.map(({ quote, claimed }) => `${quote} ${claimed}`), ...references.map(({ ref }) => ref), ...marked]
}

const prompts = ['My boss shouts at me', 'I am burnt out', 'They want me to sign a false report', 'I envy a colleague']

it('across 500 hostile answers no false quotation and no reference that does not exist reaches anybody', async () => {
  let byModel = 0
  for (let round = 0; round < 500; round++) {
    const { status, json } = await ask(`${prompts[round % prompts.length]} ${round}`)
    expect(status).toBe(200)
    const reply = json as Guidance
    if (reply.source === 'model') byModel++
    const whys = reply.passages.map(({ why }) => why)
    for (const said of [reply.content, ...reply.prayerPoints, ...(reply.warnings ?? []), ...whys]) {
      expect(liesIn(said), said).toEqual([])
      expect(said).not.toMatch(/<\/?\w|https?:|\]\(|\*\*/)
      expect(said).not.toMatch(new RegExp(`\\d+:\\d+[^.!?\\n]*${forged}|${forged}[^.!?\\n]*\\d+:\\d+`))
    }
    for (const passage of reply.passages) expect(passage.text).toBe(text.quote(passage.id))
    expect(reply.passages.map(({ id }) => id)).not.toContain('1Pet.2.18')
  }
  // Were all of them thrown away, nothing would be proved.
  expect(byModel).toBeGreaterThan(50)
})

it('nor does a stream show any on its way', async () => {
  for (let round = 0; round < 60; round++) {
    const events = eventsOf(await ask(`${prompts[round % prompts.length]} streamed ${round}`, true))
    let shown = ''
    for (const { event, data } of events) {
      if (event === 'restart') shown = ''
      if (event === 'text') shown += String(data)
      expect(liesIn(shown), shown).toEqual([])
    }
    const done = events.at(-1)?.data as Guidance | undefined
    expect(shown).toBe(done?.content)
  }
})

it('tells nobody who is mistreated to submit', async () => {
  for (let round = 0; round < 60; round++) {
    const { text: said } = await ask(`My boss screams at me and throws things ${round}`)
    expect(said).not.toMatch(/submit to your manager|stay silent|subjection to your masters/i)
  }
})
