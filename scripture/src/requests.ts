import { type Odds, openClasses } from './classes.ts'
import { writtenRecognizer } from './dangers.ts'
import { readLearned } from './learned.ts'
import { type Kept, type Nearest, type Opened, oddsBy, openKept, openKernel, openNearest } from './nearest.ts'
import type { Sample } from './recognizer.ts'

/** What a sentence is about, by theme, and who says it, by role. */
export type Meant = { readonly themes: Odds; readonly roles: Odds }

/** What was learned of the things people ask. */
export type LearnedRequests = {
  readonly meant: (text: string, vector: Float32Array) => Meant
  /** Which known question, refusal or theme comes near. */
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
  const ofThemes = entries.filter(({ id }) => id.startsWith(asked) || id.startsWith(told))
  const nearby = openKernel(ofThemes)
  const shareOf = sharesOfRoles(ofThemes)
  const [themes, roles] = [openClasses(files.themes), openClasses(files.roles)]
  return {
    meant(text, vector) {
      const said = nearby(vector)
      const evened = new Map(Array.from(said, ([id, much]) => [id, much * shareOf(id)]))
      return {
        themes: agreed(themes(text, vector), oddsBy(said, themeOf)),
        roles: agreed(roles(text, vector), oddsBy(evened, roleOf)),
      }
    },
    asked: openNearest(entries.filter(({ id }) => !id.startsWith(told))),
    refused: writtenRecognizer(files.refused),
  }
}

const themeOf = (id: string) => id.split('/')[1] ?? null
/** None of a sentence that nobody asks. */
const roleOf = (id: string) => id.split('/')[2] ?? null

/** Most people speak of themselves, and the others are to be heard: the more sentences a role has, the less each of them counts. */
function sharesOfRoles(entries: readonly Opened[]): (id: string) => number {
  const sizes = new Map<string | null, number>()
  for (const { id, phrasings } of entries) sizes.set(roleOf(id), (sizes.get(roleOf(id)) ?? 0) + phrasings.length)
  return (id) => 1 / Math.sqrt(sizes.get(roleOf(id)) ?? 1)
}

/** What the learned classes say and what the sentences nearby say, multiplied: each is often right where the other errs. */
function agreed(one: Odds, other: Odds): Odds {
  const both = Array.from(one, ([id, odds]): [string, number] => [id, (odds * (other.get(id) ?? 0)) ** temper])
  const total = both.reduce((sum, [, odds]) => sum + odds, 0) || 1
  return new Map(both.map(([id, odds]): [string, number] => [id, odds / total]).filter(([, odds]) => odds > negligible))
}
