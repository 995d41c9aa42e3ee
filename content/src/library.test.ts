import { createRetriever } from '@lampstand/scripture/retrieval'
import { describe, expect, it } from 'vitest'
import { loadContent } from './loader.ts'
import { suggestedTopics } from './schemas.ts'
import { describeProse, filesOf, libraryTexts, repeated, repeatedSentences, slug, wordsIn } from './testing.ts'

const content = loadContent()
const { situations, devotions, prayers, mornings, crises, general } = content
const retriever = createRetriever(content)
const themes = new Map(content.themes.map((theme) => [theme.id, theme]))
const passages = new Map(content.passages.map((passage) => [passage.ref, passage]))
const entries = libraryTexts(content)

describeProse(entries)

it('says no sentence twice', () => {
  expect(repeatedSentences(entries)).toEqual([])
})

describe('situations', () => {
  it('are enough, each in the file of its theme', () => {
    expect(situations.length).toBeGreaterThanOrEqual(80)
    expect(filesOf('situations')).toEqual(situations.map(({ theme }) => theme).toSorted())
    expect(situations.filter(({ theme }) => !themes.has(theme))).toEqual([])
  })

  it.each(situations)('$theme offers only passages that harm nobody in it, and steps of many kinds', (situation) => {
    const { class: moment } = themes.get(situation.theme) ?? { class: 'distress' }
    const refs = situation.passages.map(({ ref }) => ref)
    expect(refs.filter((ref) => !retriever.isAllowed(ref, [moment]))).toEqual([])
    expect(repeated(refs)).toEqual([])
    expect(new Set(situation.steps.map(({ facet }) => facet)).size).toBeGreaterThanOrEqual(5)
  })

  it.each(situations)('$theme is among the first three for each of its phrasings', ({ theme, phrasings }) => {
    const lost = phrasings.filter(
      (phrasing) =>
        !retriever
          .find(phrasing)
          .themes.slice(0, 3)
          .some(({ id }) => id === theme),
    )
    expect(lost).toEqual([])
  })

  it('are told in phrasings that stand once, each not even in a theme', () => {
    expect(repeated(content.themes.flatMap(({ phrasings }) => phrasings.map(slug)))).toEqual([])
  })
})

describe('devotions', () => {
  it('are enough, for every suggested topic several, each of its own passage', () => {
    expect(devotions.length).toBeGreaterThanOrEqual(60)
    for (const topic of suggestedTopics) {
      expect(devotions.filter(({ topics }) => topics.includes(topic)).length, topic).toBeGreaterThanOrEqual(5)
    }
    expect(repeated(devotions.map(({ ref }) => ref))).toEqual([])
    expect(filesOf('devotions')).toEqual(devotions.map(({ title }) => slug(title)).toSorted())
  })

  it.each(devotions)('"$title" fits its themes and is a devotion long', ({ ref, themes: ids, devotion }) => {
    const classes = ids.map((id) => themes.get(id)?.class)
    expect(classes).not.toContain(undefined)
    expect(
      retriever.isAllowed(
        ref,
        classes.filter((each) => each !== undefined),
      ),
    ).toBe(true)
    expect(wordsIn(devotion)).toBeGreaterThanOrEqual(180)
    expect(wordsIn(devotion)).toBeLessThanOrEqual(400)
  })
})

describe('prayers', () => {
  it('are enough, at least one for every theme', () => {
    expect(prayers.length).toBeGreaterThanOrEqual(100)
    expect([...themes.keys()].filter((id) => !prayers.some((prayer) => prayer.themes.includes(id)))).toEqual([])
    expect(filesOf('prayers')).toEqual(prayers.map(({ title }) => slug(title)).toSorted())
  })

  it.each(prayers)('"$title" fits its themes and ends with Amen', ({ ref, themes: ids, lines }) => {
    const classes = ids.map((id) => themes.get(id)?.class)
    expect(classes).not.toContain(undefined)
    expect(
      retriever.isAllowed(
        ref,
        classes.filter((each) => each !== undefined),
      ),
    ).toBe(true)
    expect(lines.at(-1)).toMatch(/Amen\.$/)
    expect(wordsIn(lines)).toBeGreaterThanOrEqual(65)
  })
})

describe.each(Object.entries(mornings))('morning texts for %s', (_step, list) => {
  it('are enough, each with passages that may greet anybody', () => {
    expect(list.length).toBeGreaterThanOrEqual(40)
    expect(repeated(list.map(({ id }) => id))).toEqual([])
    expect(list.flatMap(({ refs }) => refs).filter((ref) => passages.get(ref)?.daily !== true)).toEqual([])
  })
})

describe('what is said to somebody in danger', () => {
  it.each([...crises, { id: 'general', passages: general.passages }])('$id hurts nobody who is vulnerable', (entry) => {
    const refs = entry.passages.map(({ ref }) => ref)
    expect(refs.filter((ref) => !retriever.isAllowed(ref, ['distress', 'mistreated', 'in-need']))).toEqual([])
  })
})
