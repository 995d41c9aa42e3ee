import type { Safety } from '@lampstand/contract/answers'
import type { DangerOdds } from '@lampstand/scripture/dangers'
import { plainWords } from '@lampstand/scripture/plain-words'
import { type Danger, rules } from './dangers.ts'
import { withLosses, withoutIdioms, withoutMentions } from './idioms.ts'

/** How grave what somebody writes is, and what it is about; `danger` is null for `none`. */
type Assessment = { readonly level: Safety; readonly danger: Danger | null }

/** From here on the encoder alone calls for help; sooner where words already give concern. */
const sure = 0.5
const sureInConcern = 0.45
/** Grief sounds like danger to the encoder. */
const sureInLoss = 0.75

/** From here on help is offered beside the answer. */
const uneasy = 0.3

/** From here on a text is about something else. */
const unrelated = 0.4

const crises = ['self-harm', 'harm-to-others', 'violence', 'abuse', 'emergency'] as const satisfies Danger[]

const gravity = { none: 0, concern: 1, crisis: 2 } as const satisfies Record<Safety, number>

export const graver = (a: Safety, b: Safety): Safety => (gravity[a] >= gravity[b] ? a : b)

/** What the words of a text say. Decided before quota, cache and any model (D33). */
export function assessWords(text: string): Assessment {
  return assessPlain(withLosses(withoutIdioms(plainWords(text))))
}

function assessPlain(text: string): Assessment {
  const found = rules.find(({ says }) => says.test(text))
  return found ? { level: found.level, danger: found.danger } : { level: 'none', danger: null }
}

/** Words and meaning together. Meaning makes graver what words said; where words only mention a danger, meaning decides. */
export function assess(text: string, meant: readonly DangerOdds[] = []): Assessment {
  const said = assessWords(text)
  if (said.level === 'crisis' && (meant.length === 0 || isClaimed(text))) return said
  const isConcerned = said.level !== 'none'
  const enough = said.danger === 'loss' ? sureInLoss : isConcerned ? sureInConcern : sure
  const heard = meant.toSorted((a, b) => alarmOf(b) - alarmOf(a))[0]
  if (heard && alarmOf(heard) >= enough) return { level: 'crisis', danger: likeliest(heard) }
  if (said.level === 'crisis') return { ...said, level: 'concern' }
  if (!isConcerned && heard && alarmOf(heard) >= uneasy) return { level: 'concern', danger: likeliest(heard) }
  return said
}

const isClaimed = (text: string): boolean =>
  assessPlain(withLosses(withoutMentions(withoutIdioms(plainWords(text))))).level === 'crisis'

const alarmOf = (odds: DangerOdds): number => odds.get('alarm') ?? 0

const likeliest = (odds: DangerOdds): Danger =>
  crises.reduce((best, each) => ((odds.get(each) ?? 0) > (odds.get(best) ?? 0) ? each : best))

/** Whether a text has nothing to do with anybody's working life, as far as the encoder can tell. */
export function isUnrelated(meant: readonly DangerOdds[]): boolean {
  const shares = meant.flatMap((odds) => odds.get('unrelated') ?? [])
  return shares.length > 0 && shares.every((share) => share >= unrelated)
}
