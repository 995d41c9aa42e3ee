import { createRetriever } from '@lampstand/scripture/retrieval'
import { describe, expect, it } from 'vitest'
import { loadContent } from './loader.ts'
import { describeProse, filesOf, libraryTexts, repeated, repeatedSentences, slug, textsIn, wordsIn } from './testing.ts'

const content = loadContent()
const retriever = createRetriever(content)
const { liturgies } = content
const texts = liturgies.map(({ name, description, prayer, reflectionPrompts }) => ({
  name: `liturgies/${slug(name)}`,
  texts: textsIn([description, prayer, reflectionPrompts]),
}))
const themes = new Map(content.themes.map((theme) => [theme.id, theme]))
const curated = new Set(content.passages.map(({ ref }) => ref))

describeProse(texts)

it('are at least thirty, in files named after them, of every kind', () => {
  expect(liturgies.length).toBeGreaterThanOrEqual(30)
  expect(filesOf('liturgies')).toEqual(liturgies.map(({ name }) => slug(name)).toSorted())
  expect([...new Set(liturgies.map(({ trigger }) => trigger))].toSorted()).toEqual([
    'after',
    'before',
    'season',
    'time',
  ])
})

it('say no sentence twice, nor one of the library, and read no passage twice', () => {
  expect(repeatedSentences([...texts, ...libraryTexts(content)])).toEqual([])
  expect(repeated(liturgies.map(({ ref }) => ref))).toEqual([])
})

/** A prayer of the gospel, not only of calm: it leans on him by name. */
const christ = /\b(Jesus|Christ|your Son)\b/

describe.each(liturgies)('$name', ({ theme, ref, prayer, reflectionPrompts }) => {
  it('reads a curated passage that harms nobody in that moment', () => {
    const situation = themes.get(theme)
    expect(situation, theme).toBeDefined()
    expect(curated.has(ref)).toBe(true)
    expect(retriever.isAllowed(ref, situation ? [situation.class] : [])).toBe(true)
  })

  it('is prayed in a minute or two, to the Amen', () => {
    expect(wordsIn(prayer)).toBeGreaterThanOrEqual(85)
    expect(wordsIn(prayer)).toBeLessThanOrEqual(190)
    expect(prayer.at(-1)).toMatch(/Amen\.$/)
  })

  it('rests on what God has done in Christ', () => {
    expect(prayer.join(' ')).toMatch(christ)
  })

  it('asks two questions', () => {
    expect(reflectionPrompts.filter((prompt) => !prompt.endsWith('?'))).toEqual([])
  })
})
