import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import { describe, expect, it } from 'vitest'
import { loadContent } from './loader.ts'
import { describeProse, filesOf, libraryTexts, repeated, repeatedSentences, slug, textsIn } from './testing.ts'

const content = loadContent()
const { questions, refusals, sayings, variants, roles, tomorrow, requests, situations } = content
const text = openText()
const retriever = createRetriever(content)
const themes = new Map(content.themes.map((theme) => [theme.id, theme]))
const situationOf = new Map(situations.map((situation) => [situation.theme, situation]))
const named = (kind: string, name: string, entry: unknown) => ({ name: `${kind}/${name}`, texts: textsIn(entry) })
const nameOf = ({ theme, role }: { theme: string; role?: string | undefined }) => (role ? `${theme}-${role}` : theme)

const entries = [
  ...refusals.map((each) => named('refusals', each.id, each)),
  ...sayings.map((each) => named('sayings', each.id, each)),
  ...variants.map((each) => named('variants', nameOf(each), each)),
  ...roles.map((each) => named('roles', each.role, each)),
  ...tomorrow.map((each) => named('tomorrow', nameOf(each), each.sentences)),
]

describeProse(entries)

it('says no sentence twice, nor one of the library', () => {
  // What a saying is must be told in the same words.
  const others = entries.filter(({ name }) => !name.startsWith('sayings/'))
  expect(repeatedSentences([...others, ...libraryTexts(content)])).toEqual([])
})

it('lies in files named after it', () => {
  expect(filesOf('questions')).toEqual(questions.map(({ id }) => id).toSorted())
  expect(filesOf('refusals')).toEqual(refusals.map(({ id }) => id).toSorted())
  expect(filesOf('sayings')).toEqual(sayings.map(({ id }) => id).toSorted())
  expect(filesOf('variants')).toEqual(variants.map(nameOf).toSorted())
  expect(filesOf('roles')).toEqual(roles.map(({ role }) => role).toSorted())
  expect(filesOf('tomorrow')).toEqual(tomorrow.map(nameOf).toSorted())
  expect(filesOf('requests')).toEqual(requests.map(({ theme }) => theme).toSorted())
})

it('names only passages that exist, each once in an entry', () => {
  const lists = [...questions, ...refusals, ...sayings, ...variants, ...roles].map(({ passages }) =>
    passages.map(({ ref }) => ref),
  )
  expect(lists.flat().filter((ref) => !text.has(ref))).toEqual([])
  expect(lists.flatMap(repeated)).toEqual([])
})

it('belongs to a theme and its situation', () => {
  const about = [...variants, ...tomorrow, ...requests].map(({ theme }) => theme)
  expect(about.filter((theme) => !themes.has(theme) || !situationOf.has(theme))).toEqual([])
})

it('knows the sentence of a person in one place only', () => {
  const said = [
    ...questions.flatMap(({ phrasings }) => phrasings),
    ...refusals.flatMap(({ phrasings, calm }) => [...phrasings, ...calm]),
    ...content.themes.flatMap(({ phrasings }) => phrasings),
  ]
  expect(repeated(said.map(slug))).toEqual([])
})

describe('questions', () => {
  it.each(questions)('$id is answered by what it says first', ({ kind, direct, views, people }) => {
    expect(direct).toMatch(/\.$/)
    expect(direct).not.toMatch(/^(?:It depends|That is a|This is a|Good question|Many people|Great)/i)
    expect(views !== undefined, 'views belong to a disputed matter, and it needs them').toBe(kind === 'disputed')
    if (kind === 'disputed') expect(direct).toMatch(/differ|divided|disagree|not agree|not of one mind/)
    if (kind === 'limit') expect(people.length).toBeGreaterThan(0)
  })
})

describe('sayings', () => {
  it.each(sayings)('$id begins with whether it is in the Bible', ({ answer }) => {
    expect(answer.split('. ')[0]).toMatch(/Bible|scripture/i)
  })

  it('are each listed once', () => {
    expect(repeated(sayings.flatMap(({ saying, also }) => [saying, ...also].map(slug)))).toEqual([])
  })
})

it.each(refusals)('$id says no at once', ({ no }) => {
  for (const way of no) expect(way.split(/[.:]/)[0]).toMatch(/\b(?:no|not)\b/i)
})

it.each(variants)('$theme for $role is told for another role than its situation', ({ theme, role, passages }) => {
  expect(role).not.toBe(situationOf.get(theme)?.role ?? 'affected')
  // A helper passes on what is read; somebody in charge may be corrected, and whoever did it may hear of their own fault.
  const ofHelpers = themes.get(theme)?.class ?? 'distress'
  const moments =
    role === 'helper' ? [ofHelpers] : role === 'did-it' ? (['striving', 'own-fault'] as const) : (['striving'] as const)
  const curated = passages.filter(({ ref }) => content.passages.some((each) => each.ref === ref))
  expect(curated.filter(({ ref }) => !moments.some((moment) => retriever.isAllowed(ref, [moment])))).toEqual([])
})

it('has words for a role that no situation was told for', () => {
  expect(roles.map(({ role }) => role).toSorted()).toEqual(['did-it', 'helper', 'responsible', 'witness'])
})
