import { createIndex } from './bm25.ts'
import type { Odds } from './classes.ts'
import type { SituationClass } from './situations.ts'
import { weightOfWord, wordsOf } from './words.ts'

export type Theme = {
  readonly id: string
  readonly name: string
  readonly class: SituationClass
  /** First-person sentences as people say it. */
  readonly phrasings: readonly string[]
  /** OSIS names of its passages, best first. */
  readonly passages: readonly string[]
}

/** A theme that may be meant: `odds` of all matches of a query add up to 1; `sureness` 0 to 1: how well it was understood. */
export type ThemeMatch = { readonly theme: Theme; readonly odds: number; readonly sureness: number }

/** Best first. `meant`: what the sentence encoder makes of the query, where it is at hand. */
export type ThemeSearch = (query: string, meant?: Odds) => ThemeMatch[]

type Worded = { readonly theme: Theme; readonly score: number; readonly coverage: number; readonly likeness: number }

/** The part that words have beside meaning: a fifth when they only overlap, nearly all when a phrasing is said again. */
const leastOfWords = 0.2
const mostOfWords = 0.95
/** Makes the best of several scores stand out. */
const contrast = 4

/**
 * Searches themes by their phrasings. By words (BM25) a theme is as good as its best phrasing, a little better when others
 * agree; what the encoder found is mixed in, the more the less the words are those of a phrasing.
 */
export function createThemeSearch(themes: readonly Theme[]): ThemeSearch {
  const byId = new Map(themes.map((theme) => [theme.id, theme]))
  const byWords = createWordSearch(themes)
  return (query, meant) => {
    const worded = byWords(query)
    const total = worded.reduce((sum, { score }) => sum + score ** contrast, 0)
    const best = worded.toSorted((a, b) => b.score - a.score)[0]
    const share = !meant ? 1 : best ? leastOfWords + (mostOfWords - leastOfWords) * best.likeness ** 2 : 0
    const matches = new Map<string, ThemeMatch>()
    for (const { theme, score, coverage } of worded) {
      matches.set(theme.id, { theme, odds: (share * score ** contrast) / total, sureness: Math.min(1, coverage) })
    }
    for (const [id, odds] of meant ?? []) {
      const theme = byId.get(id)
      if (!theme) continue
      const known = matches.get(id) ?? { theme, odds: 0, sureness: 0 }
      matches.set(id, { theme, odds: known.odds + (1 - share) * odds, sureness: Math.max(known.sureness, odds) })
    }
    return [...matches.values()].toSorted((a, b) => b.odds - a.odds || (a.theme.id < b.theme.id ? -1 : 1))
  }
}

/** What the phrasings of one theme have come to so far: its three best scores, and the best of the rest. */
type Tally = { first: number; second: number; third: number; coverage: number; likeness: number }

const nothing: Tally = { first: 0, second: 0, third: 0, coverage: 0, likeness: 0 }

function createWordSearch(themes: readonly Theme[]): (query: string) => Worded[] {
  const phrasings = themes.flatMap((theme, at) => [theme.name, ...theme.phrasings].map((words) => ({ at, words })))
  const themeOf = Uint16Array.from(phrasings, ({ at }) => at)
  const index = createIndex(
    phrasings.map(({ words }) => wordsOf(words)),
    weightOfWord,
  )
  return (query) => {
    const tallies: (Tally | undefined)[] = themes.map(() => undefined)
    index.match(wordsOf(query), (document, score, coverage, covered) => {
      const at = themeOf[document] ?? 0
      const tally = tallies[at] ?? { ...nothing }
      const likeness = Math.min(1, coverage) * covered
      rank(tally, score * (1 + likeness))
      tally.coverage = Math.max(tally.coverage, coverage)
      tally.likeness = Math.max(tally.likeness, likeness)
      tallies[at] = tally
    })
    return themes.flatMap((theme, at) => {
      const { first, second, third, coverage, likeness } = tallies[at] ?? nothing
      return first > 0 ? [{ theme, score: first + 0.2 * second + 0.1 * third, coverage, likeness }] : []
    })
  }
}

function rank(tally: Tally, score: number): void {
  if (score > tally.first) {
    tally.third = tally.second
    tally.second = tally.first
    tally.first = score
  } else if (score > tally.second) {
    tally.third = tally.second
    tally.second = score
  } else if (score > tally.third) tally.third = score
}
