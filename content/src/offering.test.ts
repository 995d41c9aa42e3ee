import { createRetriever } from '@lampstand/scripture/retrieval'
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

describe.each(content.themes)('somebody who says what belongs to $id', ({ id, class: situation, phrasings }) => {
  it('is never offered what harms in that moment, by choice or in free words', () => {
    for (const seed of ['', 'a', 'b']) {
      const listed = retriever.forTheme(id, { count: 50, seed })
      expect(
        harmful(
          situation,
          listed.results.map(({ ref }) => ref),
        ),
      ).toEqual([])
      for (const phrasing of phrasings) {
        const found = retriever.find(phrasing, { count: 50, seed })
        expect(
          harmful(
            found.class,
            found.results.map(({ ref }) => ref),
          ),
        ).toEqual([])
        expect(
          harmful(
            situation,
            found.results.map(({ ref }) => ref),
          ),
        ).toEqual([])
      }
    }
  })

  it('is understood', () => {
    const understood = phrasings.filter((phrasing) => retriever.find(phrasing).theme?.id === id)
    expect(understood.length / phrasings.length).toBeGreaterThan(0.8)
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
