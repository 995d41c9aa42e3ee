import type { Odds } from './classes.ts'
import { packedBytes, unpackedBytes } from './learned.ts'

/** What people ask for, in the sentences in which they ask it. `weight`: how much a sentence counts where several speak together. */
export type Asked = { readonly id: string; readonly phrasings: readonly string[]; readonly weight: number }

/** How near a sentence comes to an entry: the cosine of the nearest of its phrasings. */
export type Nearness = { readonly id: string; readonly likeness: number }

export type Kept = { readonly id: string; readonly phrasings: string; readonly weight: number }

/** Reads a vector; nearest first. */
export type Nearest = (vector: Float32Array) => Nearness[]

/** So many of a vector's numbers are compared. The encoder puts first what tells most: these tell as well as all 384. */
const compared = 128
/** Hardly a number of such a vector is above a half. */
const wide = 254
const most = 127
/** How much more a nearer sentence counts than one further away: with e to the power of this, times the cosine. */
const sharpness = 20

/** Keeps the vectors of all phrasings, a byte a number: their nearness changes in the third digit. */
export async function learnNearest(
  entries: readonly Asked[],
  encode: (sentences: readonly string[]) => Promise<readonly Float32Array[]>,
): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const { id, phrasings, weight } of entries)
    kept.push({ id, phrasings: rounded(await encode(phrasings)), weight })
  return kept
}

/** An entry's sentences, ready to be compared. */
export type Opened = { readonly id: string; readonly phrasings: Int8Array; readonly weight: number }

/** Opens what `learnNearest` kept. */
export const openKept = (kept: readonly Kept[]): Opened[] =>
  kept.map((each) => ({ ...each, phrasings: unpackedBytes(each.phrasings) }))

/** Finds the sentence that comes nearest. */
export function openNearest(entries: readonly Opened[]): Nearest {
  return (vector) => {
    const short = wholeNumbers(vector)
    return entries
      .map(({ id, phrasings }) => ({ id, likeness: Math.max(-1, ...likenesses(phrasings, short)) }))
      .toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
  }
}

/** For each entry how much its sentences say that it is meant: all together, the nearer the more. */
export function openKernel(entries: readonly Opened[]): (vector: Float32Array) => Map<string, number> {
  return (vector) => {
    const short = wholeNumbers(vector)
    return new Map(
      entries.map(({ id, phrasings, weight }) => [
        id,
        weight * likenesses(phrasings, short).reduce((sum, each) => sum + Math.exp(sharpness * each), 0),
      ]),
    )
  }
}

/** What a kernel said of its entries, as odds of labels, several entries to a label; those labelled null are left out. */
export function oddsBy(said: ReadonlyMap<string, number>, labelOf: (id: string) => string | null): Odds {
  const sums = new Map<string, number>()
  let total = 0
  for (const [id, much] of said) {
    const label = labelOf(id)
    if (label === null) continue
    sums.set(label, (sums.get(label) ?? 0) + much)
    total += much
  }
  return new Map(Array.from(sums, ([label, sum]) => [label, sum / total]))
}

/** The cosines of an entry's sentences with a vector that `wholeNumbers` made: products of whole numbers are the quickest. */
function likenesses(bytes: Int8Array, vector: Int32Array): Float32Array {
  const cosines = new Float32Array(bytes.length / compared)
  for (let sentence = 0; sentence < cosines.length; sentence++) {
    const start = sentence * compared
    let sum = 0
    for (let at = 0; at < compared; at++) sum += Math.imul(bytes[start + at] ?? 0, vector[at] ?? 0)
    cosines[sentence] = sum / wide ** 2
  }
  return cosines
}

/** The first numbers of a vector, of unit length again and rounded. */
function wholeNumbers(vector: Float32Array): Int32Array {
  const first = vector.slice(0, compared)
  const length = Math.hypot(...first) || 1
  return Int32Array.from(first, (value) => Math.max(-most, Math.min(most, Math.round((value / length) * wide))))
}

const rounded = (vectors: readonly Float32Array[]): string =>
  packedBytes(vectors.flatMap((vector) => Array.from(wholeNumbers(vector))))
