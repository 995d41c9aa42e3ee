import { createRandom, placesOf, shuffle } from './recognizer.ts'

/** A sentence of a class. `weight`: how much it counts among the others, 1 for one that counts in full. */
export type LabelledSample = {
  readonly label: number
  readonly text: string
  readonly vector: ArrayLike<number>
  readonly weight: number
}

/** For each class a weight a dimension of meaning, one a place of wording, and an offset. */
export type Classifier = {
  readonly weights: readonly Float32Array[]
  readonly wording: readonly Float32Array[]
  readonly offsets: readonly number[]
}

/** What was measured to tell best on sentences that were not learned from. */
const rounds = 4
const pace = 0.1
const shareOfMeaning = 4
const decay = 1e-4
/** A class that is hardly in question teaches nothing. */
const negligible = 1e-4

/**
 * Multinomial logistic regression over vectors and, where `places` is above 0, over short runs of words at the places of their
 * hashes; AdaGrad. The same samples teach the same. 10,000 samples of 109 classes take some 10 s.
 */
export function learnClassifier(samples: readonly LabelledSample[], classes: number, places = 0): Classifier {
  const size = samples[0]?.vector.length ?? 0
  const of = (length: number, value: number) =>
    Array.from({ length: classes }, () => new Float32Array(length).fill(value))
  const [weights, wording, offsets] = [of(size, 0), of(places, 0), of(1, 0)]
  const [seenWeights, seenWording, seenOffsets] = [of(size, 1e-6), of(places, 1e-6), of(1, 1e-6)]
  const known = samples.map((sample) => ({
    ...sample,
    vector: Float32Array.from(sample.vector),
    words: wordsAt(sample.text, places),
  }))
  const order = known.map((_, index) => index)
  const random = createRandom()
  const correct = (values: Float32Array, seen: Float32Array, at: number, slope: number) => {
    const drawn = slope + decay * (values[at] ?? 0)
    seen[at] = (seen[at] ?? 0) + drawn * drawn
    values[at] = (values[at] ?? 0) - (pace * drawn) / Math.sqrt(seen[at] ?? 1)
  }
  const learned = { weights, wording, offsets: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const index of order) {
      const sample = known[index]
      if (!sample) continue
      learned.offsets = offsets.map((each) => each[0] ?? 0)
      const odds = softmax(scores(learned, sample.vector, sample.words), 1)
      for (let label = 0; label < classes; label++) {
        const error = sample.weight * ((odds[label] ?? 0) - (label === sample.label ? 1 : 0))
        const [own, seen, said, seenSaid] = [weights[label], seenWeights[label], wording[label], seenWording[label]]
        const [offset, seenOffset] = [offsets[label], seenOffsets[label]]
        if (Math.abs(error) < negligible || !own || !seen || !said || !seenSaid || !offset || !seenOffset) continue
        for (let at = 0; at < size; at++) correct(own, seen, at, error * (sample.vector[at] ?? 0) * shareOfMeaning)
        for (const place of sample.words) correct(said, seenSaid, place, error / Math.sqrt(sample.words.length))
        correct(offset, seenOffset, 0, error)
      }
    }
  }
  return { weights, wording, offsets: offsets.map((each) => each[0] ?? 0) }
}

/** How likely each class is; together 1. `temper` above 1 makes the likeliest stand out, below 1 draws them together. */
export function classify(classifier: Classifier, text: string, vector: Float32Array, temper = 1): number[] {
  const places = classifier.wording[0]?.length ?? 0
  return softmax(scores(classifier, vector, wordsAt(text, places)), temper)
}

const wordsAt = (text: string, places: number): number[] =>
  places === 0 ? [] : [...new Set(placesOf(text).map((place) => place % places))]

function scores({ weights, wording, offsets }: Classifier, vector: Float32Array, words: readonly number[]): number[] {
  return weights.map((own, label) => {
    const said = wording[label]
    let sum = 0
    for (let at = 0; at < own.length; at++) sum += (own[at] ?? 0) * (vector[at] ?? 0)
    let spoken = 0
    for (const place of words) spoken += said?.[place] ?? 0
    return (offsets[label] ?? 0) + sum * shareOfMeaning + spoken / Math.sqrt(Math.max(1, words.length))
  })
}

function softmax(scores: readonly number[], temper: number): number[] {
  const most = Math.max(...scores)
  const likely = scores.map((score) => Math.exp(temper * (score - most)))
  const total = likely.reduce((sum, each) => sum + each, 0)
  return likely.map((each) => each / total)
}
