import { proseFaults } from '@lampstand/content/prose-rules'
import { spanOf } from '@lampstand/scripture/canon'
import { oneOf } from '@lampstand/scripture/expressions'
import type { QuotationCheck } from '@lampstand/scripture/quotations'
import { parseReferences } from '@lampstand/scripture/references'
import type { SituationClass } from '@lampstand/scripture/situations'
import { emphasisInMarks, plain } from './plain-prose.ts'
import { statementsIn, unitsIn } from './prose-units.ts'
import { createProseReader, isAboutOthers, isEnglish, unescaped, withWholeEnd } from './readable-prose.ts'

/** What may be named and quoted in an answer: the candidates, as OSIS names; the class of the moment; what the person wrote. */
export type AnswerSources = {
  readonly refs: readonly string[]
  readonly class: SituationClass
  readonly asked?: string
}

export type Grounding = ReturnType<typeof createGrounding>

type ProseReader = ReturnType<typeof createProseReader>

// Faults for which a sentence of a model is dropped; a worn phrase is no reason.
const disqualifying = /^(?:a guarantee|a promise of prosperity|God speaking|a judgement)/

const superior = String.raw`\b(?:boss|manager|employer|master|authorit\w+|supervisor|leader\w*|him|her|them)\b`
// What nobody who is mistreated may be told (D33).
const submission = matching(
  String.raw`\b(?:submit|obey|yield|be subject|subject yourself|defer)\b[^.!?]{0,40}${superior}`,
  String.raw`\bturn the other cheek\b`,
  String.raw`\b(?:forgive|reconcile with) (?:him|her|them|your \w+)(?: \w+)? (?:now|today|at once|immediately|first)\b`,
  String.raw`\b(?:stay|remain|keep|be) (?:silent|quiet)\b`,
  String.raw`\b(?:endure|bear) (?:it|this|the \w+)\b`,
  String.raw`\bsuffer(?:ing)? (?:in silence|patiently|quietly)\b`,
)

const isNot = oneOf(
  " (?:is|was|will|does|may|might|can|would)(?: not|n['’]t)",
  ' cannot',
  " can['’]t",
  " won['’]t",
  ' never',
)
const near = oneOf(
  ['available', 'there', 'here', 'with', 'near', 'present', 'caring', 'cares?', 'hears?', 'listens?'],
  ['loves?(?! you (?:less|more))', 'forgives?', 'interested', 'able'],
)
const left = oneOf([
  'abandon(?:ed)?',
  'forsaken?',
  'forgot(?:ten)?',
  'forget',
  'reject(?:ed)?',
  'given up on',
  'leave',
  'left',
])
const onlyFelt = String.raw`(?<!(?:feel|feels|felt|seem|seems|if|like|not)\b.{0,20})`
// What no Christian confesses of God, and what leaves somebody alone with it: models write both as a caution.
const forsaking = matching(
  String.raw`\bgod(?: himself)?${isNot}(?: always| really| ever)?(?: be)? ${near}\b`,
  String.raw`\b(?:do not|don['’]t|never|cannot|can['’]t) (?:assume|expect|believe|trust|count on|rely on)(?: that)? god\b`,
  String.raw`\bgod (?:is|was|must be|may be|might be) (?:angry|disappointed|ashamed|displeased|punishing|tired of)\b`,
  String.raw`${onlyFelt}\bgod (?:has|had|will) ${left} you\b`,
  String.raw`(?<!\bnot )\b(?:entirely |all )?(?:your own fault|god['’]s fault)\b`,
  String.raw`\bit is your fault\b`,
)

/** Characters. What is asked for has at most 350 words; what comes after twice as much is a model that does not stop. */
export const longestProse = 4000
const longestLine = 500
const fewestWords = 3

/**
 * Makes what a model wrote stand on the text: a quotation is repaired to the exact words, and a sentence is dropped when it
 * names or quotes a passage that was not given, gives for scripture what is none, promises what God has not, denies that
 * he is near, tells the mistreated to submit, was said before, or was never meant for the person. What is left is plain text.
 */
