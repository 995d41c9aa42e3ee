/** A sentence with its vector from the sentence encoder. */
export type Sample = { readonly text: string; readonly vector: Float32Array }

/**
 * A logistic regression that tells one kind of sentence from all others, by what it means (its vector) and by how it is
 * said (its words, pairs and threes of words, each at the place of its hash).
 */
export type Recognizer = {
  readonly offset: number
  readonly meaning: Float32Array
  readonly wording: Float32Array
}

const places = 1 << 16
/** What was measured to tell best on sentences that were not learned from: rounds, the part of the words, the pace. */
const rounds = 10
const shareOfMeaning = 4
const shareOfWording = 1.4
const pace = 0.3
/** Draws the weights towards nothing, so that one odd sentence does not carry them away. */
const decay = 2e-5

/** Learns to tell sentences of the kind from all others. The same samples teach the same. Takes about a second for 10,000. */
export function learnRecognizer(kind: readonly Sample[], others: readonly Sample[]): Recognizer {
  const samples = [...kind.map((sample) => ({ sample, truth: 1 })), ...others.map((sample) => ({ sample, truth: 0 }))]
  const learned = samples.map(({ sample, truth }) => ({ truth, vector: sample.vector, words: placesOf(sample.text) }))
  const meaning = createWeights(kind[0]?.vector.length ?? 0)
  const wording = createWeights(places)
  const offset = createWeights(1)
  const order = learned.map((_, index) => index)
  const random = createRandom()
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const index of order) {
      const one = learned[index]
      if (!one) continue
      const { truth, vector, words } = one
      const step = shareOfWording / Math.sqrt(words.length)
      let sum = offset.at(0)
      for (let at = 0; at < vector.length; at++) sum += meaning.at(at) * (vector[at] ?? 0) * shareOfMeaning
      for (const place of words) sum += wording.at(place) * step
      const error = chance(sum) - truth
      for (let at = 0; at < vector.length; at++) meaning.correct(at, error * (vector[at] ?? 0) * shareOfMeaning)
      for (const place of words) wording.correct(place, error * step)
      offset.correct(0, error)
    }
  }
  return { offset: offset.at(0), meaning: meaning.values, wording: wording.values }
}

/** 0 to 1: how likely a sentence is of the kind that was learned. */
export function recognize({ offset, meaning, wording }: Recognizer, { text, vector }: Sample): number {
  const words = placesOf(text)
  let sum = offset
  for (let at = 0; at < meaning.length; at++) sum += (meaning[at] ?? 0) * (vector[at] ?? 0) * shareOfMeaning
  for (const place of words) sum += ((wording[place] ?? 0) * shareOfWording) / Math.sqrt(words.length)
  return chance(sum)
}

/** Of a sum of evidence, as in a logistic regression. */
export const chance = (sum: number): number => 1 / (1 + Math.exp(-sum))

/** Weights that each learn at a pace of their own (AdaGrad): one rarely seen learns more from one sentence. */
function createWeights(size: number) {
  const values = new Float32Array(size)
  const seen = new Float32Array(size).fill(1e-6)
  return {
    values,
    at: (place: number): number => values[place] ?? 0,
    correct(place: number, slope: number) {
      const drawn = slope + decay * (values[place] ?? 0)
      seen[place] = (seen[place] ?? 0) + drawn * drawn
      values[place] = (values[place] ?? 0) - (pace * drawn) / Math.sqrt(seen[place] ?? 1)
    },
  }
}

/** Where the words of a sentence have their weights: each word, its stem, its neighbours, and who stands two away. */
export function placesOf(text: string): number[] {
  const words = text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(/\s+/)
  const said = ['<', ...words.filter((word) => word !== ''), '>']
  const found = new Set<number>()
  for (const [at, word] of said.entries()) {
    const [before, twoBefore] = [said[at - 1], said[at - 2]]
    found.add(placeOf(word))
    found.add(placeOf(`${word.replace(/(?:ing|ed|s|es)$/, '')}~`))
    if (before !== undefined) found.add(placeOf(`${before} ${word}`))
    if (twoBefore !== undefined) {
      found.add(placeOf(`${twoBefore} ${before} ${word}`))
      found.add(placeOf(`${twoBefore} _ ${word}`))
    }
  }
  return [...found]
}

/** Fowler, Noll and Vo's hash, mixed once more. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return ((hash ^ (hash >>> 15)) >>> 0) % places
}

/** Numbers from 0 to 1 that are the same in every build. */
export function createRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
}

export function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [order[last], order[other]]
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a]
  }
}
