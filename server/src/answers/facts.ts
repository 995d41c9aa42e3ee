import type { SayingEntry } from '@lampstand/content/answer-schemas'
import type { Content } from '@lampstand/content/loader'
import { bookByOsis } from '@lampstand/scripture/books'
import { osisOf, spanOf, verseAt, versesIn } from '@lampstand/scripture/canon'
import { oneOf } from '@lampstand/scripture/expressions'
import type { Finder } from '@lampstand/scripture/passage-finder'
import type { QuotationCheck } from '@lampstand/scripture/quotations'
import { type FoundReference, parseReferences } from '@lampstand/scripture/references'
import type { BibleText } from '@lampstand/scripture/text'
import { askingIn } from './bible/asking.ts'
import { createBookQuestions } from './bible/book-questions.ts'
import { type Counted, createCounts } from './bible/counts.ts'
import { createRememberedWords, type Remembered } from './bible/remembered-words.ts'
import { createTable, type Told } from './bible/table.ts'

/** What a request asks about the Bible itself, told by rule. */
export type Fact =
  | { readonly kind: 'passage'; readonly ref: string }
  /** `ref`: as OSIS would have it; its book may not exist either. */
  | { readonly kind: 'no-such-reference'; readonly ref: string }
  | { readonly kind: 'saying'; readonly saying: SayingEntry }
  /** Where words stand that were quoted or are remembered. */
  | ({ readonly kind: 'words' } & Remembered)
  /** What is counted in the text and the order of its books. */
  | ({ readonly kind: 'count' } & Counted)
  /** Who, where, how many, from the authored table. */
  | ({ readonly kind: 'told' } & Told)

type Parts = {
  readonly content: Pick<Content, 'sayings' | 'bible'>
  readonly check: (text: string) => QuotationCheck
  readonly bible: Pick<BibleText, 'lines'>
  readonly finder: Finder
}

