import { readdirSync } from 'node:fs'
import { createQuotationCheck } from '@lampstand/scripture/quotations'
import { parseReferences } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import { describe, expect, it } from 'vitest'
import type { Content } from './loader.ts'
import { foldedSentences, proseFaults } from './prose-rules.ts'

/** An authored entry by name, with all that it says to people. */
export type ContentTexts = { readonly name: string; readonly texts: readonly string[] }

/** The names of the files of a kind, without their ending. */
export const filesOf = (kind: string): string[] =>
  readdirSync(new URL(`../${kind}/`, import.meta.url))
    .map((name) => name.replace(/\.json$/, ''))
    .toSorted()

/** Words as the name of a file. */
export const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const wordsIn = (texts: readonly string[]): number => texts.join(' ').split(/\s+/).length

export const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((each, at) => values.indexOf(each) !== at)),
]

/** Sentences of four words or more that stand in more than one place. */
export const repeatedSentences = (entries: readonly ContentTexts[]): string[] =>
  repeated(
    entries
      .flatMap(({ texts }) => texts.flatMap(foldedSentences))
      .filter((sentence) => sentence.split(' ').length >= 4),
  )

/** Fields that name something or are said to nobody. */
const unspoken = new Set(
  'phrasings calm saying also standing role theme themes ref refs facet people safety topics id avoid danger who variant kind url author provider price'.split(
    ' ',
  ),
)

/** Every text of an entry that is said to people, without the sentences that people say to us. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (unspoken.has(key) ? [] : textsIn(each)))
}

/** What answers are made of. */
export const libraryTexts = (content: Content): ContentTexts[] => [
  ...content.situations.map((each) => ({ name: `situations/${each.theme}`, texts: textsIn(each) })),
  ...content.devotions.map((each) => ({ name: `devotions/${each.title}`, texts: textsIn(each) })),
  ...content.prayers.map((each) => ({ name: `prayers/${each.title}`, texts: textsIn(each) })),
  ...Object.entries(content.mornings).flatMap(([step, list]) =>
    list.map((each) => ({ name: `mornings/${step}/${each.id}`, texts: textsIn(each) })),
  ),
  ...content.questions.map((each) => ({ name: `questions/${each.id}`, texts: textsIn(each) })),
  ...content.crises.map((each) => ({ name: `crises/${each.id}`, texts: textsIn(each) })),
  { name: 'general', texts: textsIn(content.general) },
]

const check = createQuotationCheck(openText())

/** The rules for everything that is said to people. */
export function describeProse(entries: readonly ContentTexts[]) {
  describe.each(entries)('$name', ({ texts }) => {
    it('says nothing that Lampstand does not say', () => {
      expect(texts.flatMap(proseFaults)).toEqual([])
    })

    it('types no scripture and writes no reference: it is quoted', () => {
      expect(texts.filter((text) => parseReferences(text).length > 0)).toEqual([])
      const findings = texts.flatMap((text) => check(text).findings)
      expect(findings.filter(({ verdict }) => verdict !== 'not-scripture')).toEqual([])
    })
  })
}
