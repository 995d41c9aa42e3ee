import { createRetriever, type Finding } from '@lampstand/scripture/retrieval'
import { describe, expect, it } from 'vitest'
import { loadContent } from './loader.ts'

const content = loadContent()
const retriever = createRetriever(content)
const curated = new Map(content.passages.map((each) => [each.ref, each]))

/** Which of these passages the deny table forbids in a class. */
function harmful(situation: keyof typeof content.deny, refs: readonly string[]): string[] {
  const { tones, tags } = content.deny[situation]
  return refs.filter((ref) => {
    const entry = curated.get(ref)
    return !entry || tones.includes(entry.tone) || entry.tags.some((tag) => tags.includes(tag))
  })
}

/** Another seed only orders them anew, so each is asked for everything that it could bring. */
const seeds = ['', 'a', 'b']
const refsOf = ({ results }: Finding) => results.map(({ ref }) => ref)

describe.each(content.themes)('somebody who says what belongs to $id', ({ id, class: situation, phrasings }) => {
  it('is understood, and never offered what harms in that moment, by choice or in free words', () => {
    for (const seed of seeds) {
      expect(harmful(situation, refsOf(retriever.forTheme(id, { count: 50, seed })))).toEqual([])
    }
    let understood = 0
    for (const [index, phrasing] of phrasings.entries()) {
      const found = retriever.find(phrasing, {
        count: Number.POSITIVE_INFINITY,
        seed: seeds[index % seeds.length] ?? '',
      })
      expect(harmful(found.class, refsOf(found))).toEqual([])
      expect(harmful(situation, refsOf(found))).toEqual([])
      if (found.theme?.id === id) understood++
    }
    expect(understood / phrasings.length).toBeGreaterThan(0.8)
  })
})

it('greets nobody with what is not for any day', () => {
  const greetings = [...retriever.offered('daily'), ...retriever.offered('random')]
  expect(greetings.filter((ref) => curated.get(ref)?.daily !== true)).toEqual([])
  expect(harmful('ordinary', greetings)).toEqual([])
  expect(greetings.filter((ref) => curated.get(ref)?.tone === 'correction')).toEqual([])
})

it.each(['distress', 'mistreated', 'in-need'] as const)(
  'greets nobody with what would hurt somebody in %s, since nobody knows who looks',
  (situation) => {
    const hurting = new Set(content.deny[situation].tags)
    const greetings = [...retriever.offered('daily'), ...retriever.offered('random')]
    expect(greetings.filter((ref) => curated.get(ref)?.tags.some((tag) => hurting.has(tag)))).toEqual([])
  },
)
