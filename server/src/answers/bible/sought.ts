import { oneOf } from '@lampstand/scripture/expressions'
import { withoutOpening } from './asking.ts'

/** Words that somebody looks for in the Bible. */
export type Sought = {
  readonly words: string
  /** `who`: by whom they are said. */
  readonly asks: 'where' | 'who'
  /** `matter`: what a verse is about, rather than what it says. */
  readonly by: 'wording' | 'matter'
  /** Whether it is plainly the Bible that is searched. */
  readonly isMarked: boolean
  readonly isQuoted: boolean
}

const source = oneOf(
  'bible',
  'scriptures?',
  '(?:old|new) testament',
  'word of god',
  "god'?s word",
  'gospels?',
  'proverbs',
  'psalms',
  'letters?',
)
const unit = oneOf(
  'verse',
  'passage',
  'scripture',
  'chapter',
  'psalm',
  'proverb',
  'line',
  'text',
  'part',
  'bit',
  'quote',
  'words',
  'bible verse',
  'bible passage',
  'story',
)
const inSource = `(?: (?:in|of|from)(?: the| my| our)? ${source})`
const speaker = oneOf(
  'it',
  'god',
  'jesus',
  'christ',
  'the lord',
  'paul',
  'peter',
  'james',
  'john',
  'solomon',
  'david',
  'isaiah',
  `(?:the )?${source}`,
)
const adverb = '(?: actually| really| ever| exactly| specifically| even)?'
const that = '(?: to us)?(?: that| how)?'
const saying = oneOf(
  'says?',
  'said',
  'states?',
  'reads?',
  'goes',
  'tells? us',
  'commands?',
  'promises?',
  'warns?',
  'teach(?:es)?',
)
const treating = oneOf(
  'about',
  'on',
  'of',
  'with',
  'where',
  'in which',
  'that (?:talks|speaks|is) (?:about|of)',
  'that mentions',
  'talks about',
  'speaks of',
  'speaks about',
  'mentions',
  'is about',
  'has',
  'contains',
)
const looking = [
  'what is',
  "what's",
  'whats',
  'what was',
  'find(?: me)?',
  "i'?m looking for",
  'i am looking for',
  'looking for',
  'trying to find',
]
const wantedReference = '(?:what is the )?reference (?:for|of)'

type Frame = {
  readonly frame: RegExp
  readonly asks: Sought['asks']
  readonly by: Sought['by']
  readonly names: boolean
}

const frame = (pattern: string, asks: Sought['asks'], by: Sought['by'], names: boolean): Frame => ({
  frame: new RegExp(`^${pattern} (?<words>.+)$`, 'i'),
  asks,
  by,
  names,
})

// `names`: the frame itself says that a verse or the Bible is meant.
const frames: readonly Frame[] = [
  frame(
    `where(?: exactly)?${inSource}?(?: is it (?:that|where))? (?:does|do|did) ${speaker}${adverb} ${saying}${that}`,
    'where',
    'wording',
    false,
  ),
  frame(`where(?: exactly)? (?:does|did) ${speaker}${adverb} (?:talk|speak) (?:about|of)`, 'where', 'matter', false),
  frame(`where${inSource} (?:is it (?:written|said)|does it ${saying})${that}`, 'where', 'wording', true),
  frame(`where is it (?:written|said)${that}`, 'where', 'wording', false),
  frame(
    `where(?: exactly)?${inSource}? (?:is|are|was|do i find|can i find|do you find|would i find|to find) (?:the |that |a )?${unit}s?${inSource}? (?:that )?${saying}${that}`,
    'where',
    'wording',
    true,
  ),
  frame(
    `where(?: exactly)?${inSource}? (?:is|are|was|do i find|can i find|do you find|would i find|to find) (?:the |that |a )?${unit}s?${inSource}? ${treating}`,
    'where',
    'matter',
    true,
  ),
  frame(
    `(?:what|which)(?: bible)? ${oneOf(unit, 'book', 'letter', 'gospel')}s?${inSource}? (?:is it that |is it where it |was it that |is where it )?${saying}${that}`,
    'where',
    'wording',
    true,
  ),
  frame(
    `(?:what|which)(?: bible)? ${oneOf(unit, 'book', 'letter', 'gospel')}s?${inSource}? (?:is )?${treating}`,
    'where',
    'matter',
    true,
  ),
  frame(
    `${oneOf(looking, 'which is', 'show me', 'give me', 'i need', 'is there', wantedReference)} (?:the |that |a )?${unit}${inSource}? (?:that |where it |which )?${saying}${that}`,
    'where',
    'wording',
    true,
  ),
  frame(`${oneOf(looking)} (?:the |that )${unit}${inSource}? ${treating}`, 'where', 'matter', true),
  frame(
    `who(?: in the ${source})?(?: was it (?:that|who)| is it that)?${adverb} (?:said|says|asked|asks|spoke|cried|shouted|prayed|answered|told)(?: the words| the line)?(?: that)?`,
    'who',
    'wording',
    false,
  ),
  frame(`(?:whose words (?:are|were)|by whom was it said)(?: these)?`, 'who', 'wording', false),
  frame(
    `where${inSource} (?:is|are|comes|do i find|can i find|stands)(?: it)?(?: the words?| the line)?`,
    'where',
    'wording',
    true,
  ),
]
const behind = new RegExp(
  `[\\s,]*(?:\\(?(?:again|exactly|please|thanks|though|anyway|come from|found|written|stand|appear|first)\\)?|(?:in|from|of|according to)(?: the| my| our)? ${source})$`,
  'i',
)
const marks = new RegExp(`\\b(?:${source}|bible|biblical|verse|psalm|chapter)\\b`, 'i')
const quoted = /["“„«]([^"”“„»]{6,300})["”»]|(?<!\w)['‘]([^'‘’]{6,300})['’](?!\w)/
const mostWords = 45

/** The words that are looked for; null where a text looks for none. */
export function soughtIn(text: string): Sought | null {
  const isMarked = marks.test(text)
  const rest = withoutOpening(text).replace(/[?!.\s]+$/, '')
  if (rest.split(/\s+/).length > mostWords) return null
  const inner = quoted.exec(rest.replace(/(?<=\w)'(?=\w)/g, '’'))
  for (const { frame: pattern, asks, by, names } of frames) {
    const found = pattern.exec(rest)?.groups?.['words']
    if (found === undefined) continue
    const words = inner?.[1] ?? inner?.[2] ?? withoutBehind(found)
    if (!inner && /[?!]|\.\s/.test(words)) return null
    return { words, asks, by: inner ? 'wording' : by, isMarked: isMarked || names, isQuoted: inner !== null }
  }
  return null
}

function withoutBehind(words: string): string {
  let rest = words
  for (let next = rest.replace(behind, ''); next !== rest; next = rest.replace(behind, '')) rest = next
  return rest
}
