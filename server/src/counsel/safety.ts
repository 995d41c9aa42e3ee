import type { Safety } from '@lampstand/contract/counsel'
import type { DangerOdds } from '@lampstand/scripture/dangers'
import { withLosses, withoutFigures } from './figures.ts'
import { plainWords } from './plain-words.ts'
import { type Danger, rules } from './safety-rules.ts'

/** How grave what somebody writes is, and what it is about; `danger` is null for `none`. */
type Assessment = { readonly level: Safety; readonly danger: Danger | null }

/** From here on the encoder alone calls for help; sooner where words already give concern. */
const sure = 0.5
const sureInConcern = 0.45
/** Grief sounds like danger to the encoder. */
const sureInLoss = 0.75

/** From here on a text is about something else. */
const unrelated = 0.4

const crises = ['self-harm', 'harm-to-others', 'violence', 'abuse', 'emergency'] as const satisfies Danger[]

const gravity = { none: 0, concern: 1, crisis: 2 } as const satisfies Record<Safety, number>

export const graver = (a: Safety, b: Safety): Safety => (gravity[a] >= gravity[b] ? a : b)

/** What the words of a text say. Decided before quota, cache and any model (D33). */
export function assessWords(text: string): Assessment {
  const read = withLosses(withoutFigures(plainWords(text)))
  const found = rules.find(({ says }) => says.test(read))
  return found ? { level: found.level, danger: found.danger } : { level: 'none', danger: null }
}

/** Words and meaning together: meaning can only make graver what words said. */
export function assess(text: string, meant: readonly DangerOdds[] = []): Assessment {
  const said = assessWords(text)
  if (said.level === 'crisis') return said
  for (const odds of meant) {
    const enough = said.danger === 'loss' ? sureInLoss : said.level === 'concern' ? sureInConcern : sure
    if ((odds.get('alarm') ?? 0) >= enough) return { level: 'crisis', danger: likeliest(odds) }
  }
  return said
}

const likeliest = (odds: DangerOdds): Danger =>
  crises.reduce((best, each) => ((odds.get(each) ?? 0) > (odds.get(best) ?? 0) ? each : best))

/** Whether a text has nothing to do with anybody's working life, as far as the encoder can tell. */
export function isUnrelated(meant: readonly DangerOdds[]): boolean {
  const shares = meant.flatMap((odds) => odds.get('unrelated') ?? [])
  return shares.length > 0 && shares.every((share) => share >= unrelated)
}

/** A text as the encoder should read it for danger: as it is, or without its figures of speech. */
export function literally(text: string): string {
  const plain = plainWords(text)
  const literal = withoutFigures(plain)
  return literal === plain ? text : literal
}
