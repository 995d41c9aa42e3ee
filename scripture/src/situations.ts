/** The kind of moment somebody is in; see `content/src/schemas.ts` for what each means. */
export type SituationClass =
  | 'distress'
  | 'mistreated'
  | 'in-need'
  | 'pressed'
  | 'conflict'
  | 'own-fault'
  | 'striving'
  | 'ordinary'
  | 'glad'

/** Where a wrong passage does harm, gravest first: one of these wins over every other class that also fits. */
export const vulnerable = ['distress', 'mistreated', 'in-need'] as const satisfies SituationClass[]

// Words so heavy that they settle the class whatever else the sentence speaks of.
const heavyWords: [SituationClass, RegExp][] = [
  [
    'distress',
    /\b(?:suicid\w*|kill(?:ing)? myself|end (?:it all|my life)|want(?:ed)? to die|don'?t want to (?:live|be here|wake up)|self[- ]?harm\w*|hopeless\w*|can'?t (?:go on|take (?:it|this) any ?more|cope|stop crying)|break(?:ing)? down|broke down|panic attacks?|depress\w+|grie(?:f|v\w+)|funeral|miscarr\w+|stillb\w+|passed away|(?:mother|father|mom|mum|dad|wife|husband|son|daughter|child|brother|sister|baby|friend|colleague|coworker|parents?) (?:just |has |had |recently )?died|cancer|terminal\w*|chemo\w*|burn(?:ed|t|ing)?[- ]?out|crying|sobb\w+|in tears|overwhelm\w*|exhausted|traumati\w+)\b/i,
  ],
  [
    'mistreated',
    /\b(?:rap(?:e|ed)|assault\w*|molest\w*|grop(?:e|ed|es|ing)|harass\w*|abus(?:e|ed|es|ive|ing|er)|bull(?:y|ied|ies|ying)|stalk(?:s|ed|ing|er)?|threaten\w*|retaliat\w*|discriminat\w*|racis[mt]\w*|racial\w*|sexis[mt]\w*|slurs?|humiliat\w*|hits? me|hit me|scream(?:s|ed|ing)? at me|yell(?:s|ed|ing)? at me|touch(?:es|ed|ing) me|(?:hand|hands|arm) on my (?:back|shoulder|leg|knee|thigh|waist|bottom)|(?:throws?|threw|throwing|hurls?|hurled) (?:\w+ ){0,3}(?:at (?:me|us|the \w+)|pans?|plates?|tools?|things))\b/i,
  ],
  [
    'in-need',
    /\b(?:laid off|lay ?offs?|(?:was|been|got|getting|be|just) (?:let go|fired|sacked|made redundant)|lost my job|unemploy\w*|out of work|jobless|can'?t (?:pay|afford)|evict\w*|haven'?t been paid|(?:not|never) paid (?:me|us)|unpaid wages|behind on (?:rent|bills|the mortgage))\b/i,
  ],
]

const remorse =
  /\b(?:guilt(?:y)?|ashamed|shame|remorse\w*|(?:can'?t|cannot) forgive myself|(?:all |entirely )?my (?:own )?fault|i made a (?:\w+ ){0,2}mistake|i (?:messed|screwed) up|unbearable|(?:can'?t|cannot) (?:bear|live with))\b/i

/** Whether somebody accuses themselves already: they need mercy and a way to make it good, not another judge. */
export const isRemorseful = (query: string): boolean => remorse.test(query.replaceAll('’', "'"))

/** The vulnerable class that the plain words of a query already name, if any. */
export function severeClass(query: string): SituationClass | undefined {
  const plain = query.replaceAll('’', "'")
  return heavyWords.find(([, pattern]) => pattern.test(plain))?.[0]
}
