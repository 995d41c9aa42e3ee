import type { Quote } from './quotes.ts'
import type { FoundReference } from './references.ts'

/** What a text says of one of its quotations: whose words it gives them for. */
export type Claim = {
  readonly quote: Quote
  readonly reference: FoundReference | undefined
  /** Whether the text presents the words as those of scripture, of a person in everyday life, or leaves it open. */
  readonly presented: 'scripture' | 'speech' | 'open'
}

const sacred = `(?:god|the lord|lord|yahweh|jesus|christ|paul|david|solomon|moses|isaiah|jeremiah|peter|james|john|job|the (?:bible|word|psalmist|apostle|preacher|prophet|teacher|gospel|good book)|scriptures?|god['’]s word|(?:proverbs|psalms?|ecclesiastes|the sermon on the mount)|verse|passage|it|which)`
const says = String.raw`(?:says?|said|saying|reads?|tells?(?: \w+)?|told \w+|reminds?(?: \w+)?|reminded \w+|teach(?:es)?|taught|promises?|promised|declares?|declared|writes?|wrote|puts? it|states?|assures? \w+|commands?(?: \w+)?|encourages? \w+|invites? \w+|urges? \w+|warns?(?: \w+)?|calls? (?:us|you) to|asks?|answers?|prays?|cries|speaks of|talks? about|quotes?|notes?|observes?|affirms?|instructs?(?: \w+)?|as follows)`
const betweenReferenceAndWords = new RegExp(
  String.raw`^[\s,*_)\]]*(?:\(?(?:web|kjv|nkjv|niv|esv|nlt|nasb|nrsv|csb|msg|amp|asv)\)?[\s,]*)?(?:[:—–-]|(?:[^.!?;“”"]{0,70}\b)?${says}\b[^.!?“”"]{0,45}|,?\s*where\b[^.!?“”"]{0,60}|,)?[\s,:—–*_-]*$`,
  'i',
)
const attributed = new RegExp(
  String.raw`(?:it is written|as (?:the )?(?:bible|scripture)[^“”".!?]{0,30}|\b${sacred}\b[^“”".!?;]{0,45}\b${says}\b[^“”".!?;]{0,30}|(?:bible|scripture|god)['’]?s? (?:verse|promise|truth|words?)[^“”".!?;]{0,40}|(?:promise|verse|words? of (?:jesus|god|scripture|paul))[^“”".!?;]{0,20})[\s,:—–-]*$`,
  'i',
)
const everyday =
  /(?:\b(?:i|you|she|we|they|him|her|them|me|us|boss|manager|supervisor|colleagues?|coworkers?|friends?|mother|father|wife|husband|clients?|customers?|team|someone|somebody|people|everyone|voice|mind|e-?mail|note|sign|thought|answer|reply)\b[^“”".!?;]{0,30}\b(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|asking|repl(?:y|ies|ied)|answer\w*|whisper\w*|shout\w*|think|thinks|thinking|wrote|write|writes|email\w*|text\w*|mutter\w*|heard|hear|call\w*|reads?|is|was|like)\b[^“”".!?;]{0,30}|(?:^|[.!?;:,—–-]\s*|\b(?:to|can|could|might|simply|then|and|or|by|try|plainly|calmly|gently|quietly|with)\s+)(?:say|saying|tell|telling|ask|asking|write|writing|reply|replying|answer|answering|e-?mail|practi[cs]e|rehearse|try|admit|respond with)\b[^“”".!?;]{0,45})$/i
const afterWords = /^["”’»*_.,;:!?\s]*(?:[(—–[-]|,|\n)?[\s*_(—–[~-]*(?:(?:from|in|per)\s+)?$/
const pointsOn = /\b(?:see|cf|compare|read|also|like|as in|echo\w*)\b/i

/** Pairs every quotation with the reference that the text gives for it, if any. */
export function claimsIn(text: string, quotes: readonly Quote[], references: readonly FoundReference[]): Claim[] {
  return quotes.map((quote, index) => {
    const before = text.slice(quotes[index - 1]?.outerEnd ?? 0, quote.outerStart)
    const sentence = before.slice(Math.max(0, before.search(/[^.!?\n]*$/)))
    const spoken = everyday.test(sentence.slice(-90)) && !attributed.test(sentence.slice(-90))
    const behind = references.find(({ start }) => start >= quote.outerEnd)
    if (behind && behind.start < (quotes[index + 1]?.outerStart ?? text.length)) {
      const gap = text.slice(quote.outerEnd, behind.start)
      if (gap.length < 25 && afterWords.test(gap)) {
        return { quote, reference: behind, presented: spoken ? 'speech' : 'scripture' }
      }
    }
    const ahead = references.findLast(({ end }) => end <= quote.outerStart)
    if (ahead) {
      const gap = text.slice(ahead.end, quote.outerStart)
      const whose = quotes.slice(0, index).some((other) => other.outerStart >= ahead.end)
      if (gap.length < 120 && !whose && betweenReferenceAndWords.test(gap) && !pointsOn.test(gap)) {
        return { quote, reference: ahead, presented: spoken ? 'speech' : 'scripture' }
      }
      if (gap.length < 160 && !/[.!?\n]\s/.test(gap.replace(/[“”"][^“”"]*[“”"]/g, ''))) {
        return { quote, reference: ahead, presented: whose && !spoken ? 'scripture' : spoken ? 'speech' : 'open' }
      }
    }
    if (behind) {
      const gap = text.slice(quote.outerEnd, behind.start)
      if (gap.length < 80 && !/[.!?\n]\s|[“”"]/.test(gap)) {
        return {
          quote,
          reference: behind,
          presented: spoken ? 'speech' : attributed.test(before.slice(-120)) ? 'scripture' : 'open',
        }
      }
    }
    const presented = spoken ? 'speech' : attributed.test(before.slice(-120)) ? 'scripture' : 'open'
    return { quote, reference: undefined, presented }
  })
}
