/**
 * How well one document answers a query: BM25 score, the share (0 to 1) of the query's weight that it holds, and the
 * share of its own weight that the query holds.
 */
export type Match = {
  readonly document: number
  readonly score: number
  readonly coverage: number
  readonly covered: number
}

export type Index = { match(words: readonly string[]): Match[] }

// Phrasings are sentences of like length, so length matters little and repetition less.
const k1 = 1.2
const b = 0.3
/** A word that is only spelt alike counts less than the word itself. */
const typoWeight = 0.6

/** Builds an index over documents given as words. `weigh`: how much a word counts beside its rarity, 1 when not given. */
export function createIndex(
  documents: readonly (readonly string[])[],
  weigh: (word: string) => number = () => 1,
): Index {
  const postings = new Map<string, Map<number, number>>()
  documents.forEach((words, document) => {
    for (const word of words) {
      const counts = postings.get(word) ?? new Map<number, number>()
      counts.set(document, (counts.get(document) ?? 0) + 1)
      postings.set(word, counts)
    }
  })
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const rarity = (found: number): number => Math.log(1 + (documents.length - found + 0.5) / (found + 0.5))
  const weightOf = (word: string): number => weigh(word) * rarity(postings.get(word)?.size ?? 0)
  const weights = documents.map((words) => [...new Set(words)].reduce((sum, word) => sum + weightOf(word), 0))
  const spellings = createSpellings([...postings.keys()])

  return {
    match(words) {
      const scores = new Map<number, { score: number; held: number }>()
      let weight = 0
      for (const word of new Set(words)) {
        const known = postings.has(word) ? word : spellings.nearest(word)
        const counts = known === undefined ? undefined : postings.get(known)
        const idf = weightOf(known ?? word) * (known === word ? 1 : typoWeight)
        weight += idf
        for (const [document, count] of counts ?? []) {
          const length = documents[document]?.length ?? meanLength
          const gain = (idf * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / meanLength))
          const sum = scores.get(document) ?? { score: 0, held: 0 }
          scores.set(document, { score: sum.score + gain, held: sum.held + idf })
        }
      }
      return [...scores].map(([document, { score, held }]) => {
        return { document, score, coverage: held / weight, covered: held / (weights[document] ?? held) }
      })
    },
  }
}

/** Finds the known word nearest to one that is spelt wrong, by shared pairs of letters. */
function createSpellings(known: readonly string[]): { nearest(word: string): string | undefined } {
  const byPair = new Map<string, string[]>()
  for (const word of known) {
    for (const pair of pairsOf(word)) byPair.set(pair, [...(byPair.get(pair) ?? []), word])
  }
  return {
    nearest(word) {
      if (word.length < 5) return undefined
      const pairs = pairsOf(word)
      const shared = new Map<string, number>()
      for (const pair of pairs)
        for (const other of byPair.get(pair) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
      let best: string | undefined
      let bestLikeness = 0.7
      for (const [other, count] of shared) {
        const likeness = (2 * count) / (pairs.size + other.length + 1)
        if (likeness > bestLikeness) {
          best = other
          bestLikeness = likeness
        }
      }
      return best
    },
  }
}

function pairsOf(word: string): Set<string> {
  const padded = `^${word}$`
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}
