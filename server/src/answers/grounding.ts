import { proseFaults } from '@lampstand/content/prose-rules'
import { sentencesIn } from '@lampstand/content/sentences'
import { spanOf } from '@lampstand/scripture/canon'
import type { QuotationCheck } from '@lampstand/scripture/quotations'
import { parseReferences } from '@lampstand/scripture/references'
import type { SituationClass } from '@lampstand/scripture/situations'

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
  /** The sentence as it may stand: reworded scripture in its exact words; '' when it claims what is not there. */
  function groundSentence(sentence: string, sources: AnswerSources): string {
    const outside = parseReferences(sentence).some(({ ref, exists }) => !exists || !isGiven(ref, sources))
    if (outside || proseFaults(sentence).some((fault) => disqualifying.test(fault))) return ''
    if (isMistreated(sources.class) && submission.test(sentence)) return ''
    const { text, findings } = check(sentence)
    const quotes = findings.filter(({ verdict }) => verdict !== 'not-scripture')
    const isTrue = quotes.every(({ verdict }) => verdict === 'exact' || verdict === 'reworded')
    const isOffered = quotes.every(({ ref }) => ref !== null && isGiven(ref, sources))
    return isTrue && isOffered ? text : ''
  }

  /** Words and the reference they claim may stand in two sentences: what is left of a paragraph is looked at once more. */
  function groundParagraph(paragraph: string, sources: AnswerSources): string {
    const kept = sentencesIn(plain(paragraph)).map((sentence) => groundSentence(sentence, sources))
    const text = kept.join('').trim()
    const { findings } = check(text)
    return findings.every(({ verdict }) => verdict === 'not-scripture' || verdict === 'exact') ? text : ''
  }

  return {
    /** Whole paragraphs of prose; '' when nothing stands. */
    prose: (text: string, sources: AnswerSources): string =>
      text
        .split(/\n\s*\n/)
        .map((paragraph) => groundParagraph(paragraph, sources))
        .filter((paragraph) => paragraph !== '')
        .join('\n\n'),

    /** One short text, such as a prayer point; '' when it does not stand whole. */
    line(text: string, sources: AnswerSources): string {
      const flat = plain(text).replace(/\s+/g, ' ').trim()
      const kept = groundParagraph(flat, sources)
      return sentencesIn(kept).length === sentencesIn(flat).length ? kept : ''
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

/** Text without markup and addresses: what a model writes is shown as text, and should read as text. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,300}\)/g, '$1')
    .replace(/https?:\/\/\S+|\bwww\.\S+/gi, '')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^\s*[*•]\s+/gm, '- ')
    .replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
