import { type Attribution, attributionsIn } from './attributions.ts'
import { osisOf, spanOf } from './canon.ts'
import { createFinder, type Finder, type PassageMatch, type Runs } from './passage-finder.ts'
import { quotesIn } from './quotes.ts'
import { type FoundReference, parseReferences } from './references.ts'
import { applyEdits, type Edit, repairOf } from './repair.ts'
import { scriptureWords } from './scripture-words.ts'
import type { BibleText } from './text.ts'

/**
 * - `exact`: the words of the passage; letter case and punctuation do not matter
 * - `reworded`: the passage in other words, as other translations have it
 * - `wrong-reference`: words of scripture, exact or nearly, that stand elsewhere
 * - `no-such-reference`: the passage named does not exist
 * - `fabricated`: given for scripture, and nowhere in it
 * - `not-scripture`: somebody's words, not given for scripture
 */
export type QuotationVerdict =
  | 'exact'
  | 'reworded'
  | 'wrong-reference'
  | 'no-such-reference'
  | 'fabricated'
  | 'not-scripture'

/** `quote` is '' for a reference without words; `claimed` is the reference as written; `ref` (OSIS) where the words stand. */
export type QuotationFinding = {
  readonly quote: string
  readonly claimed: string | null
  readonly verdict: QuotationVerdict
  readonly ref: string | null
}

/** `text`: with every repair made; findings in the order of the text. */
export type QuotationCheck = { readonly text: string; readonly findings: readonly QuotationFinding[] }

type Judgement = { readonly verdict: QuotationVerdict; readonly found?: PassageMatch | undefined }

/** From this likeness on words are those of the passage they are given for. Made-up sentences reach 0.25, short ones more. */
function likeAttributed(length: number, presented: Attribution['presented']): number {
  return (length > enoughWords ? 0.31 : 0.5) + { scripture: 0, open: 0.1, speech: 0.3 }[presented]
}
const fewestWords = 4
const enoughWords = 6

/** The likeness from which words are those of a passage that nobody named: few words are like many passages. */
function likeEnough(length: number, presented: Attribution['presented']): number {
  const base = length >= 10 ? 0.48 : length >= 7 ? 0.65 : 0.85
  return Math.min(0.95, base + { scripture: 0, open: 0.08, speech: 0.25 }[presented])
}

/** A quotation in runs of words, broken where it leaves out or puts in something. */
const runsOf = (words: string): Runs =>
  words
    .split(/\.\s?\.\s?\.|…|\[[^\]]*\]/)
    .map(scriptureWords)
    .filter((run) => run.length > 0)

function judge({ quote, reference, presented }: Attribution, finder: Finder): Judgement | undefined {
  const quoted = runsOf(quote.words)
  const length = quoted.flat().length
  if (length === 0) return undefined
  const span = reference?.exists ? spanOf(reference.ref) : undefined
  if (span) {
    const there = finder.within(quoted, span)
    if (there.exact) return { verdict: 'exact', found: there }
    if (length > 2 && there.likeness >= likeAttributed(length, presented)) return { verdict: 'reworded', found: there }
  }
  const asScripture = presented === 'scripture'
  if (length < fewestWords) return asScripture && length > 2 ? { verdict: 'fabricated' } : undefined
  const best = finder.anywhere(quoted)
  const found =
    best && (best.exact || (best.met > fewestWords && best.likeness >= likeEnough(length, presented)))
      ? best
      : undefined
  if (found && (asScripture || length >= enoughWords)) {
    if (!reference || !(asScripture || found.exact)) return { verdict: found.exact ? 'exact' : 'reworded', found }
    return { verdict: reference.exists ? 'wrong-reference' : 'no-such-reference', found }
  }
  if (!asScripture) return { verdict: 'not-scripture' }
  return { verdict: reference && !reference.exists ? 'no-such-reference' : 'fabricated' }
}

/** Makes a check over one Bible text: it finds, judges and repairs every quotation of scripture in a text of any kind. */
export function createQuotationCheck(bible: BibleText): (text: string) => QuotationCheck {
  const finder = createFinder(bible)
  return (text) => {
    const references = parseReferences(text)
    const edits: Edit[] = []
    const findings: { at: number; finding: QuotationFinding }[] = []
    const answered = new Set<FoundReference>()
    const written = ({ start, end }: FoundReference) => text.slice(start, end)
    for (const attribution of attributionsIn(text, quotesIn(text, references), references)) {
      const judged = judge(attribution, finder)
      if (!judged) continue
      const { verdict, found } = judged
      const { quote } = attribution
      const reference = verdict === 'not-scripture' ? undefined : attribution.reference
      if (reference) answered.add(reference)
      const ref = found ? (verdict === 'exact' && reference ? reference.ref : osisOf(found.span)) : null
      const claimed = reference ? written(reference) : null
      findings.push({ at: quote.start, finding: { quote: quote.words, claimed, verdict, ref } })
      const place = found && { ...found, words: finder.wordsIn(found.span) }
      edits.push(...repairOf({ text, bible, verdict, quote, reference, found: place }))
    }
    for (const reference of references.filter((each) => !each.exists && !answered.has(each))) {
      const verdict = 'no-such-reference'
      findings.push({ at: reference.start, finding: { quote: '', claimed: written(reference), verdict, ref: null } })
      edits.push(...repairOf({ text, bible, verdict, reference }))
    }
    const ordered = findings.toSorted((a, b) => a.at - b.at)
    return { text: applyEdits(text, edits), findings: ordered.map(({ finding }) => finding) }
  }
}
