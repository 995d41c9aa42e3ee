import { loadContent } from '@lampstand/content/loader'
import { createFinder } from '@lampstand/scripture/passage-finder'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { describe, expect, it } from 'vitest'
import { calmReading } from '../safety/safety.ts'
import { createReader } from './reader.ts'

const content = loadContent()
const retriever = createRetriever(content)
const bible = openText()
const finder = createFinder(bible)
const check = createQuotationCheck(bible, finder)
const theme = (id: string, odds: number) => ({ id, odds })

/** Reads as if the encoder had found this. */
function read(
  text: string,
  found: Partial<Awaited<ReturnType<Parameters<typeof createReader>[0]['understanding']['understand']>>>,
) {
  const nothing = { ...retriever.find(text, { count: 8 }), roles: new Map(), asked: [], refused: 0 }
  const understand = async () => ({ ...nothing, confidence: 0.5, ...found })
  return createReader({ understanding: { understand }, content, retriever, check, bible, finder })(text, calmReading)
}

describe('what is refused', () => {
  const asked = [
    { id: 'question/work-on-sunday', likeness: 0.9 },
    { id: 'refusal/fraud', likeness: 0.6 },
    { id: 'refusal/snooping', likeness: 0.5 },
  ]

  it('is the nearest refusal once the request is taken to ask for a wrong, before any question', async () => {
    const reading = await read('How do I fake an invoice?', { refused: 0.35, asked })
    expect(reading).toMatchObject({ refusal: { id: 'fraud' }, question: null, fact: null })
  })

  it('is nothing below that, however near a refusal comes', async () => {
    expect((await read('How do I fake an invoice?', { refused: 0.34, asked })).refusal).toBeNull()
  })
})

describe('a question', () => {
  const near = (likeness: number, other = 0) => [
    { id: `question/${content.questions[0]?.id}`, likeness },
    { id: 'theme/rest', likeness: other },
  ]

  it('is known when it comes near enough to one of its phrasings, nearer where it is not put as a question', async () => {
    expect((await read('May I do that?', { asked: near(0.58) })).question).not.toBeNull()
    expect((await read('May I do that?', { asked: near(0.57) })).question).toBeNull()
    expect((await read('I did that', { asked: near(0.73) })).question).toBeNull()
    expect((await read('I did that', { asked: near(0.74) })).question).not.toBeNull()
  })

  it('is none when a theme is nearer, or hardly further away', async () => {
    expect((await read('How do I do that?', { asked: near(0.8, 0.78) })).question).toBeNull()
    expect((await read('How do I do that?', { asked: near(0.8, 0.76) })).question).not.toBeNull()
    expect((await read('May I do that?', { asked: near(0.74, 0.75) })).question).toBeNull()
  })

  it('is answered all the same when a plain yes or no is wanted and it is near', async () => {
    expect((await read('May I do that?', { asked: near(0.75, 0.98) })).question).not.toBeNull()
  })
})

describe('a theme is asked back', () => {
  it.each([
    ['where it is neither likely nor ahead', [theme('rest', 0.2), theme('envy', 0.1)], false],
    ['not where it is likely', [theme('rest', 0.3), theme('envy', 0.29)], true],
    ['not where it is far ahead', [theme('rest', 0.2), theme('envy', 0.05)], true],
  ])('%s', async (_when, themes, isConfident) => {
    expect(await read('Something', { themes })).toMatchObject({ isConfident })
  })

  it('never, once the person has chosen', async () => {
    const understand = async () => ({
      ...retriever.find('x', { count: 8 }),
      themes: [],
      roles: new Map(),
      asked: [],
      refused: 0.9,
    })
    const readAs = createReader({ understanding: { understand }, content, retriever, check, bible, finder })
    const reading = await readAs('Something', calmReading, { about: 'rest' })
    expect(reading.isConfident).toBe(true)
    expect(reading.finding.themes[0]?.id).toBe('rest')
    await expect(readAs('Something', calmReading, { about: 'nothing-such' })).rejects.toThrow('no such reading')
  })
})
