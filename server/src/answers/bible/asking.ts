import { oneOf } from '@lampstand/scripture/expressions'
import { stem } from '@lampstand/scripture/stem'

/** What kind of answer a question wants. `says`: "what does the Bible say about"; `about`: "tell me about". */
export type Ask =
  | 'who'
  | 'where'
  | 'when'
  | 'what'
  | 'why'
  | 'how'
  | 'how-many'
  | 'how-old'
  | 'how-long'
  | 'whether'
  | 'about'
  | 'says'

/** A question about the Bible taken apart. */
export type Asking = {
  readonly ask: Ask
  /** The words that carry it, stemmed, in their order. */
  readonly words: readonly string[]
  /** Whether it speaks of the Bible itself: a name alone may be that of somebody at work. */
  readonly isMarked: boolean
  readonly isPast: boolean
}

const bible = oneOf('bible', 'scriptures?', '(?:old|new) testament', "god'?s word", 'word of god', 'gospels?')
const asker = oneOf('son', 'daughter', 'kid', 'child', 'wife', 'husband', 'friend', 'coworker', 'colleague', 'student')
const openings = [
  oneOf('hi', 'hello', 'hey', 'ok', 'okay', 'so', 'well', 'um', 'please', 'sorry', 'and', 'but', 'also'),
  `(?:a )?${oneOf('quick', 'random', 'bible', 'trivia', 'silly', 'simple', 'another')}(?: bible| trivia)? (?:question|quiz|trivia)`,
  'out of curiosity|just curious|just wondering|curious|settle a bet|help me out',
  "(?:i'?m|i am|i was)(?: just| only)? (?:curious|wondering)|i wonder",
  "(?:i )?(?:always |keep )?(?:forget|forgot|forgetting|can'?t remember|cannot remember|don'?t remember|can never remember)",
  '(?:can|could|would|will) you(?: please)? (?:tell|remind) me|remind me|(?:please )?tell me(?= (?:who|what|where|when|why|how|which|if))',
  "(?:do|does|did) (?:you|anyone|anybody|somebody|we)(?: happen to)? know|i(?:'?d| would) like to know|i (?:want|need) to know",
  `(?:my|our) ${asker} (?:asked|asks|wants to know|is asking)(?: me)?`,
  `(?:in|according to|from)(?: the)? ${bible}|biblically(?: speaking)?|for (?:a|our|the)(?: bible)? quiz`,
]
const opening = new RegExp(`^(?:${openings.join('|')})\\b[\\s,:;.!?–—-]*`, 'i')

/** The question without what is said before it out of politeness. */
export function withoutOpening(text: string): string {
  let rest = text.trim().replaceAll('’', "'")
  for (let next = rest.replace(opening, ''); next !== rest; next = rest.replace(opening, '')) rest = next
  return rest
}

const kinds: readonly (readonly [Ask, RegExp])[] = [
  [
    'says',
    new RegExp(
      [
        `^what (?:does|do|did|would|has) (?:the |a )?${oneOf(bible, 'god', 'jesus', 'christ', 'paul')}`,
        `(?:actually |really |ever |have to )?${oneOf('says?', 'teach', 'tell us', 'said')}(?: to us)?`,
        '(?:about|on|regarding|concerning)\\b',
      ].join(' '),
    ),
  ],
  [
    'about',
    new RegExp(
      `^(?:tell me(?: more| something| a bit)? about|what do(?:es)? (?:we|the text|you|${bible}|the ${bible})(?: really| actually)? (?:know|tell us|tell) (?:about|of)|what can you tell me about)\\b`,
    ),
  ],
  ['how-many', /^(?:how many|what (?:is|was|were) the (?:total )?number of|number of|how often)\b/],
  ['how-old', /^(?:how old|(?:at )?what age)\b/],
  ['how-long', /^(?:how long|for how long|how big)\b/],
  ['how', /^how\b/],
  ['who', /^(?:who(?:m|se)?|which (?:person|man|woman|king|prophet|apostle|disciple)|by whom|to whom)\b/],
  [
    'where',
    /^(?:where|(?:in |to |from |at )?(?:which|what) (?:city|town|place|country|land|island|river|mountain|prison)|in (?:which|what) (?:book|chapter|gospel|letter|part|psalm))\b/,
  ],
  ['when', /^(?:when|(?:in |on )?what (?:year|day|century))\b/],
  ['why', /^(?:why|what for|for what reason)\b/],
  ['what', /^(?:what|which|name|list)\b/],
  ['whether', /^(?:is|are|was|were|did|does|do|has|had|isn't|wasn't|didn't|doesn't|aren't)\b/],
]

// Words that carry nothing of what is asked.
const light = new Set(
  (
    'a an the of in on at to for from by with into and or as is are was were be been being am does do did done has have had there here it its that this ' +
    'these those so exactly actually really ever again please bible biblical scripture scriptures text according written called named total all ' +
    'altogether whole entire complete then which what who whom when where they them he she his her him their anyway know tell us we say said says'
  ).split(' '),
)
const marks = new RegExp(`\\b(?:${bible}|biblical\\w*|book of|apostles?|prophets?|disciples?)\\b`)
const past = /\b(?:was|were|did|had)\b/

/** Words as questions are compared by: stemmed, without those that carry nothing. */
export const weighty = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/n't\b/g, ' not')
      .replace(/'s\b/g, '')
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter((word) => !light.has(word))
    .map((word) => stem(word))

/** A longer text is no mere question. */
const mostWords = 22

/** Takes a question apart; null where `text` is none, or more than one. */
export function askingIn(text: string): Asking | null {
  const rest = withoutOpening(text.replace(/\([^)]*\)/g, ' '))
    .toLowerCase()
    .replace(/\b(who|what|where|when|how|why)'?s\b/g, '$1 is')
    .replace(
      /\b(?:do|can|could|would|should|might|to) (?:i|we|you|one) (?:find|read|look up|see|look for|look)\b/g,
      'find',
    )
    .replace(/[?!.\s]+$/, '')
  if (/[?!]|\.\s/.test(rest) || rest.split(/\s+/).length > mostWords) return null
  const [ask, frame] = kinds.find(([, begins]) => begins.test(rest)) ?? []
  if (!ask || !frame) return null
  return {
    ask,
    words: weighty(rest.replace(frame, ' ')),
    isMarked: marks.test(text.toLowerCase()),
    isPast: past.test(rest),
  }
}
