import { createIndex } from './bm25.ts'
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

/** A theme that may be meant: `score` is comparable within one query only, `coverage` is the share of the query's weight in it. */
export type ThemeMatch = { readonly theme: Theme; readonly score: number; readonly coverage: number }

export type ThemeSearch = (query: string, nearest?: readonly string[]) => ThemeMatch[]

/** Ranks count more when they are few: the usual 60 of reciprocal rank fusion is made for long lists. */
const fusion = 10
const meaningCoverage = 0.5

/**
 * Searches themes by the words of their phrasings. A theme is as good as its best phrasing, a little better when others
 * agree. Themes given as `nearest` by meaning are fused in by rank.
 */
export function createThemeSearch(themes: readonly Theme[]): ThemeSearch {
  const phrasings = themes.flatMap((theme) => [theme.name, ...theme.phrasings].map((words) => ({ theme, words })))
  const index = createIndex(
    phrasings.map(({ words }) => wordsOf(words)),
    weightOfWord,
  )
  const byId = new Map(themes.map((theme) => [theme.id, theme]))

  const byWords: ThemeSearch = (query) => {
    const matches = new Map<Theme, { scores: number[]; coverage: number }>()
    for (const { document, score, coverage, covered } of index.match(wordsOf(query))) {
      const theme = phrasings[document]?.theme
      if (!theme) continue
      const sum = matches.get(theme) ?? { scores: [], coverage: 0 }
      sum.scores.push(score * (1 + Math.min(1, coverage) * covered))
      matches.set(theme, { scores: sum.scores, coverage: Math.max(sum.coverage, coverage) })
    }
    const weighed = [...matches].map(([theme, { scores, coverage }]) => {
      const [first = 0, second = 0, third = 0] = scores.toSorted((a, b) => b - a)
      return { theme, score: first + 0.2 * second + 0.1 * third, coverage }
    })
    return weighed.toSorted(bestFirst)
  }

  return (query, nearest = []) => {
    const found = byWords(query)
    if (nearest.length === 0) return found
    const fused = new Map<string, ThemeMatch>()
    found.forEach((match, rank) => {
      fused.set(match.theme.id, { ...match, score: 1 / (fusion + rank) })
    })
    nearest.forEach((id, rank) => {
      const theme = byId.get(id)
      if (!theme) return
      const known = fused.get(id) ?? { theme, score: 0, coverage: 0 }
      const coverage = Math.max(known.coverage, rank === 0 ? meaningCoverage : 0)
      fused.set(id, { theme, score: known.score + 1 / (fusion + rank), coverage })
    })
    return [...fused.values()].toSorted(bestFirst)
  }
}

function bestFirst(a: ThemeMatch, b: ThemeMatch): number {
  return b.score - a.score || (a.theme.id < b.theme.id ? -1 : 1)
}
