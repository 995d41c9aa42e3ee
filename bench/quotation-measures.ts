import { createQuotationCheck, type QuotationFinding } from '@lampstand/scripture/quotations'
import { parseReferences } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import {
  type Half,
  type LabelledQuotation,
  type QuotationCase,
  quotationCases,
  referenceCases,
} from './quotation-cases.ts'

/** So many of so many. */
export type Share = { readonly some: number; readonly all: number }

/**
 * - `precision`, `recall`: of what is flagged as not being what it claims
 * - `verdict`: quotations judged rightly, ordinary ones among them
 * - `repair`: texts that stand rightly afterwards, of those that needed it or were changed
 * - `references`: sentences whose references were all found, and no others
 */
export type Measures = Record<'precision' | 'recall' | 'verdict' | 'repair' | 'references', Share>

const bible = openText()
const check = createQuotationCheck(bible)

const letters = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()

const isFlag = ({ verdict }: { readonly verdict: string }) => verdict !== 'exact' && verdict !== 'not-scripture'

/** Whether the finding is about the labelled words: the same, or a longer run of them, as with an ellipsis between two labels. */
function isAbout(finding: QuotationFinding, label: LabelledQuotation): boolean {
  const [found, words] = [letters(finding.quote), letters(label.words)]
  if (words === '') return found === '' && (finding.claimed ?? '') === label.claimed
  return found !== '' && (found.includes(words) || (words.includes(found) && found.length > words.length / 2))
}

/** Whether the words shown after the repair are those that belong there. */
function standsRight({ words, verdict, ref, becomes }: LabelledQuotation, shown: string): boolean {
  const now = letters(shown)
  const same = now === letters(words)
  if (verdict === 'exact' || verdict === 'fabricated' || verdict === 'not-scripture' || ref === undefined) return same
  const passage = letters(bible.quote(ref))
  if (verdict !== 'reworded' && same && passage.includes(now)) return true
  const size = (letters(becomes ?? bible.quote(ref)).split(' ').length || 1) / now.split(' ').length
  return ` ${passage} `.includes(` ${now} `) && size > 0.6 && size < 1.7
}

function judge({ text, quotes, repaired }: QuotationCase) {
  const { text: given, findings } = check(text)
  const matched = quotes.map((label) => findings.find((finding) => isAbout(finding, label)))
  const shown = repaired.exec(given)
  const flags = findings.filter(isFlag)
  return {
    findings,
    given,
    flagged: flags.length,
    flaggedRightly: flags.filter((flag) => quotes.some((label) => isFlag(label) && isAbout(flag, label))).length,
    toFlag: quotes.filter(isFlag).length,
    toFlagFound: quotes.filter((label, at) => isFlag(label) && matched[at] && isFlag(matched[at])).length,
    verdicts: quotes.filter(({ verdict, ref }, at) => {
      const finding = matched[at] ?? { verdict: 'not-scripture', ref: null }
      const named =
        ref === undefined || verdict === 'exact' || (finding.ref ?? '').split('-').some((end) => ref.includes(end))
      return finding.verdict === verdict && named
    }).length,
    needsRepair: quotes.some(isFlag) || given !== text,
    repairedRightly: quotes.some(isFlag)
      ? shown !== null && quotes.every((label, at) => label.words === '' || standsRight(label, shown[at + 1] ?? ''))
      : given === text,
  }
}

const sum = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((total, each) => total + of(each), 0)

/** Measures one half. `wrong`: told of every text that is not judged and repaired rightly, with what became of it. */
export function measure(half: Half, wrong: (text: string, outcome: unknown) => void = () => {}): Measures {
  const cases = quotationCases.filter((each) => each.half === half)
  const judged = cases.map((each) => ({ case: each, ...judge(each) }))
  for (const { case: of, ...each } of judged) {
    const found = each.flaggedRightly === each.flagged && each.toFlag === each.toFlagFound
    const right = found && each.verdicts === of.quotes.length && (each.repairedRightly || !each.needsRepair)
    if (!right) wrong(of.text, { repaired: each.given, findings: each.findings })
  }
  const repairs = judged.filter((each) => each.needsRepair)
  const sentences = referenceCases.filter((each) => each.half === half)
  const read = sentences.filter(({ text, refs }) => {
    const found = parseReferences(text).flatMap(({ ref, exists }) => (exists ? [ref] : []))
    if (found.join() !== refs.join()) wrong(text, { wanted: refs, found })
    return found.join() === refs.join()
  })
  return {
    precision: { some: sum(judged, (each) => each.flaggedRightly), all: sum(judged, (each) => each.flagged) },
    recall: { some: sum(judged, (each) => each.toFlagFound), all: sum(judged, (each) => each.toFlag) },
    verdict: { some: sum(judged, (each) => each.verdicts), all: sum(cases, ({ quotes }) => quotes.length) },
    repair: { some: repairs.filter((each) => each.repairedRightly).length, all: repairs.length },
    references: { some: read.length, all: sentences.length },
  }
}
