import { align, indexOfRun } from './alignment.ts'
import type { Span } from './canon.ts'
import { scriptureWords, type Word } from './scripture-words.ts'
import type { BibleText } from './text.ts'
import { createVerseIndex, type VerseIndex } from './verse-index.ts'

/**
 * Where quoted words stand: the verses, and the first and last of their words that are met, and how many are. `likeness`: 0 to 1; `exact`:
 * word for word, apart from letter case, punctuation and what a quotation leaves out with "...".
 */
export type PassageMatch = {
  readonly span: Span
  readonly exact: boolean
  readonly likeness: number
  readonly first: number
  readonly last: number
  readonly met: number
}

/** A quotation as runs of words, broken where it leaves something out. */
export type Runs = readonly (readonly Word[])[]

export type Finder = {
  /** The words of a span, in order. */
  wordsIn(span: Span): Word[]
  /** How a quotation lies in a passage. */
  within(quoted: Runs, span: Span): PassageMatch
  /** Where in the whole text a quotation lies best; undefined when it shares no word worth looking for. */
  anywhere(quoted: Runs): PassageMatch | undefined
  /** Places of the verses that share most with these keys of words, best first. */
  likely(keys: readonly string[], most: number): number[]
  /** How rare a word is, by its key. */
  weight(key: string): number
}

/** Longer passages hold too many words for their mere presence to mean anything. */
const bagOfVerses = 6
const looked = 8
const wordsOfAVerse = 12
/** Quotations are laid along a passage by this many words, and passages of more verses are searched: no text keeps the program busy. */
const compared = 300
const longPassage = 250
const kept = 5000

/** Finds quotations in one text. The index of all words (a third of a second) is made when it is first needed. */
export function createFinder(bible: BibleText): Finder {
  let made: VerseIndex | undefined
  const index = (): VerseIndex => {
    made ??= createVerseIndex(bible)
    return made
  }
  const words = new Map<number, Word[]>()
  const wordsAt = (place: number): Word[] => {
    const known = words.get(place)
    if (known) return known
    const read = scriptureWords(bible.lines[place] ?? '')
    if (words.size >= kept) words.clear()
    words.set(place, read)
    return read
  }
  const wordsIn = ({ first, last }: Span): Word[] =>
    Array.from({ length: last - first + 1 }, (_, offset) => wordsAt(first + offset)).flat()

  /** Leaves off the verses at both ends that hold nothing of what was found. */
  function narrowed(found: PassageMatch): PassageMatch {
    let { first, last } = found.span
    let { first: from, last: to } = found
    while (first < last && from >= wordsAt(first).length) {
      from -= wordsAt(first).length
      to -= wordsAt(first).length
      first++
    }
    for (let length = wordsIn({ first, last }).length; first < last; last--) {
      length -= wordsAt(last).length
      if (to >= length) break
    }
    return { ...found, span: { first, last }, first: from, last: to }
  }

  function laid(quoted: Runs, span: Span, mostVerses: number): PassageMatch {
    const passage = wordsIn(span)
    const exact = wordForWord(quoted, passage)
    if (exact) return narrowed({ span, exact: true, likeness: 1, met: quoted.flat().length, ...exact })
    const flat = quoted.flat().slice(0, compared)
    const aligned = align(flat, passage, index().weight)
    const bag = span.last - span.first < mostVerses ? shareIn(flat, passage, index().weight) : 0
    return narrowed({ span, exact: false, ...aligned, likeness: Math.max(aligned.likeness, 0.9 * bag) })
  }

  return {
    wordsIn,
    within(quoted, span) {
      if (span.last - span.first < longPassage) return laid(quoted, span, bagOfVerses)
      const exact = wordForWord(quoted, wordsIn(span))
      if (exact) return narrowed({ span, exact: true, likeness: 1, met: quoted.flat().length, ...exact })
      const best = anywhere(quoted)
      const isWithin = best && span.first <= best.span.first && best.span.last <= span.last
      return isWithin ? best : { span, exact: false, likeness: 0, first: 0, last: -1, met: 0 }
    },
    anywhere,
    likely: (keys, most) => index().likely(keys, most),
    weight: (key) => index().weight(key),
  }

  function anywhere(quoted: Runs): PassageMatch | undefined {
    const flat = quoted.flat().slice(0, compared)
    const keys = flat.map(({ key }) => key)
    const spans = index()
      .likely(keys, looked)
      .flatMap((place) => around(place, Math.ceil(flat.length / wordsOfAVerse)))
    const found = spans.map((span) => laid(quoted, span, 0))
    return found.toSorted((a, b) => Number(b.exact) - Number(a.exact) || b.likeness - a.likeness)[0]
  }

  /** A verse alone, with its neighbours, and with as many as the quotation may run through. */
  function around(place: number, reach: number): Span[] {
    const spans = [
      { first: place, last: place },
      { first: place - 1, last: place },
      { first: place, last: place + 1 },
      ...(reach > 1 ? [{ first: place - reach, last: place + reach }] : []),
    ]
    return spans.map(({ first, last }) => ({ first: Math.max(0, first), last: Math.min(bible.count - 1, last) }))
  }
}

function wordForWord(quoted: Runs, passage: readonly Word[]): { first: number; last: number } | undefined {
  let first = -1
  let next = 0
  for (const run of quoted) {
    const at = indexOfRun(run, passage, next)
    if (at < 0) return undefined
    if (first < 0) first = at
    next = at + run.length
  }
  return { first, last: next - 1 }
}

/** The share of a quotation's weight that the passage holds, in whatever order. */
function shareIn(quoted: readonly Word[], passage: readonly Word[], weight: (key: string) => number): number {
  const keys = new Set(passage.map(({ key }) => key))
  const total = quoted.reduce((sum, { key }) => sum + weight(key), 0)
  const held = quoted.reduce((sum, { key }) => sum + (keys.has(key) ? weight(key) : 0), 0)
  return total === 0 ? 0 : held / total
}