/** Words with which people ask about a passage rather than tell of themselves. */
const asksAbout =
  /\b(?:mean(?:s|ing)?|explain|explanation|understand|interpret\w*|context|say|says|about|read|quote|text of|look up|show|what is|what's|tell me|give me|is there|exist)\b/i
/** A text that is longer than this beside the reference is somebody's story. */
const mostBeside = 12

const asksWhere = new RegExp(
  String.raw`\b${oneOf(
    'where (?:in the (?:bible|scriptures?)|does it (?:say|stand)|is (?:it|that|this) (?:written|found)|do i find|can i find)',
    'where is the (?:verse|passage|saying)',
    ['which (?:verse|passage|book|scripture)', 'what (?:verse|passage|scripture|chapter)'],
    'is there (?:a|any) (?:bible )?(?:verse|passage|scripture) (?:that|which|where|saying)',
    'is (?:it|this|that) (?:really )?(?:in the bible|biblical|scripture|a (?:bible )?verse|from the bible)',
    ['(?:does|did) the bible (?:really )?say', 'bible say(?:s)? that', 'in the bible'],
  )}\b`,
  'i',
)
const pointsBack = /\b(?:is|does|do) (?:it|this|that|they|these)\b|\bwhere (?:is|are) (?:it|this|that|they|these)\b/i
const quoted = /["“„«]([^"”“„»]{8,300})["”»]/

/** Reads a request for what it asks about the Bible itself; null where it asks nothing of the kind. */
export function createFacts({ content, check, bible, finder }: Parts) {
  const count = createCounts(bible)
  const lookUp = createTable(content.bible)
  const aboutBook = createBookQuestions(content.bible.books)
  const remembered = createRememberedWords({ check, finder, speakers: content.bible.speakers })
  const sayings = content.sayings.flatMap((saying) =>
    [saying.saying, ...saying.also].map((form) => ({ saying, words: folded(form) })),
  )

  function sayingIn(text: string): SayingEntry | undefined {
    const words = folded(text)
    const found = sayings
      .filter((each) => ` ${words} `.includes(` ${each.words} `))
      .toSorted((a, b) => b.words.length - a.words.length)[0]
    const isAll = found && found.words.length >= words.length * 0.6
    return found && (isAll || asksWhere.test(text) || quoted.test(text)) ? found.saying : undefined
  }

  function wordsIn(text: string): Fact | null {
    const [, words] = quoted.exec(text) ?? []
    if (words === undefined || !asksWhere.test(text)) return null
    const [finding] = check(`The Bible says: "${words}"`).findings
    if (!finding || finding.verdict === 'not-scripture') return null
    // What a colleague said in one sentence is not looked for because another asks about the Bible.
    const sentence = text.split(/(?<=[.!?])\s+/).find((each) => each.includes(words)) ?? text
    if (finding.ref === null && !asksWhere.test(sentence) && !pointsBack.test(text)) return null
    return {
      kind: 'words',
      refs: finding.ref === null ? [] : [finding.ref],
      more: 0,
      said: null,
      asks: 'where',
      isQuoted: true,
    }
  }

  function told(text: string): Fact | null {
    const counted = count(text)
    if (counted) return { kind: 'count', ...counted }
    const asking = askingIn(text)
    const entry = (asking && lookUp(asking)) ?? aboutBook(text)
    return entry && { kind: 'told', ...entry }
  }

  return (text: string): Fact | null => {
    const references = parseReferences(text)
    const [only, ...others] = references
    const beside = only ? wordsBeside(text, references) : 0
    const missing = references.find(({ exists }) => !exists)
    if (missing && (beside <= mostBeside || asksAbout.test(text)))
      return { kind: 'no-such-reference', ref: missing.ref }
    const saying = sayingIn(text)
    if (saying) return { kind: 'saying', saying }
    const fact = told(text)
    if (fact) return fact
    if (only?.exists && others.length === 0 && (beside <= 3 || (beside <= mostBeside && asksAbout.test(text))))
      return { kind: 'passage', ref: only.ref }
    const words = remembered(text)
    return words ? { kind: 'words', ...words } : wordsIn(text)
  }
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:that|the|a)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function wordsBeside(text: string, references: readonly FoundReference[]): number {
  let rest = text
  for (const { start, end } of references) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest.match(/\p{L}+/gu)?.length ?? 0
}

/** Why a reference does not exist, in a sentence. */
export function absence(ref: string): string {
  const [osis = '', chapter = '', verse] = ref.split('.')
  const book = bookByOsis.get(osis)
  if (!book) return 'No, that reference does not exist: the Bible has no book of that name.'
  const chapters = book.verses.length
  if (Number(chapter) > chapters || Number(chapter) < 1)
    return `No, there is no chapter ${chapter} in ${book.name}: the book has ${chapters === 1 ? 'one chapter' : `${chapters} chapters`}.`
  return `No, there is no verse ${verse} there: ${book.name} ${chapter} ends with verse ${versesIn(osis, Number(chapter))}.`
}

/** Verses on either side that a fair reader would want to see. */
const around = 3
/** What is quoted of a longer passage. */
const mostVerses = 12

/** A passage as it is shown: its first verses where it is long, and those around it where it is short. */
export function shownPassage(ref: string): { ref: string; window: string | null } {
  const span = spanOf(ref)
  if (!span) return { ref, window: null }
  if (span.last - span.first >= mostVerses)
    return { ref: osisOf({ ...span, last: span.first + mostVerses - 1 }), window: null }
  const { book, chapter } = verseAt(span.first)
  const within = spanOf(`${book}.${chapter}.1-${book}.${chapter}.${versesIn(book, chapter)}`)
  const first = Math.max(span.first - around, within?.first ?? span.first)
  const last = Math.max(span.last, Math.min(span.last + around, within?.last ?? span.last))
  return { ref, window: osisOf({ first, last }) }
}
