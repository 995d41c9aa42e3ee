import { oneOf } from './expressions.ts'
import { footnotesIn } from './footnotes.ts'
import { firstFrom } from './located.ts'
import type { Quote } from './quotes.ts'
import type { FoundReference } from './references.ts'
import type { Surface } from './surface.ts'

/** What a text says of one of its quotations: whose words it gives them for. */
export type Attribution = {
  readonly quote: Quote
  readonly reference: FoundReference | undefined
  readonly presented: Presented
}

/**
 * Whether the text presents the words as those of scripture, of a person in everyday life, as a passage in the writer's own
 * words, or leaves it open.
 */
export type Presented = 'scripture' | 'speech' | 'paraphrase' | 'open'

/** Up to so many characters that end no sentence and begin no quotation. */
const within = (most: number): string => `[^.!?;“”"]{0,${most}}`

const translations = oneOf('web', 'kjv', 'nkjv', 'niv', 'esv', 'nlt', 'nasb', 'nrsv', 'csb', 'msg', 'amp', 'asv')
const sacred = oneOf(
  ['god', 'the lord', 'lord', 'yahweh', 'jesus', 'christ', 'paul', 'david', 'solomon', 'moses', 'isaiah', 'jeremiah'],
  ['peter', 'james', 'john', 'job'],
  'the (?:bible|word|psalmist|apostle|preacher|prophet|teacher|gospel|good book)',
  ['scriptures?', "god['’]s word", '(?:proverbs|psalms?|ecclesiastes|the sermon on the mount)', 'verse', 'passage'],
)
const says = oneOf(
  ['says?', 'said', 'saying', 'reads?', String.raw`tells?(?: \w+)?`, String.raw`told \w+`],
  [String.raw`reminds?(?: \w+)?`, String.raw`reminded \w+`, 'teach(?:es)?', 'taught', 'promises?', 'promised'],
  ['declares?', 'declared', 'writes?', 'wrote', 'puts? it', 'states?', String.raw`assures? \w+`],
  [String.raw`commands?(?: \w+)?`, String.raw`encourages? \w+`, String.raw`invites? \w+`, String.raw`urges? \w+`],
  [String.raw`warns?(?: \w+)?`, 'calls? (?:us|you) to', 'asks?', 'answers?', 'prays?', 'cries', 'speaks of'],
  ['talks? about', 'quotes?', 'notes?', 'observes?', 'affirms?', String.raw`instructs?(?: \w+)?`, 'as follows'],
)
const isPlain = String.raw`\s(?:is|are) (?:clear|plain|blunt|simple|honest|direct|emphatic)\b`
const leadsToWords = new RegExp(
  [
    String.raw`^[\s,|)\]]*(?:\(?${translations}\)?[\s,|]*)?`,
    oneOf(
      '[:—–-]',
      isPlain,
      String.raw`(?:${within(70)}\b)?${says}\b[^.!?“”"]{0,45}`,
      String.raw`,?\s*where\b[^.!?“”"]{0,60}`,
      ',',
    ),
    String.raw`?[\s,:|—–-]*$`,
  ].join(''),
  'i',
)
const attributed = new RegExp(
  [
    oneOf(
      'it is written',
      String.raw`\b(?:it|which) (?:says|reads|promises|teaches|tells us|reminds us)`,
      String.raw`\b(?:we|you) (?:are|were) (?:told|promised|reminded|called|invited|commanded)(?: to| that)?`,
      'as (?:the )?(?:bible|scripture)[^“”".!?]{0,30}',
      String.raw`\b${sacred}\b${within(45)}\b${says}\b${within(30)}`,
      `(?:bible|scripture|god)['’]?s? (?:verse|promise|truth|words?)${within(40)}`,
      `(?:promise|verse|words? of (?:jesus|god|scripture|paul))${within(20)}`,
    ),
    String.raw`[\s,:—–-]*$`,
  ].join(''),
  'i',
)

