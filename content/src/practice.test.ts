import { readFileSync } from 'node:fs'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loadContent } from './loader.ts'
import {
  CreationSituation,
  CreationTexts,
  CreationVerses,
  HabitEntry,
  MorningStepEntry,
  QuickPrayerEntry,
  ResourceEntry,
} from './practice-schemas.ts'
import type { SituationClass } from './schemas.ts'
import { describeProse, filesOf, libraryTexts, repeated, repeatedSentences, slug, textsIn, wordsIn } from './testing.ts'

const read = <Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> =>
  z.parse(schema, JSON.parse(readFileSync(new URL(`../${file}.json`, import.meta.url), 'utf8')))

const content = loadContent()
const retriever = createRetriever(content)
const habits = filesOf('habits').map((id) => ({ file: id, ...read(`habits/${id}`, HabitEntry) }))
const quickPrayers = filesOf('quick-prayers').map((file) => ({
  file,
  ...read(`quick-prayers/${file}`, QuickPrayerEntry),
}))
const situations = read('creations/situations', z.array(CreationSituation))
const creations = ['prayer', 'encouragement', 'reflection'].map((type) => ({
  type,
  texts: read(`creations/${type}`, CreationTexts),
}))
const verses = read('creations/verse', CreationVerses)
const sections = filesOf('resources').map((section) => ({
  section,
  entries: read(`resources/${section}`, z.array(ResourceEntry)),
}))
const morningSteps = read('morning-steps', z.array(MorningStepEntry))

const entries = [
  ...habits.map(({ id, ...habit }) => ({ name: `habits/${id}`, texts: textsIn(habit) })),
  ...quickPrayers.map((prayer) => ({ name: `quick-prayers/${prayer.file}`, texts: textsIn(prayer.lines) })),
  ...creations.map(({ type, texts }) => ({ name: `creations/${type}`, texts: textsIn(texts) })),
  { name: 'creations/verse', texts: textsIn(verses) },
  ...sections.map(({ section, entries }) => ({
    name: `resources/${section}`,
    texts: entries.map(({ description }) => description),
  })),
  { name: 'morning-steps', texts: morningSteps.flatMap(({ description, content }) => [description, ...content]) },
]

describeProse(entries)

it('says no sentence twice, nor one of the library', () => {
  expect(repeatedSentences([...entries, ...libraryTexts(content)])).toEqual([])
})

describe('habits', () => {
  it('are enough, each in the file of its id, the first one among them', () => {
    expect(habits.length).toBeGreaterThanOrEqual(36)
    expect(habits.filter(({ file, id }) => file !== id)).toEqual([])
    expect(habits.map(({ id }) => id)).toContain('1')
  })

  it('have titles and tasks that stand once', () => {
    expect(repeated(habits.map(({ title }) => slug(title)))).toEqual([])
    expect(repeated(habits.flatMap(({ tasks }) => tasks.map(slug)))).toEqual([])
  })
})

describe('quick prayers', () => {
  it('are the five that the product names, at their lengths', () => {
    expect(quickPrayers.map(({ file, name }) => `${file}: ${name}`)).toEqual(
      quickPrayers.map(({ name }) => `${slug(name)}: ${name}`),
    )
    expect(Object.fromEntries(quickPrayers.map(({ name, minutes }) => [name, minutes]))).toEqual({
      Stress: 2,
      Conflict: 3,
      Exhaustion: 2,
      Loneliness: 2,
      Joy: 1,
    })
  })

  it.each(quickPrayers)('$name fills its minutes at a praying pace', ({ lines, minutes }) => {
    expect(wordsIn(lines)).toBeGreaterThanOrEqual(minutes * 75)
    expect(wordsIn(lines)).toBeLessThanOrEqual(minutes * 100)
    expect(lines.at(-1)).toMatch(/Amen\.$/)
  })
})

/** Which moments a situation may be, beyond those that any may be. */
const classesOf: Record<string, SituationClass[]> = {
  'difficult-colleagues': ['conflict', 'mistreated'],
  'pressure-to-compromise': ['pressed', 'mistreated'],
  'wisdom-for-decisions': ['striving'],
  'feeling-unseen': ['ordinary'],
  'beginning-something-new': ['glad', 'ordinary'],
}

describe('what the Create screen gives', () => {
  const ids = situations.map(({ id }) => id).toSorted()

  it('knows eight situations, the first four in the words agreed', () => {
    expect(situations).toHaveLength(8)
    expect(situations.slice(0, 4).map(({ label }) => label)).toEqual([
      'feeling overwhelmed with deadlines',
      'dealing with difficult colleagues',
      'struggling with workplace stress',
      'need wisdom for decisions',
    ])
  })

  it.each([...creations, { type: 'verse', texts: verses }])('has something of the type $type for each', ({ texts }) => {
    expect(Object.keys(texts).toSorted()).toEqual(ids)
  })

  /** Nobody is asked what kind of moment it is, so none may be hurt. */
  const anybody = ['distress', 'in-need'] as const

  it.each(Object.entries(verses))('offers for %s passages that harm nobody, each once', (situation, list) => {
    const refs = list.map(({ ref }) => ref)
    const classes = [...anybody, ...(classesOf[situation] ?? [])]
    expect(repeated(refs)).toEqual([])
    expect(refs.filter((ref) => !retriever.isAllowed(ref, classes))).toEqual([])
  })
})

describe('resources', () => {
  it('stand on three sections, none twice', () => {
    expect(sections.map(({ section }) => section)).toEqual(['books', 'spiritual', 'workplace'])
    const all = sections.flatMap((each) => each.entries)
    expect(repeated(all.map(({ url }) => url))).toEqual([])
    expect(repeated(all.map(({ title }) => slug(title)))).toEqual([])
  })

  it.each(sections)('$section has enough, each with who made it where that is said', ({ entries }) => {
    expect(entries.length).toBeGreaterThanOrEqual(12)
    for (const { kind, title, author, provider } of entries) {
      expect(author !== undefined, title).toBe(kind === 'book' || kind === 'devotional')
      expect(provider !== undefined, title).toBe(kind === 'course')
    }
  })

  it('name a country as the help lines do', () => {
    const countries = sections.flatMap(({ entries }) => entries.flatMap(({ country }) => country ?? []))
    const known = content.helplines.map(({ region }) => region)
    expect(countries.length).toBeGreaterThan(0)
    expect(countries.filter((country) => !known.includes(country))).toEqual([])
  })
})

it('the morning has five steps, at their lengths', () => {
  expect(morningSteps.map(({ id, title, duration }) => [id, title, duration])).toEqual([
    ['welcome', 'Welcome to Your Day', '1 min'],
    ['scripture', 'Daily Scripture', '2 min'],
    ['prayer', 'Morning Prayer', '3 min'],
    ['intentions', 'Set Daily Intentions', '2 min'],
    ['schedule', 'Review Your Day', '1 min'],
  ])
})
