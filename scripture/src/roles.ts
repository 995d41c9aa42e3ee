import type { Odds } from './classes.ts'

/** Who is asking; see `content/src/schemas.ts` for what each means. */
export const roles = ['affected', 'did-it', 'witness', 'responsible', 'helper'] as const
export type Role = (typeof roles)[number]

const leads =
  '(?:manager|supervisor|boss|principal|owner|foreman|captain|director|head|team lead(?:er)?|shift lead(?:er)?|coach|chef|pastor)'

/** Grammar in which people of each role speak. */
const cues: readonly (readonly [Role, RegExp])[] = [
  [
    'responsible',
    new RegExp(
      String.raw`\b(?:my (?:own )?(?:staff|crew|employees?|workers|direct reports?|apprentices?|trainees?)\b(?! (?:says?|said|tells?|told|thinks?)\b)|(?:on|in) my (?:team|crew|staff|unit|department)\b|\w+ (?:on|in) our team (?:whom )?i lead|(?:who|that) works? (?:for|under) me\b|under me\b|reports? to me\b|i (?:manage|supervise|lead|run|own|oversee|employ)\b(?! (?:out|into|to|late))|i(?:'m| am) (?:the|a) ${leads}\b|as (?:the|a|their) (?:\w+ )?${leads}\b|i (?:have to|must|need to|had to) (?:lay (?:\w+ ){0,2}off|fire|dismiss|terminate|let (?:\w+ ){1,6}go)\b|one of my (?:guys|men|women|people|nurses|drivers|teachers|supervisors|workers|staff|team|employees|technicians|cooks|men)\b|(?:woman|man|member) (?:on|of) my (?:team|staff|crew)\b)`,
      'i',
    ),
  ],
  [
    'helper',
    /\bhow (?:can|could|do|should|might) (?:i|we) (?:best )?(?:help|support|comfort|encourage|be there for|stand (?:by|with)|lift|reach|console|cheer)\b(?! (?:myself|my team|my staff|customers|clients))|\bwhat (?:can|could|should|do) (?:i|we) (?:say to|do for|tell|write (?:to|in)) (?:him|her|them|my|a|the)\b/i,
  ],
  [
    'witness',
    /\bi (?:saw|see|noticed?|witnessed|overheard|watch(?:ed)?|caught)\b(?: \w+){0,4} (?:coworkers?|colleagues?|manager|boss|supervisor|nurse|guys?|woman|man|him|her|them|someone|somebody|people|everyone)\b|\band (?:i|we) (?:just )?(?:stand|stood|sit|sat) (?:there|by)\b|\bnobody (?:says|does|did|said) (?:anything|something)\b/i,
  ],
  [
    'did-it',
    /\bi(?:'ve| have)? (?:just |once |also |even )?(?:yelled|shouted|screamed|snapped|lied|stole|stolen|cheated|faked|falsified|forged|lost my temper|blamed|betrayed|bullied|mocked|misled|talked \w+(?: \w+){0,3} into|hid|helped (?:to )?(?:hide|cover)|took (?:money|credit)|put my name|passed off|made (?:fun of|an? (?:\w+ ){0,2}(?:mistake|error)))\b/i,
  ],
]

/** How much likelier a role is whose grammar is heard. */
const heard = 5
/** Below this nobody is taken for anything but the one it happens to. */
const sure = 0.45

/** Who is asking, by what was learned and by grammar; the one it happens to where that is unclear. */
export function roleOf(text: string, odds: Odds): Role {
  const plain = text.replaceAll('’', "'")
  const spoken = cues.filter(([, cue]) => cue.test(plain)).map(([role]) => role)
  const weighed = roles.map((role) => [role, (odds.get(role) ?? 0.02) * (spoken.includes(role) ? heard : 1)] as const)
  const total = weighed.reduce((sum, [, weight]) => sum + weight, 0)
  const [best] = weighed.toSorted((a, b) => b[1] - a[1])
  // Without the encoder grammar alone tells.
  if (odds.size === 0) return spoken[0] ?? 'affected'
  return best && best[1] / total >= sure ? best[0] : 'affected'
}
