import { dangers } from '@lampstand/content/safety-schemas'
import type { Safety } from '@lampstand/contract/answers'
import type { DangerOdds } from '@lampstand/scripture/dangers'
import type { CrisisDanger, Danger } from './dangers.ts'
import type { WordsReading } from './words.ts'

/** How serious what somebody writes is, and what it is about; `danger` is null for `none`. */
export type Assessment = { readonly level: Safety; readonly danger: Danger | null }

/** From here on the encoder alone calls for help; sooner where words already give concern. */
const sure = 0.5
const sureInConcern = 0.45
/** Grief sounds like danger to the encoder. */
const sureInLoss = 0.75

/** From here on help is offered beside the answer. */
const uneasy = 0.3

/** From here on a text is about something else. */
const unrelated = 0.4

const severityRank = { none: 0, concern: 1, crisis: 2 } as const satisfies Record<Safety, number>

export const moreSevere = (a: Safety, b: Safety): Safety => (severityRank[a] >= severityRank[b] ? a : b)

/** Words and meaning together. Meaning can raise what words said; where words only mention a danger, meaning decides. */
export function assess(
  words: Pick<WordsReading, 'level' | 'danger' | 'isClaimed'>,
  meant: readonly DangerOdds[] = [],
): Assessment {
  const said = { level: words.level, danger: words.danger }
  if (said.level === 'crisis' && (meant.length === 0 || words.isClaimed)) return said
  const isConcerned = said.level !== 'none'
  const enough = said.danger === 'loss' ? sureInLoss : isConcerned ? sureInConcern : sure
  const heard = meant.toSorted((a, b) => alarmOf(b) - alarmOf(a))[0]
  if (heard && alarmOf(heard) >= enough) return { level: 'crisis', danger: likeliest(heard) }
  if (said.level === 'crisis') return { ...said, level: 'concern' }
  if (!isConcerned && heard && alarmOf(heard) >= uneasy) return { level: 'concern', danger: likeliest(heard) }
  return said
}

const alarmOf = (odds: DangerOdds): number => odds.get('alarm') ?? 0

const likeliest = (odds: DangerOdds): CrisisDanger =>
  dangers.reduce((best, each) => ((odds.get(each) ?? 0) > (odds.get(best) ?? 0) ? each : best))

/** Whether a text has nothing to do with anybody's working life, as far as the encoder can tell. */
export function isUnrelated(meant: readonly DangerOdds[]): boolean {
  const shares = meant.flatMap((odds) => odds.get('unrelated') ?? [])
  return shares.length > 0 && shares.every((share) => share >= unrelated)
}
