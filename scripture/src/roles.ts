import type { Odds } from './classes.ts'
import { oneOf } from './expressions.ts'

/** Who is asking; see `content/src/schemas.ts` for what each means. */
export const roles = ['affected', 'did-it', 'witness', 'responsible', 'helper'] as const
export type Role = (typeof roles)[number]

const leads = oneOf(
  ['manager', 'supervisor', 'boss', 'principal', 'owner', 'foreman', 'captain', 'director', 'head'],
  ['team lead(?:er)?', 'shift lead(?:er)?', 'coach', 'chef', 'pastor'],
)
const staff = oneOf('staff', 'crew', 'employees?', 'workers', 'direct reports?', 'apprentices?', 'trainees?')
const dismiss = oneOf(String.raw`lay (?:\w+ ){0,2}off`, 'fire', 'dismiss', 'terminate', String.raw`let (?:\w+ ){1,6}go`)
const oneOfMine = oneOf(
  ['guys', 'men', 'women', 'people', 'nurses', 'drivers', 'teachers', 'supervisors', 'workers', 'staff', 'team'],
  ['employees', 'technicians', 'cooks'],
)
const help = oneOf(
  ['help', 'support', 'comfort', 'encourage', 'be there for', 'stand (?:by|with)', 'lift', 'reach', 'console'],
  'cheer',
)
const see = oneOf('saw', 'see', 'noticed?', 'witnessed', 'overheard', 'watch(?:ed)?', 'caught')
const seen = oneOf(
  ['coworkers?', 'colleagues?', 'manager', 'boss', 'supervisor', 'nurse', 'guys?', 'woman', 'man', 'him', 'her'],
  ['them', 'someone', 'somebody', 'people', 'everyone'],
)
const wronged = oneOf(
  ['yelled', 'shouted', 'screamed', 'snapped', 'lied', 'stole', 'stolen', 'cheated', 'faked', 'falsified', 'forged'],
  ['lost my temper', 'blamed', 'betrayed', 'bullied', 'mocked', 'misled', 'hid', 'took (?:money|credit)'],
  [String.raw`talked \w+(?: \w+){0,3} into`, 'helped (?:to )?(?:hide|cover)', 'put my name', 'passed off'],
  String.raw`made (?:fun of|an? (?:\w+ ){0,2}(?:mistake|error))`,
)

/** Grammar in which people of each role speak; each begins and ends with whole words. */
const cues: readonly (readonly [Role, RegExp])[] = [
  cue('responsible', [
    String.raw`my (?:own )?${staff}\b(?! (?:says?|said|tells?|told|thinks?)\b)`,
    '(?:on|in) my (?:team|crew|staff|unit|department)',
    String.raw`\w+ (?:on|in) our team (?:whom )?i lead`,
    '(?:who|that) works? (?:for|under) me',
    'under me',
    'reports? to me',
    String.raw`i (?:manage|supervise|lead|run|own|oversee|employ)\b(?! (?:out|into|to|late))`,
    `i(?:'m| am) (?:the|a) ${leads}`,
    String.raw`as (?:the|a|their) (?:\w+ )?${leads}`,
    `i (?:have to|must|need to|had to) ${dismiss}`,
    `one of my ${oneOfMine}`,
    '(?:woman|man|member) (?:on|of) my (?:team|staff|crew)',
  ]),
  cue('helper', [
    String.raw`how (?:can|could|do|should|might) (?:i|we) (?:best )?${help}\b(?! (?:myself|my team|my staff|customers|clients))`,
    'what (?:can|could|should|do) (?:i|we) (?:say to|do for|tell|write (?:to|in)) (?:him|her|them|my|a|the)',
  ]),
  cue('witness', [
    String.raw`i ${see}\b(?: \w+){0,4} ${seen}`,
    'and (?:i|we) (?:just )?(?:stand|stood|sit|sat) (?:there|by)',
    'nobody (?:says|does|did|said) (?:anything|something)',
  ]),
  cue('did-it', [
    `i(?:'ve| have)? (?:just |once |also |even )?${wronged}`,
    // "Snapped at the new kid": who leaves out the subject speaks of themselves.
    `^(?:just |totally |well,? )?${wronged}`,
  ]),
  cue('affected', [String.raw`(?:has|have|did|does|will)(?:n'?t| not| never) (?:\w+ )?pa(?:y|id|yed) me`]),
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

function cue(role: Role, sayings: readonly string[]): readonly [Role, RegExp] {
  return [role, new RegExp(String.raw`\b${oneOf(sayings)}\b`, 'i')]
}
