import type { Quote } from './quotes.ts'
import type { FoundReference } from './references.ts'

/** What a text says of one of its quotations: whose words it gives them for. */
export type Attribution = {
  readonly quote: Quote
  readonly reference: FoundReference | undefined
  /** Whether the text presents the words as those of scripture, of a person in everyday life, or leaves it open. */
  readonly presented: 'scripture' | 'speech' | 'open'
}

const sacred = `(?:god|the lord|lord|yahweh|jesus|christ|paul|david|solomon|moses|isaiah|jeremiah|peter|james|john|job|the (?:bible|word|psalmist|apostle|preacher|prophet|teacher|gospel|good book)|scriptures?|god['’]s word|(?:proverbs|psalms?|ecclesiastes|the sermon on the mount)|verse|passage)`
const says = String.raw`(?:says?|said|saying|reads?|tells?(?: \w+)?|told \w+|reminds?(?: \w+)?|reminded \w+|teach(?:es)?|taught|promises?|promised|declares?|declared|writes?|wrote|puts? it|states?|assures? \w+|commands?(?: \w+)?|encourages? \w+|invites? \w+|urges? \w+|warns?(?: \w+)?|calls? (?:us|you) to|asks?|answers?|prays?|cries|speaks of|talks? about|quotes?|notes?|observes?|affirms?|instructs?(?: \w+)?|as follows)`
const leadsToWords = new RegExp(
  String.raw`^[\s,*_)\]]*(?:\(?(?:web|kjv|nkjv|niv|esv|nlt|nasb|nrsv|csb|msg|amp|asv)\)?[\s,]*)?(?:[:—–-]|(?:[^.!?;“”"]{0,70}\b)?${says}\b[^.!?“”"]{0,45}|,?\s*where\b[^.!?“”"]{0,60}|,)?[\s,:—–*_-]*$`,
  'i',
)
const attributed = new RegExp(
  String.raw`(?:it is written|\b(?:it|which) (?:says|reads|promises|teaches|tells us|reminds us)|\b(?:we|you) (?:are|were) (?:told|promised|reminded|called|invited|commanded)(?: to| that)?|as (?:the )?(?:bible|scripture)[^“”".!?]{0,30}|\b${sacred}\b[^“”".!?;]{0,45}\b${says}\b[^“”".!?;]{0,30}|(?:bible|scripture|god)['’]?s? (?:verse|promise|truth|words?)[^“”".!?;]{0,40}|(?:promise|verse|words? of (?:jesus|god|scripture|paul))[^“”".!?;]{0,20})[\s,:—–-]*$`,
  'i',
)
const everyday =
  /(?:\b(?:i|you|she|we|they|him|her|them|me|us|boss|manager|supervisor|colleagues?|coworkers?|friends?|mother|father|wife|husband|clients?|customers?|team|someone|somebody|people|everyone|voice|mind|e-?mail|note|sign|thought|answer|reply)\b[^“”".!?;]{0,30}\b(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|asking|repl(?:y|ies|ied)|answer\w*|whisper\w*|shout\w*|think|thinks|thinking|wrote|write|writes|email\w*|text\w*|mutter\w*|heard|hear|call\w*|reads?|is|was|like)\b[^“”".!?;]{0,30}|(?:^|[.!?;:,—–-]\s*|\b(?:to|can|could|might|simply|then|and|or|by|try|plainly|calmly|gently|quietly|with)\s+)(?:say|saying|tell|telling|ask|asking|write|writing|reply|replying|answer|answering|e-?mail|practi[cs]e|rehearse|try|admit|respond with)\b[^“”".!?;]{0,45})$/i
// `" (John 3:16)`, `" — John 3:16`, `" - NIV, John 3:16`, or on a line of its own.
const signedBy = /^["”’»*_.,;:!?\s]*(?:[([—–~-]|\n)[\s*_([—–~-]*(?:(?:from|in|per)\s+)?$/
const endsHere = /^[\s)\]*_]*(?:$|[.,;:!?)\n]|(?:WEB|KJV|NKJV|NIV|ESV|NLT|NASB|NRSV)\b)/
const pointsOn = /\b(?:see|cf|compare|read|also|like|as in|echo\w*)\b/i

/** Pairs every quotation with the reference that the text gives for it, if any. */
export function attributionsIn(
  text: string,
  quotes: readonly Quote[],
  references: readonly FoundReference[],
): Attribution[] {
  return quotes.map((quote, index) => {
    const earlier = quotes.slice(0, index)
    const before = text.slice(earlier.at(-1)?.outerEnd ?? 0, quote.outerStart).slice(-150)
    const sentence = before.slice(Math.max(0, before.search(/[^.!?\n]*$/))).slice(-90)
    const asScripture = attributed.test(before)
    const spoken = everyday.test(sentence) && !attributed.test(sentence)
    const attribution = (reference: FoundReference | undefined, presented: Attribution['presented']): Attribution => ({
      quote,
      reference,
      presented: spoken ? 'speech' : presented,
    })

    const behind = references.find(({ start }) => start >= quote.outerEnd)
    const gapBehind =
      behind && text.slice(quote.outerEnd, Math.min(behind.start, quotes[index + 1]?.outerStart ?? behind.start))
    const near = behind !== undefined && gapBehind !== undefined && quote.outerEnd + gapBehind.length === behind.start
    if (near && gapBehind.length < 25 && signedBy.test(gapBehind)) return attribution(behind, 'scripture')

    const ahead = references.findLast(({ end }) => end <= quote.outerStart)
    const gapAhead = ahead && text.slice(ahead.end, quote.outerStart)
    const first = ahead && !earlier.some(({ outerStart }) => outerStart >= ahead.end)
    if (
      ahead &&
      gapAhead &&
      first &&
      gapAhead.length < 120 &&
      leadsToWords.test(gapAhead) &&
      !pointsOn.test(gapAhead)
    ) {
      return attribution(ahead, 'scripture')
    }
    if (near && gapBehind.length < 5 && /^[\s,*_]*$/.test(gapBehind) && endsHere.test(text.slice(behind.end))) {
      return attribution(behind, 'scripture')
    }
    if (ahead && gapAhead && gapAhead.length < 160 && !/[.!?\n]\s/.test(gapAhead.replace(/[“”"][^“”"]*[“”"]/g, ''))) {
      return attribution(ahead, first ? 'open' : 'scripture')
    }
    if (near && gapBehind.length < 80 && !/[.!?\n]\s|[“”"]/.test(gapBehind)) {
      return attribution(behind, asScripture ? 'scripture' : 'open')
    }
    return attribution(undefined, asScripture ? 'scripture' : 'open')
  })
}
