import { createQuotationCheck, type QuotationFinding } from '@lampstand/scripture/quotations'
import { parseReferences } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import {
  halves,
  type LabelledQuotation,
  type QuotationCase,
  quotationCases,
  referenceCases,
} from './quotation-cases.ts'
import { printTable } from './table.ts'

// How well quotations and references are found and judged in texts as models write them. `--list` prints what is wrong in
// the half that rules are tuned on.

const bible = openText()
const check = createQuotationCheck(bible)
const list = process.argv.includes('--list')

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
const share = (some: number, all: number) => `${(some / all).toFixed(3)} (${some}/${all})`

printTable(
  ['quotations', 'texts', 'precision', 'recall', 'verdict', 'repair', 'references'],
  halves.map((half) => {
    const cases = quotationCases.filter((each) => each.half === half)
    const judged = cases.map(judge)
    const flagged = sum(judged, (each) => each.flagged)
    const repairs = judged.filter((each) => each.needsRepair)
    const sentences = referenceCases.filter((each) => each.half === half)
    const read = sentences.map(({ text }) => parseReferences(text).flatMap(({ ref, exists }) => (exists ? [ref] : [])))
    const right = sentences.filter(({ refs }, at) => read[at]?.join() === refs.join())
    if (list && half === 'dev') {
      for (const [at, each] of judged.entries()) {
        const of = cases[at]
        const whole = each.flaggedRightly === each.flagged && each.toFlag === each.toFlagFound
        if (of && !(whole && each.verdicts === of.quotes.length && each.repairedRightly))
          console.log(
            of.shape,
            JSON.stringify(of.text),
            '\n  →',
            JSON.stringify(each.given),
            '\n ',
            each.findings,
            '\n',
          )
      }
      for (const [at, { text, refs }] of sentences.entries())
        if (read[at]?.join() !== refs.join()) console.log(JSON.stringify(text), refs, '→', read[at])
    }
    return [
      half,
      `${cases.length}`,
      share(
        sum(judged, (each) => each.flaggedRightly),
        flagged,
      ),
      share(
        sum(judged, (each) => each.toFlagFound),
        sum(judged, (each) => each.toFlag),
      ),
      share(
        sum(judged, (each) => each.verdicts),
        sum(cases, ({ quotes }) => quotes.length),
      ),
      share(repairs.filter((each) => each.repairedRightly).length, repairs.length),
      share(right.length, sentences.length),
    ]
  }),
)