const people = oneOf(
  ['i', 'you', 'she', 'we', 'they', 'him', 'her', 'them', 'me', 'us', 'boss', 'manager', 'supervisor', 'colleagues?'],
  ['coworkers?', 'friends?', 'mother', 'father', 'wife', 'husband', 'clients?', 'customers?', 'team', 'someone'],
  ['somebody', 'people', 'everyone', 'voice', 'mind', 'e-?mail', 'note', 'sign', 'thought', 'answer', 'reply'],
)
const speak = oneOf(
  ['say', 'says', 'said', 'saying', 'tell', 'tells', 'told', 'telling', 'ask', 'asks', 'asked', 'asking'],
  ['repl(?:y|ies|ied)', String.raw`answer\w*`, String.raw`whisper\w*`, String.raw`shout\w*`, 'think', 'thinks'],
  ['thinking', 'wrote', 'write', 'writes', String.raw`email\w*`, String.raw`text\w*`, String.raw`mutter\w*`],
  ['heard', 'hear', String.raw`call\w*`, 'reads?', 'is', 'was', 'like'],
)
const beforeAdvice = oneOf(
  String.raw`^|[.!?;:,—–-]\s*`,
  String.raw`\b(?:to|can|could|might|simply|then|and|or|by|try|plainly|calmly|gently|quietly|with)\s+`,
)
const advisedToSay = oneOf(
  ['say', 'saying', 'tell', 'telling', 'ask', 'asking', 'write', 'writing', 'reply', 'replying', 'answer'],
  ['answering', 'e-?mail', 'practi[cs]e', 'rehearse', 'try', 'admit', 'respond with'],
)
const everyday = new RegExp(
  oneOf(
    String.raw`\b${people}\b${within(30)}\b${speak}\b${within(30)}`,
    String.raw`${beforeAdvice}${advisedToSay}\b${within(45)}`,
  ).concat('$'),
  'i',
)
const alongWith = /^[\s,;]*(?:[\p{L} ]{0,20}\b)?(?:and|then|but|&|…|\.\.\.)\b[\p{L} ,]{0,15}$/u
const ownWords = new RegExp(
  String.raw`\b${oneOf(
    String.raw`paraphras\w*`,
    "in (?:my|our|other|plain|plainer|simple|simpler|today['’]s|your)(?: own)? words",
    'put (?:loosely|simply|plainly|another way)',
    ['loosely', 'roughly', 'boils? down to', 'amounts? to', 'the gist', 'something like', 'as if to say'],
    ['adapted from', 'based on', 'inspired by'],
  )}\b`,
  'i',
)
const ownWordsBehind = /^[\s,;(—–-]*(?:paraphras\w*|adapted|in my (?:own )?words|my (?:own )?(?:words|paraphrase))\b/i
const leadsOn = /^[\s)\]]*(?:\(?(?:web|kjv|nkjv|niv|esv|nlt|nasb|nrsv|csb)\)?)?\s*(?:[:|]|[—–-]\s*["“*_]|["“])/i
// `" (John 3:16)`, `" — John 3:16`, `" - NIV, John 3:16`, or on a line of its own.
const signedBy = /^["”’»“.,;:!?\s]*(?:[([—–~-]|\n)[\s([—–~-]*(?:(?:from|in|per)\s+)?$/
const endsHere = /^[\s)\]]*(?:$|[.,;:!?)|\n]|(?:WEB|KJV|NKJV|NIV|ESV|NLT|NASB|NRSV)\b)/
const endsLine =
  /^(?:[^\S\n]*[,(]?[^\S\n]*(?:WEB|KJV|NKJV|NIV|ESV|NLT|NASB|NRSV|CSB|MSG|AMP|ASV)\b)?[^\S\n)\].]*(?:\n|$)/
const pointsOn = /\b(?:see|cf|compare|read|also|like|as in|echo\w*)\b/i

