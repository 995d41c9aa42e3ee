import { type Classes, type Odds, openClasses } from './classes.ts'
import { writtenRecognizer } from './dangers.ts'
import { readLearned } from './learned.ts'
import { type Kept, type Nearest, type Opened, oddsBy, openKept, openKernel, openNearest } from './nearest.ts'
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

/** How ids in `asked` begin: sentences in which a theme is asked about (`theme/rest/helper`), and those written for it to be told by. */
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
  const nearby = remembering(openKernel(entries.filter(({ id }) => id.startsWith(asked) || id.startsWith(told))))
  const evened = byRole(entries)
  const [themes, roles] = [openClasses(files.themes), openClasses(files.roles)]
  return {
    themes: (text, vector) =>
      agreed(
        themes(text, vector),
        oddsBy(nearby(vector), (id) => partOf(id, 1)),
      ),
    roles: (text, vector) =>
      agreed(
        roles(text, vector),
        oddsBy(evened(nearby(vector)), (id) => partOf(id, 2)),
      ),
    asked: openNearest(entries.filter(({ id }) => !id.startsWith(told))),
    refused: writtenRecognizer(files.refused),
  }
}

/** As if each role were asked about equally often, halfway: most people speak of themselves, and the others are to be heard. */
function byRole(entries: readonly Opened[]) {
  const sizes = new Map<string | null, number>()
  for (const { id, phrasings } of entries) {
    const role = partOf(id, 2)
    sizes.set(role, (sizes.get(role) ?? 0) + phrasings.length)
  }
  return (said: ReadonlyMap<string, number>) =>
    new Map(Array.from(said, ([id, much]) => [id, much / Math.sqrt(sizes.get(partOf(id, 2)) ?? 1)]))
}

/** Themes and roles are told of one vector, one after the other: what was said of it last is kept. */
function remembering(kernel: (vector: Float32Array) => ReadonlyMap<string, number>) {
  const known = new WeakMap<Float32Array, ReadonlyMap<string, number>>()
  return (vector: Float32Array) => {
    const said = known.get(vector) ?? kernel(vector)
    known.set(vector, said)
    return said
  }
}

const partOf = (id: string, at: number): string | null => id.split('/')[at] ?? null
/**
 * What the line between the themes says and what the sentences nearby say, multiplied: each is often right where the other errs.
 */
function agreed(one: Odds, other: Odds): Odds {
  const both = Array.from(one, ([id, odds]): [string, number] => [id, (odds * (other.get(id) ?? 0)) ** temper])
  const total = both.reduce((sum, [, odds]) => sum + odds, 0) || 1
  return new Map(both.map(([id, odds]): [string, number] => [id, odds / total]).filter(([, odds]) => odds > negligible))
}
