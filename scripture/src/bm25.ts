/**
 * Told how well a document answers a query: its BM25 score, the share (0 to 1) of the query's weight that it holds, and the
 * share of its own weight that the query holds.
 */
export type Visit = (document: number, score: number, coverage: number, covered: number) => void

/** `match` calls back once for each document that shares a word with the query, in no order. */
export type Index = { match(words: readonly string[], visit: Visit): void }

// Phrasings are sentences of like length, so length matters little and repetition less.
const k1 = 1.2
const b = 0.3
/** A word that is only spelt alike counts less than the word itself. */
const typoWeight = 0.6

/** Where a word stands, and what each occurrence is worth beside the word's weight. */
type Postings = { readonly weight: number; readonly documents: Uint32Array; readonly gains: Float32Array }

/**
 * Builds an index over documents given as words. `weigh`: how much a word counts beside its rarity, 1 when not given. One
 * query at a time: it adds up in arrays that are made once.
 */
export function createIndex(
  documents: readonly (readonly string[])[],
  weigh: (word: string) => number = () => 1,
): Index {
  const counted = countWords(documents)
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length)
  const rarity = (found: number): number => Math.log(1 + (documents.length - found + 0.5) / (found + 0.5))
  const gain = (count: number, length: number): number =>
    (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / meanLength))
  const postings = new Map<string, Postings>()
  for (const [word, counts] of counted) {
    const gains = [...counts].map(([document, count]) => gain(count, documents[document]?.length ?? meanLength))
    postings.set(word, {
      weight: weigh(word) * rarity(counts.size),
      documents: Uint32Array.from(counts.keys()),
      gains: Float32Array.from(gains),
    })
  }
  const weightOf = (word: string): number => postings.get(word)?.weight ?? weigh(word) * rarity(0)
  const weights = documents.map((words) => [...new Set(words)].reduce((sum, word) => sum + weightOf(word), 0))
  const spellings = createSpellings([...postings.keys()])
  const scores = new Float64Array(documents.length)
  const held = new Float64Array(documents.length)

  return {
    match(words, visit) {
      const touched: number[] = []
      let weight = 0
      for (const word of new Set(words)) {
        const known = postings.has(word) ? word : spellings.nearest(word)
        const idf = weightOf(known ?? word) * (known === word ? 1 : typoWeight)
        weight += idf
        const found = known === undefined ? undefined : postings.get(known)
        if (!found || idf === 0) continue
        for (let at = 0; at < found.documents.length; at++) {
          const document = found.documents[at] ?? 0
          if (held[document] === 0) touched.push(document)
          scores[document] = (scores[document] ?? 0) + idf * (found.gains[at] ?? 0)
          held[document] = (held[document] ?? 0) + idf
        }
      }
      for (const document of touched) {
        const [score = 0, share = 0] = [scores[document], held[document]]
        scores[document] = 0
        held[document] = 0
        visit(document, score, share / weight, share / (weights[document] ?? share))
      }
    },
  }
}

function countWords(documents: readonly (readonly string[])[]): Map<string, Map<number, number>> {
  const counted = new Map<string, Map<number, number>>()
  for (const [document, words] of documents.entries()) {
    for (const word of words) {
      const counts = counted.get(word) ?? new Map<number, number>()
      counts.set(document, (counts.get(document) ?? 0) + 1)
      counted.set(word, counts)
    }
  }
  return counted
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
