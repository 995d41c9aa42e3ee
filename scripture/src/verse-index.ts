import { scriptureWords } from './scripture-words.ts'
import type { BibleText } from './text.ts'

/** The whole text by its words. Places are those of the canon, from 0. */
export type VerseIndex = {
  /** How rare a word is, by its key: about 0.4 for "and", 10 for a word that the Bible has once or never. */
  readonly weight: (key: string) => number
  /** Places of the verses that share most with these words, best first. */
  likely(keys: readonly string[], most: number): number[]
}

/** Verses of words this common are looked through only when a quotation has too few that are rarer. */
const common = 2500
const enoughKeys = 6

/** Takes about a third of a second: make it once. */
export function createVerseIndex({ lines }: Pick<BibleText, 'lines'>): VerseIndex {
  const places = new Map<string, number[]>()
  lines.forEach((line, place) => {
    for (const { key } of scriptureWords(line)) {
      const known = places.get(key)
      if (known === undefined) places.set(key, [place])
      else if (known.at(-1) !== place) known.push(place)
    }
  })
  const weight = (key: string): number => Math.log((lines.length + 1) / ((places.get(key)?.length ?? 0) + 1))
  return {
    weight,
    likely(keys, most) {
      const scores = new Float64Array(lines.length)
      const touched: number[] = []
      const rarest = [...new Set(keys)].toSorted((a, b) => weight(b) - weight(a))
      for (const [rank, key] of rarest.entries()) {
        const found = places.get(key) ?? []
        if (found.length > common && rank >= enoughKeys) break
        const gain = weight(key)
        for (const place of found) {
          if (scores[place] === 0) touched.push(place)
          scores[place] = (scores[place] ?? 0) + gain
        }
      }
      // A verse next to another that shares much may hold the rest of the quotation.
      const beside = (place: number): number => Math.max(scores[place - 1] ?? 0, scores[place + 1] ?? 0)
      return best(touched, (place) => (scores[place] ?? 0) + 0.5 * beside(place), most)
    },
  }
}

/** The few of many that score highest, best first; of equals the earlier. */
function best(places: readonly number[], scoreOf: (place: number) => number, most: number): number[] {
  const top: { place: number; score: number }[] = []
  for (const place of places) {
    const score = scoreOf(place)
    const last = top.at(-1)
    if (top.length === most && last && score <= last.score) continue
    const at = top.findIndex((each) => score > each.score)
    top.splice(at < 0 ? top.length : at, 0, { place, score })
    if (top.length > most) top.pop()
  }
  return top.map(({ place }) => place)
}
