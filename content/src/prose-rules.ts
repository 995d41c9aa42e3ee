import { sentencesIn } from './sentences.ts'

/** Whatever one of these finds, in capitals or not; the first in the text. */
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i')

/** What no text of the product says, with the reason; `proseFaults` finds them. */
const forbidden: readonly (readonly [fault: string, pattern: RegExp])[] = [
  [
    'a cliché',
    anyOf(
      /everything happens for a reason|more than (?:you|we) can handle|closes (?:a|one) door/,
      /opens (?:a|another) door|let go and let god|blessing in disguise|hang in there|at the end of the day/,
      /mysterious ways|what doesn'?t kill|trust the process|timing is (?:always )?perfect|too blessed/,
      /give it (?:all )?to god|good all the time|you'?ve got this|you got this|prayer warrior|silver lining/,
      /light at the end of|one day at a time|it is what it is|every cloud/,
      /walk in (?:your|god'?s) (?:purpose|favou?r)|next level|best version of yourself|hedge of protection/,
      /just have faith|faith over fear|let that sink in/,
    ),
  ],
  [
    'worn language',
    anyOf(
      /\bjourney\b|\bunpack\b|\bdelve\b|\btapestry\b|\btestament to\b|game.?changer|fast-paced world/,
      /\blean(?:ing)? into\b|\bin this season\b|\bpowerful reminder\b|\bgentle reminder\b|\bhold(?:ing)? space\b/,
      /\bsit with (?:that|this|it)\b|\bnavigat\w+|\bdeeply\b|\btruly\b|\bresonat\w+|\bempower\w*|\bmindful\w*/,
      /\bunlock\w*|\bembrac\w+|\bit'?s (?:important|worth) (?:to note|noting|remembering)/,
    ),
  ],
  [
    'a guarantee',
    anyOf(
      /guarantee/,
      /god will (?:bless|provide|open|give|heal|promote|reward|bring|make|turn|fix|restore|protect|deliver|vindicate|repay|prosper|sort)\b/,
      /he will (?:bless|promote|prosper|vindicate)\b/,
      /(?:everything|all|it) will (?:all )?(?:be|turn out) (?:fine|ok|okay|all right|alright|well)/,
      /work out in the end|things will get better/,
      /you will (?:surely |certainly )?(?:get|find) (?:a|another|the) (?:better )?(?:job|work)/,
      /god (?:always )?rewards|never fails to provide/,
    ),
  ],
  [
    'a promise of prosperity',
    anyOf(
      /breakthrough|\bprosper\w*|\babundance\b|divine favou?r|\bfavou?r of god\b|supernatural/,
      /sow(?:ing)? (?:a|your) seed|claim (?:it|your|the promise)|\bdeclare\b|name it and|speak it into/,
    ),
  ],
  [
    'God speaking in the first person',
    anyOf(
      /\bmy (?:beloved |dear )?child\b|\bI am (?:the lord|your god|with you always)\b|thus says|says the lord/,
      /god (?:says|told|is telling|is saying)/,
    ),
  ],
  [
    'a judgement on the sufferer',
    /god is (?:punishing|testing|teaching) you|if you (?:only )?had (?:more|enough) faith|lack of faith/i,
  ],
  ['a slip of the pen', /(?<!\.)\.\.(?!\.)|\b(\w+) \1\b(?<!\b(?:had had|that that|is is)\b)| {2}|,,/],
  ['markup', /[<>]|\*\*|https?:|\]\(|^#|[—–]{1}.*[—–]/],
]

/** Each way in which a text says what Lampstand does not say: the reason and the words. Empty when there is none. */
export function proseFaults(text: string): string[] {
  const plain = text.replaceAll('’', "'")
  return forbidden.flatMap(([fault, pattern]) => {
    const found = pattern.exec(plain)
    return found ? [`${fault}: "${found[0]}"`] : []
  })
}

/** The sentences of a text, folded so that equal ones are equal. */
export const foldedSentences = (text: string): string[] =>
  sentencesIn(text)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '')
