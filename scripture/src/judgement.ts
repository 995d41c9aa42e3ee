import type { Attribution, Presented } from './attributions.ts'
import { spanOf } from './canon.ts'
import type { Finder, PassageMatch, Runs } from './passage-finder.ts'
import type { QuotationVerdict } from './quotations.ts'
import type { Quote } from './quotes.ts'
import type { FoundReference } from './references.ts'
import { scriptureWords } from './scripture-words.ts'
import type { Surface } from './surface.ts'
import { isDeuterocanonical } from './unknown-references.ts'

/** What became of a quotation. `quote` where it is shorter than it seemed; `found` where its words stand. */
export type Judgement = {
  readonly verdict: QuotationVerdict
  readonly found?: PassageMatch | undefined
  readonly quote?: Quote
}

const extra: Readonly<Record<Presented, number>> = { scripture: 0, open: 0.1, speech: 0.3, paraphrase: 1 }

/** From this likeness on words are those of the passage they are given for. Made-up sentences reach 0.25, short ones more. */
function likeAttributed(length: number, presented: Presented): number {
  return (length > enoughWords ? 0.31 : 0.5) + extra[presented]
}
const fewestWords = 4
const enoughWords = 6

/** The likeness from which words are those of a passage that nobody named: few words are like many passages. */
function likeEnough(length: number, presented: Presented): number {
  const base = length >= 10 ? 0.48 : length >= 7 ? 0.65 : 0.85
  return Math.min(0.95, base + 0.8 * extra[presented])
}

/** By how much words must be more like another passage than the one they are given for, to be that other's. */
const clearlyElsewhere = 0.25
/** Words that stand elsewhere word for word are not those of the passage named, unless they are this like it and share so many. */
const sameInBoth = 0.85
const mostInCommon = 0.7
/** Words without any mark behind a reference are most often a remark: this like the passage they are its words. */
const likeUnmarked = 0.6
/** A quotation in runs of words, broken where it leaves out or puts in something. */
const runsOf = (words: string): Runs =>
  words
    .split(/\.\s?\.\s?\.|…|\[[^\]]*\]/)
    .map(scriptureWords)
    .filter((run) => run.length > 0)

/** Judges a quotation by the passage it is given for and by all others; undefined when it is too short to say anything. */
export function judge(attribution: Attribution, finder: Finder, surface: Surface): Judgement | undefined {
  if (attribution.quote.kind === 'bare') return judgeBare(attribution, finder, surface)
  const { quote, reference, presented } = attribution
  const quoted = runsOf(quote.words)
  const length = quoted.flat().length
  if (length === 0) return undefined
  const span = reference?.exists ? spanOf(reference.ref) : undefined
  const there = span && finder.within(quoted, span)
  if (there?.exact) return { verdict: 'exact', found: there }
  const asScripture = presented === 'scripture'
  const best = length < fewestWords && !(asScripture && length === 3) ? undefined : finder.anywhere(quoted)
  if (presented === 'paraphrase')
    return best?.exact && !reference ? { verdict: 'exact', found: best } : { verdict: 'not-scripture' }
  const elsewhere =
    best &&
    there &&
    (best.exact
      ? length >= fewestWords && !(there.likeness >= sameInBoth && wordsInCommon(quoted, there, finder) >= mostInCommon)
      : best.likeness >= Math.max(there.likeness + clearlyElsewhere, likeEnough(length, presented)))
  if (there && !elsewhere && length > 2 && there.likeness >= likeAttributed(length, presented))
    return { verdict: 'reworded', found: there }
  const found =
    best && (best.exact || (best.met > fewestWords && best.likeness >= likeEnough(length, presented)))
      ? best
      : undefined
  if (found && (asScripture || length >= enoughWords)) {
    if (!reference || !(asScripture || found.exact)) return { verdict: found.exact ? 'exact' : 'reworded', found }
    return { verdict: reference.exists ? 'wrong-reference' : 'no-such-reference', found }
  }
  if (length < 3) return undefined
  return { verdict: asScripture ? (isBeyond(reference) ? 'no-such-reference' : 'fabricated') : 'not-scripture' }
}

/** The share of quoted words that the stretch of a passage has just so. */
function wordsInCommon(quoted: Runs, { span, first, last }: PassageMatch, finder: Finder): number {
  const there = new Set(
    finder
      .wordsIn(span)
      .slice(first, last + 1)
      .map(({ raw }) => raw),
  )
  const flat = quoted.flat()
  return flat.filter(({ raw }) => there.has(raw)).length / flat.length
}

/** Words of a book that some Bibles have and this one has not may be true: they are not called invented. */
const isBeyond = (reference: FoundReference | undefined) => reference !== undefined && isDeuterocanonical(reference.ref)

/**
 * Words behind a reference without any mark are a quotation as far as they are those of the passage, or of another word for
 * word; else a remark, of which nothing is said.
 */
function judgeBare({ quote, reference }: Attribution, finder: Finder, { shown }: Surface): Judgement | undefined {
  const span = reference?.exists ? spanOf(reference.ref) : undefined
  if (!span) return undefined
  const line = shown.slice(quote.start, quote.end)
  const tried = [...line.matchAll(/[.!?;](?=\s|$)|$/g)].slice(0, 8).map(({ index, 0: stop }) => {
    const end = quote.start + index + stop.length
    const words = shown.slice(quote.start, end).replace(/\s+/g, ' ')
    const quoted = runsOf(words)
    return { quote: { ...quote, words, end, outerEnd: end }, quoted, found: finder.within(quoted, span) }
  })
  const long = tried.filter(({ quoted }) => quoted.flat().length >= fewestWords)
  const [best] = long
    .filter(
      ({ found, quoted }) => found.exact || (found.likeness >= likeUnmarked && quoted.flat().length >= enoughWords),
    )
    .toSorted(
      (a, b) =>
        Number(b.found.exact) - Number(a.found.exact) ||
        b.found.likeness * b.found.met - a.found.likeness * a.found.met,
    )
  if (best) return { verdict: best.found.exact ? 'exact' : 'reworded', found: best.found, quote: best.quote }
  for (const each of [long.at(-1), long[0]]) {
    const elsewhere = each && each.quoted.flat().length >= enoughWords ? finder.anywhere(each.quoted) : undefined
    if (each && elsewhere?.exact) return { verdict: 'wrong-reference', found: elsewhere, quote: each.quote }
  }
  return undefined
}
