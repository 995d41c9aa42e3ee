import { readdirSync } from 'node:fs'
import { spanOf } from '@lampstand/scripture/canon'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { openText } from '@lampstand/scripture/text'
import { describe, expect, it } from 'vitest'
import { loadContent } from './loader.ts'
import type { PassageEntry } from './schemas.ts'

const { themes, passages, challenges, deny } = loadContent()
const text = openText()
const curated = new Map(passages.map((each) => [each.ref, each]))
const slug = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
/** `Prov.3.5-Prov.3.6` is prov-3-5-6; a chapter is named again only when it is another one. */
const slugOfRef = (ref: string) => slug(ref.replace(/^(\w+)\.(\d+)\.(\d+)-\1\.(?:\2\.)?/, '$1.$2.$3-'))
const filesOf = (kind: string) =>
  readdirSync(new URL(`../${kind}/`, import.meta.url))
    .map((name) => name.replace(/\.json$/, ''))
    .toSorted()
const repeated = (values: readonly string[]) => values.filter((each, at) => values.indexOf(each) !== at)

describe.each(passages)('the passage $ref', ({ ref, window }) => {
  it('exists, and lies within its window', () => {
    expect(text.has(ref)).toBe(true)
    expect(text.has(window)).toBe(true)
    const [inner, outer] = [spanOf(ref), spanOf(window)]
    expect(outer && inner && outer.first <= inner.first && inner.last <= outer.last).toBe(true)
  })
})

describe.each(themes)('the theme $id', (theme) => {
  const forbidden = deny[theme.class]
  const isForbidden = ({ tone, tags }: PassageEntry) =>
    forbidden.tones.includes(tone) || tags.some((tag) => forbidden.tags.includes(tag))

  it('has only curated passages, each once', () => {
    expect(theme.passages.filter((ref) => !curated.has(ref))).toEqual([])
    expect(repeated(theme.passages)).toEqual([])
  })

  it(`holds nothing that is never offered to somebody ${theme.class}`, () => {
    const offending = theme.passages.filter((ref) => {
      const entry = curated.get(ref)
      return entry && isForbidden(entry)
    })
    expect(offending).toEqual([])
  })
})

describe('all content', () => {
  it('lies in files named after it', () => {
    expect(filesOf('themes')).toEqual(themes.map(({ id }) => id).toSorted())
    expect(filesOf('passages')).toEqual(passages.map(({ ref }) => slugOfRef(ref)).toSorted())
    expect(filesOf('challenges')).toEqual(challenges.map(({ name }) => slug(name)).toSorted())
  })

  it('says no phrasing, name or passage twice', () => {
    const phrasings = themes.flatMap((theme) => theme.phrasings.map((phrasing) => slug(phrasing)))
    expect(repeated(phrasings)).toEqual([])
    expect(repeated(themes.map(({ name }) => name))).toEqual([])
    expect(repeated(challenges.map(({ name }) => name))).toEqual([])
    expect(repeated(passages.map(({ ref }) => ref))).toEqual([])
  })

  it('labels a passage that nobody asked for with a gentle theme, or with none', () => {
    const gentle = themes.filter((theme) => ['striving', 'ordinary', 'glad'].includes(theme.class)).map(({ id }) => id)
    const labels = passages.flatMap(({ label }) => label ?? [])
    expect(labels.length).toBeGreaterThan(20)
    expect(labels.filter((label) => !gentle.includes(label))).toEqual([])
  })

  it('has a theme for every challenge', () => {
    const ids = new Set(themes.map(({ id }) => id))
    expect(challenges.filter(({ theme }) => !ids.has(theme)).map(({ name }) => name)).toEqual([])
  })

  it('quotes no scripture of its own: references only, and only such as exist', () => {
    const check = createQuotationCheck(text)
    const written = [
      ...passages.flatMap(({ ref, note, cautions }) => [note, ...cautions].map((words) => ({ in: ref, words }))),
      ...themes.flatMap(({ id, phrasings }) => phrasings.map((words) => ({ in: id, words }))),
      ...challenges.map(({ name, description }) => ({ in: name, words: `${name}: ${description}` })),
    ]
    const quoting = written.filter(({ words }) =>
      check(words).findings.some((each) => each.verdict !== 'not-scripture'),
    )
    expect(quoting).toEqual([])
  })

  it('is enough to greet somebody for two months without repeating', () => {
    expect(passages.filter(({ daily }) => daily).length).toBeGreaterThan(60)
  })
})
