import { type Classes, type Odds, openClasses } from './classes.ts'
import { writtenRecognizer } from './dangers.ts'
import { readLearned } from './learned.ts'
import { type Kept, type Nearest, type Opened, openKept, openKernel, openNearest } from './nearest.ts'
import type { Sample } from './recognizer.ts'

/** What was learned of the things people ask: which theme it is about, who is asking, and which known thing is asked outright. */
export type LearnedRequests = {
  readonly themes: Classes
  readonly roles: Classes
  readonly asked: Nearest
  /** How likely a sentence asks for what is refused, 0 to 1. */
  readonly refused: (sample: Sample) => number
}

/** Wording tells who is asking better than meaning does; the themes have their own search by words. */
export const placesOfWording = { themes: 0, roles: 8192 } as const

/** Sentences in which a theme is asked about, and those that were written for it to be told by, in `asked`. */
export const [asked, told] = ['theme/', 'told/'] as const
/** Two that agree are not twice as sure. */
const temper = 0.6
/** Odds that change nothing. */
const negligible = 0.001

/** Opens what was learned. @throws when it is not there */
export const openRequests = (): LearnedRequests =>
  writtenRequests({
    themes: readLearned('themes'),
    roles: readLearned('roles'),
    asked: readLearned('asked'),
    refused: readLearned('refused'),
  })

/** Opens what `learn` wrote. */
export function writtenRequests(
  files: Readonly<Record<'themes' | 'roles' | 'asked' | 'refused', string>>,
): LearnedRequests {
  const entries = openKept((JSON.parse(files.asked) as { kept: Kept[] }).kept)
  const isOfTheme = ({ id }: Opened) => id.startsWith(asked) || id.startsWith(told)
  const byClass = openClasses(files.themes)
  const bySentences = openKernel(entries.filter(isOfTheme), (id) => id.slice(id.indexOf('/') + 1))
  return {
    themes: (text, vector) => agreed(byClass(text, vector), bySentences(vector)),
    roles: openClasses(files.roles),
    asked: openNearest(entries.filter(({ id }) => !id.startsWith(told))),
    refused: writtenRecognizer(files.refused),
  }
}

/**
 * What the line between the themes says and what the sentences nearby say, multiplied: each is often right where the other errs.
 */
function agreed(one: Odds, other: Odds): Odds {
  const both = Array.from(one, ([id, odds]): [string, number] => [id, (odds * (other.get(id) ?? 0)) ** temper])
  const total = both.reduce((sum, [, odds]) => sum + odds, 0) || 1
  return new Map(both.map(([id, odds]): [string, number] => [id, odds / total]).filter(([, odds]) => odds > negligible))
}
