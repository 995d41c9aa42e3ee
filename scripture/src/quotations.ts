import { attributionsIn } from './attributions.ts'
import { osisOf } from './canon.ts'
import { judge } from './judgement.ts'
import { createFinder, type Finder } from './passage-finder.ts'
import { quotesIn } from './quotes.ts'
import { type FoundReference, parseReferences } from './references.ts'
import { createRepairs } from './repair.ts'
import { surfaceOf } from './surface.ts'
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

/** Makes a check over one Bible text: it finds, judges and repairs every quotation of scripture in a text of any kind. */
export function createQuotationCheck(
  bible: BibleText,
  finder: Finder = createFinder(bible),
): (text: string) => QuotationCheck {
  return (text) => {
    const surface = surfaceOf(text)
    const references = parseReferences(text)
    const judged = attributionsIn(surface, quotesIn(surface, references), references).flatMap((attribution) => {
      const judgement = judge(attribution, finder, surface)
      return judgement ? [{ ...attribution, ...judgement }] : []
    })
    const confirmed = new Set(judged.filter(({ verdict }) => stands(verdict)).map(({ reference }) => reference))
    const answered = new Set<FoundReference>()
    const repairs = createRepairs({ text, bible, wordsIn: finder.wordsIn, confirmed })
    const written = ({ start, end }: FoundReference) => text.slice(start, end)
    const findings = judged.map(({ quote, verdict, found, reference: given }) => {
      const reference = verdict === 'not-scripture' ? undefined : given
      if (reference) answered.add(reference)
      const ref = found ? (verdict === 'exact' && reference ? reference.ref : osisOf(found.span)) : null
      repairs.repair({ verdict, quote, reference, found })
      const claimed = reference ? written(reference) : null
      return { at: quote.start, finding: { quote: quote.words, claimed, verdict, ref } satisfies QuotationFinding }
    })
    for (const reference of references.filter((each) => !each.exists && !answered.has(each))) {
      const finding = { quote: '', claimed: written(reference), verdict: 'no-such-reference', ref: null } as const
      findings.push({ at: reference.start, finding })
      repairs.dropReference(reference)
    }
    const ordered = findings.toSorted((a, b) => a.at - b.at)
    return { text: repairs.applied(), findings: ordered.map(({ finding }) => finding) }
  }
}

const stands = (verdict: QuotationVerdict) => verdict === 'exact' || verdict === 'reworded'
