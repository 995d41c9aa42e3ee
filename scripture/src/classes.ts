import { type Classifier, classify, type LabelledSample, learnClassifier } from './classifier.ts'
import { packed, unpacked } from './learned.ts'

/** How likely each class is meant, by its id; together 1. Those that are out of the question are left out. */
export type Odds = ReadonlyMap<string, number>

/** Reads a sentence and its vector. */
export type Classes = (text: string, vector: Float32Array) => Odds

export type LabelledSentence = {
  readonly id: string
  readonly text: string
  readonly vector: Float32Array
  readonly weight: number
}

const negligible = 1e-6

/** Learns to tell sentences of several classes apart, and writes it as text. `places`: of wording; 0 reads meaning alone. */
export function writeClasses(digest: string, sentences: readonly LabelledSentence[], places: number): string {
  const ids = [...new Set(sentences.map(({ id }) => id))]
  const labels = new Map(ids.map((id, label) => [id, label]))
  const samples: LabelledSample[] = sentences.map(({ id, ...sentence }) => ({
    ...sentence,
    label: labels.get(id) ?? 0,
  }))
  const { weights, wording, offsets } = learnClassifier(samples, ids.length, places)
  return `${JSON.stringify({ digest, ids, offsets, weights: weights.map(packed), wording: wording.map(packed) })}\n`
}

/** Opens what `writeClasses` wrote. */
export function openClasses(written: string): Classes {
  const saved = JSON.parse(written) as { ids: string[]; offsets: number[]; weights: string[]; wording: string[] }
  const classifier: Classifier = {
    offsets: saved.offsets,
    weights: saved.weights.map(unpacked),
    wording: saved.wording.map(unpacked),
  }
  return (text, vector) => {
    const odds = classify(classifier, text, vector)
    const known = saved.ids.map((id, label): [string, number] => [id, odds[label] ?? 0])
    return new Map(known.filter(([, each]) => each > negligible))
  }
}
