import { proseFaults } from '@lampstand/content/prose-rules'
import { spanOf } from '@lampstand/scripture/canon'
import type { QuotationCheck } from '@lampstand/scripture/quotations'
import { parseReferences } from '@lampstand/scripture/references'
import type { SituationClass } from '@lampstand/scripture/situations'
import { emphasisInMarks, plain } from './plain-prose.ts'
import { statementsIn, unitsIn } from './prose-units.ts'

/** What may be named and quoted in an answer: the candidates, as OSIS names, and the class of the moment. */
export type AnswerSources = { readonly refs: readonly string[]; readonly class: SituationClass }

export type Grounding = ReturnType<typeof createGrounding>

// Faults for which a sentence of a model is dropped; a worn phrase is no reason.
const disqualifying = /^(?:a guarantee|a promise of prosperity|God speaking|a judgement)/

// What nobody who is mistreated may be told (D33).
const submission =
  /\b(?:submit|obey|yield|be subject|subject yourself|defer)\b[^.!?]{0,40}\b(?:boss|manager|employer|master|authorit\w+|supervisor|leader\w*|him|her|them)\b|\bturn the other cheek\b|\b(?:forgive|reconcile with) (?:him|her|them|your \w+)(?: \w+)? (?:now|today|at once|immediately|first)\b|\b(?:stay|remain|keep|be) (?:silent|quiet)\b|\b(?:endure|bear) (?:it|this|the \w+)\b|\bsuffer(?:ing)? (?:in silence|patiently|quietly)\b/i

/**
 * Makes what a model wrote stand on the text: a quotation is repaired to the exact words, and a sentence is dropped when it
 * names or quotes a passage that was not given, gives for scripture what is none, promises what God has not, or tells the
 * mistreated to submit. What is left is plain text.
 */
export function createGrounding(check: (text: string) => QuotationCheck) {
  /** The statement as it may stand: reworded scripture in its exact words; '' when it claims what is not there. */
  function groundStatement(statement: string, sources: AnswerSources): string {
    const outside = parseReferences(statement).some(({ ref, exists }) => !exists || !isGiven(ref, sources))
    if (outside || proseFaults(statement).some((fault) => disqualifying.test(fault))) return ''
    if (isMistreated(sources.class) && submission.test(statement)) return ''
    const checked = check(statement)
    return isTrue(checked, sources) ? checked.text : ''
  }

  function isTrue({ findings }: QuotationCheck, sources: AnswerSources): boolean {
    const quotes = findings.filter(({ verdict }) => verdict !== 'not-scripture')
    const stand = quotes.every(({ verdict }) => verdict === 'exact' || verdict === 'reworded')
    return stand && quotes.every(({ ref }) => ref !== null && isGiven(ref, sources))
  }

  /**
   * What stands of a piece of prose, as plain text. It is checked with its markup, which tells what is quoted, then by
   * statements, and what is left of it once more.
   */
  function groundUnit(unit: string, sources: AnswerSources): { text: string; isWhole: boolean } {
    const statements = statementsIn(plain(unit) === unit ? unit : withoutMarkup(unit, sources))
    const kept = statements.map((statement) => groundStatement(statement, sources))
    const text = kept.join('').trim()
    const { findings } = check(text)
    const stands = findings.every(({ verdict }) => verdict === 'not-scripture' || verdict === 'exact')
    return { text: stands ? text : '', isWhole: stands && kept.every((each) => each !== '') }
  }

  /** Plain text in which everything that the markup set apart stands, or is in quotation marks. */
  function withoutMarkup(unit: string, sources: AnswerSources): string {
    const checked = check(unit)
    return plain(isTrue(checked, sources) ? checked.text : emphasisInMarks(unit))
  }

  return {
    /** Whole paragraphs of prose; '' when nothing stands. */
    prose: (text: string, sources: AnswerSources): string =>
      unitsIn(text, { isComplete: true })
        .units.map((unit) => groundUnit(unit, sources).text)
        .filter((unit) => unit !== '')
        .join('\n\n'),

    /** One short text, such as a prayer point; '' when it does not stand whole. */
    line(text: string, sources: AnswerSources): string {
      const { text: kept, isWhole } = groundUnit(text.replace(/\n\s*\n/g, '\n'), sources)
      return isWhole ? kept.replace(/\s+/g, ' ') : ''
    },
  }
}

/** Whether a passage lies within one of those that were given. */
function isGiven(ref: string, { refs }: AnswerSources): boolean {
  const span = spanOf(ref)
  return refs.some((given) => {
    const around = spanOf(given)
    return span && around && around.first <= span.first && span.last <= around.last
  })
}

const isMistreated = (situation: SituationClass) => situation === 'mistreated' || situation === 'pressed'
