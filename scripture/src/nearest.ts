import { packedBytes, unpackedBytes } from './learned.ts'

/** What is answered by itself, in the sentences in which it is asked. */
export type Asked = { readonly id: string; readonly phrasings: readonly string[] }

/** How near a sentence comes to an entry: the cosine of the nearest of its phrasings. */
export type Nearness = { readonly id: string; readonly likeness: number }

type Kept = { readonly id: string; readonly phrasings: string }

/** Reads a vector; nearest first. */
export type Nearest = (vector: Float32Array) => Nearness[]

/** Hardly a number of a unit vector this long is above a quarter. */
const wide = 508
const most = 127

/** Keeps the vectors of all phrasings, a byte a number: their nearness changes in the third digit. */
export async function learnNearest(
  entries: readonly Asked[],
  encode: (sentences: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const { id, phrasings } of entries) kept.push({ id, phrasings: rounded(await encode(phrasings)) })
  return kept
}

/** Opens what `learnNearest` kept. `dimensions`: how many numbers a vector has. */
export function openNearest(kept: readonly Kept[], dimensions: number): Nearest {
  const entries = kept.map(({ id, phrasings }) => ({ id, phrasings: unpackedBytes(phrasings) }))
  return (vector) =>
    entries
      .map(({ id, phrasings }) => ({ id, likeness: best(phrasings, vector, dimensions) }))
      .toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
}

function best(bytes: Int8Array, vector: Float32Array, dimensions: number): number {
  let nearest = -1
  for (let start = 0; start < bytes.length; start += dimensions) {
    let sum = 0
    for (let at = 0; at < dimensions; at++) sum += (bytes[start + at] ?? 0) * (vector[at] ?? 0)
    nearest = Math.max(nearest, sum / wide)
  }
  return nearest
}

const rounded = (vectors: readonly Float32Array[]): string =>
  packedBytes(vectors.flatMap((vector) => Array.from(vector, (value) => clamped(Math.round(value * wide)))))

const clamped = (value: number): number => Math.max(-most, Math.min(most, value))