export function createGrounding(check: (text: string) => QuotationCheck) {
  /** The statement as it may stand: reworded scripture in its exact words; '' when it claims what is not there. */
  function groundStatement(statement: string, sources: AnswerSources): string {
    const outside = parseReferences(statement).some(({ ref, exists }) => !exists || !isGiven(ref, sources))
    if (outside || proseFaults(statement).some((fault) => disqualifying.test(fault))) return ''
    if (forsaking.test(statement)) return ''
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
  function groundUnit(
    written: string,
    sources: AnswerSources,
    reader: ProseReader,
  ): { text: string; isWhole: boolean } {
    const unit = reader.read(written)
    const statements = statementsIn(plain(unit) === unit ? unit : withoutMarkup(unit, sources))
    const kept = statements.map((each) => (reader.isWorthSaying(each) ? groundStatement(each, sources) : ''))
    const isWhole = kept.every((each) => each !== '')
    const text = isWhole ? kept.join('').trim() : withoutLooseEnds(kept)
    const { findings } = check(text)
    const stands = findings.every(({ verdict }) => verdict === 'not-scripture' || verdict === 'exact')
    return { text: stands && isEnglish(text) ? text : '', isWhole: stands && isWhole }
  }

  /** Plain text in which everything that the markup set apart stands, or is in quotation marks. */
  function withoutMarkup(unit: string, sources: AnswerSources): string {
    const checked = check(unit)
    return plain(isTrue(checked, sources) ? checked.text : emphasisInMarks(unit))
  }

  /** Reads one answer paragraph by paragraph: what was said before is not said again, and after a while it is enough. */
  function open(sources: AnswerSources) {
    const reader = createProseReader(sources.asked)
    let length = 0
    return {
      /** What stands of the next piece of prose; '' when nothing does. */
      unit(text: string): string {
        if (length >= longestProse) return ''
        const kept = groundUnit(text, sources, reader).text
        length += kept.length
        return kept
      },
    }
  }

  /** One short text, such as a prayer point; '' when it does not stand whole. */
  function line(text: string, sources: AnswerSources, reader = createProseReader(sources.asked)): string {
    const { text: kept, isWhole } = groundUnit(unescaped(text).replace(/\n\s*\n/g, '\n'), sources, reader)
    const said = kept.replace(/\s+/g, ' ').replace(/^-\s+/, '')
    return isWhole && said.length <= longestLine ? said : ''
  }

  return {
    open,

    /** Whole paragraphs of prose; '' when nothing stands. */
    prose(text: string, sources: AnswerSources): string {
      const answer = open(sources)
      const { units } = unitsIn(unescaped(text), { isComplete: true })
      const kept = units.map((unit) => answer.unit(unit)).filter((unit) => unit !== '')
      const prose = withWholeEnd(kept.join('\n\n'), statementsIn)
      return isEnglish(prose) && !isAboutOthers(prose) ? prose : ''
    },

    line: (text: string, sources: AnswerSources): string => line(text, sources),

    /** Several short texts in their places: '' for one that does not stand, that was said before, or that is a word or two. */
    lines(texts: readonly string[], sources: AnswerSources): string[] {
      const reader = createProseReader(sources.asked)
      return texts
        .map((each) => line(each, sources, reader))
        .map((each) => (each.split(' ').length >= fewestWords ? each : ''))
    },
  }
}

/** What is left when sentences fell: no number without its entry, no lead to what is not there. */
function withoutLooseEnds(kept: readonly string[]): string {
  const text = kept.join('').replace(/^[^\p{L}\n]+$/gmu, '')
  const last = kept.findLast((each) => /\p{L}/u.test(each)) ?? ''
  const leadsNowhere = last.trimEnd().endsWith(':') && text.trimEnd().endsWith(':')
  return (leadsNowhere ? text.trimEnd().slice(0, -last.trimEnd().length) : text).replace(/\n{2,}/g, '\n\n').trim()
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

function matching(...expressions: readonly string[]): RegExp {
  return new RegExp(oneOf(...expressions), 'i')
}