/** Pairs every quotation with the reference that the text gives for it, if any. */
export function attributionsIn(
  { text, shown }: Surface,
  quotes: readonly Quote[],
  references: readonly FoundReference[],
): Attribution[] {
  const footnotes = footnotesIn(text, references)
  const found = quotes.map((quote, index) => {
    const last = quotes[index - 1]
    const next = quotes[index + 1]
    const before = shown.slice(Math.max(last?.outerEnd ?? 0, quote.outerStart - 150), quote.outerStart)
    const sentence = before.slice(Math.max(0, before.search(/[^.!?\n]*$/))).slice(-90)
    const asScripture = attributed.test(before)
    const spoken = everyday.test(sentence) && !attributed.test(sentence)
    const attribution = (reference: FoundReference | undefined, presented: Presented): Attribution => ({
      quote,
      reference,
      presented: inOwnWords(reference) ? 'paraphrase' : spoken ? 'speech' : asserted(quote, presented),
    })
    const inOwnWords = (reference: FoundReference | undefined) =>
      ownWords.test(sentence) ||
      ownWordsBehind.test(shown.slice(quote.outerEnd, quote.outerEnd + 40)) ||
      (reference !== undefined && ownWordsBehind.test(shown.slice(reference.end, reference.end + 40)))

    const noted = footnotes.sourceOf(quote)
    if (noted) return attribution(noted, 'scripture')

    const at = firstFrom(references, quote.outerEnd)
    const behind = references[at]
    const gapBehind = behind && shown.slice(quote.outerEnd, Math.min(behind.start, quote.outerEnd + 100))
    const near =
      gapBehind !== undefined &&
      gapBehind.length < 100 &&
      (next?.outerStart ?? behind?.start ?? 0) >= (behind?.start ?? 0)
    const rest = behind ? shown.slice(behind.end, behind.end + 60) : ''
    const sameLine = gapBehind !== undefined && !gapBehind.includes('\n')
    const signs = near && gapBehind.length < 25 && signedBy.test(gapBehind)
    if (signs && sameLine && !leadsOn.test(rest)) return attribution(behind, 'scripture')

    const ahead = references[firstFrom(references, quote.outerStart) - 1]
    const gapAhead = ahead && shown.slice(Math.max(ahead.end, quote.outerStart - 200), quote.outerStart)
    const first = ahead && !(last && last.outerStart >= ahead.end)
    const leads = gapAhead && first && gapAhead.length < 120 && leadsToWords.test(gapAhead) && !pointsOn.test(gapAhead)
    if (ahead && leads) {
      // What signs a quotation at the end of its line leads to none on the next.
      const signsAnother =
        last &&
        last.outerEnd <= ahead.start &&
        gapAhead.includes('\n') &&
        signedBy.test(shown.slice(last.outerEnd, ahead.start).slice(-30))
      if (!signsAnother || !signs) return attribution(ahead, 'scripture')
    }
    if (signs && endsLine.test(rest) && (/[—–~([-]/.test(gapBehind) || !/\n\s*\n/.test(gapBehind)))
      return attribution(behind, 'scripture')
    const beside = quote.kind === 'value' ? /^[\s,{}[\]]*$/ : /^[\s,|]{0,4}$/
    if (near && sameLine && beside.test(gapBehind) && endsHere.test(rest)) return attribution(behind, 'scripture')
    if (ahead && gapAhead && gapAhead.length < 160 && !/[.!?\n]\s/.test(gapAhead.replace(/[“”"][^“”"]*[“”"]/g, '')))
      return attribution(ahead, first ? 'open' : 'scripture')
    if (near && gapBehind.length < 80 && !/[.!?\n]\s|[“”"]/.test(gapBehind))
      return attribution(behind, asScripture ? 'scripture' : 'open')
    return attribution(undefined, asScripture ? 'scripture' : 'open')
  })
  // `"A" and "B" (John 3:16)` gives both for that passage.
  for (let index = found.length - 2; index >= 0; index--) {
    const [each, next] = [found[index], found[index + 1]]
    if (!each || !next?.reference || each.reference || each.presented !== 'open') continue
    const between = shown.slice(each.quote.outerEnd, next.quote.outerStart)
    if (next.reference.start >= next.quote.outerEnd && between.length < 40 && alongWith.test(between))
      found[index] = { ...each, reference: next.reference }
  }
  return found
}

/** What is only emphasized is more often the writer's own point than a quotation: it counts as one when it is a sentence. */
function asserted({ kind, words }: Quote, presented: Presented): Presented {
  if (kind === 'bare') return 'open'
  return kind === 'emphasis' && !/[.!?;,:”"]$/.test(words) ? 'speech' : presented
}
