import { stem } from './stem.ts'

const stopWords = new Set(
  (
    'a about after again all also am an and any are aren as at be because been before being both but by can could did do does doing ' +
    'dont down during each even ever few for from get gets getting give go goes going got had has have having he her here hers him ' +
    'his how i id if ill im in into is isn it its itself ive just keep keeps kind let like lot made make makes many may me might ' +
    'more most much must my myself of off on once one only or other our ours out over own really same say says she should so some ' +
    'someone something still such take than that thats the their theirs them themselves then there these they theyre thing things ' +
    'think this those though through to today too under until up us very want wants was wasnt way we well were what when where ' +
    'which while who whom why will with without would wont yet you your yours please help feel feels feeling know need now since ' +
    'cant cannot couldnt didnt doesnt hasnt havent hes shes theres theyll theyve weve youre youve arent isnt shouldnt wouldnt whats ' +
    'everything everybody everyone nobody nothing anything somebody anybody nothings always another around away back better come ' +
    'comes coming day days enough first gone hard here last left little long look looks maybe months never new next old other others ' +
    'part people put right said see seems sees somehow soon start started still sure took turn went whole work works year years yes'
  ).split(' '),
)

// People name the same thing at work in many ways; the first of each line stands for the rest. Written as stems.
const sameThing = [
  'boss manager supervisor superior leader lead foreman director executive ceo',
  'colleague coworker teammate workmate peer',
  'layoff fire fired sack redundant redundancy laid axe downsize downsizing',
  'job position role post employment',
  'jobless unemployed unemployment',
  'pay salary wage paycheck income',
  'money financ bill debt rent mortgage cash',
  'lie falsify fudge fabricate mislead deceive dishonest lying untruth',
  'backdate forge doctor alter',
  'customer client guest shopper',
  'promotion promote promoted',
  'quit resign leave quitting',
  'tired exhaust weary drain worn fatigue',
  'afraid fear scare scared frighten terrify dread',
  'anxious anxiety worry nervous stress panic overthink',
  'angry anger furious rage mad livid fume',
  'envy envious jealous jealousy covet',
  'bully bullied intimidate humiliate belittle',
  'harass grope molest leer advances',
  'unfair injustice unjust biased',
  'discriminate racist racism sexist sexism prejudice',
  'mistake error blunder mess screw botch',
  'argue argument quarrel fight conflict clash dispute',
  'gossip rumor rumour whisper backstab backbite',
  'alone lonely isolate lonesome loneliness',
  'bore boring monotony monotonous tedious repetitive dull routine',
  'interview recruiter applicant candidate',
  'meeting presentation pitch speech',
  'retire retirement pension',
  'die died death funeral bereave grief grieve mourn',
  'sick ill illness disease diagnosis',
  'believe believer christian faith',
  'bribe kickback payoff',
  'steal stole stolen theft embezzle',
  'credit idea recognition',
  'invisible unnoticed overlook unappreciate unseen unrecognize',
  'thank thankful grateful gratitude',
  'happy joy glad celebrate excite',
  'nurse hospital patient ward',
  'teacher student classroom pupil teach',
]
const canonical = new Map(
  sameThing.flatMap((line) => {
    const [first = '', ...others] = line.split(' ').map(stem)
    return others.map((other): [string, string] => [other, first])
  }),
)

/** How much a word tells of a situation: those that every sentence is made of tell little. */
export const weightOfWord = (word: string): number => (stopWords.has(word) ? 0.15 : 1)

/** The words of a sentence, in order; those that carry meaning stemmed and brought to one word for one thing. */
export function wordsOf(sentence: string): string[] {
  const plain = sentence.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => {
    if (stopWords.has(word)) return word
    const stemmed = stem(word)
    return canonical.get(stemmed) ?? stemmed
  })
}
