import { type Discriminant, discriminate, learnDiscriminant } from './discriminant.ts'
import { packed, unpacked } from './learned.ts'

type Theme = { readonly id: string; readonly name: string; readonly phrasings: readonly string[] }

/** How likely each theme is meant, by its id; together 1. Themes that are out of the question are left out. */
export type ThemeOdds = ReadonlyMap<string, number>

/** What was learned about the themes from their phrasings: reads a sentence's vector. */
export type Meaning = (vector: Float32Array) => ThemeOdds

// Learned odds are too sure of themselves; this makes them honest on phrasings that were not learned from.
const temper = 0.8
const negligible = 0.001

type Learned = Discriminant & { readonly ids: readonly string[] }

/** Learns what each theme is about. `encode`: vectors of sentences, in their order. Five classes take less than a second. */
export async function learnMeaning(
  themes: readonly Theme[],
  encode: (sentences: readonly string[]) => Promise<readonly ArrayLike<number>[]>,
): Promise<Learned> {
  const samples: (readonly ArrayLike<number>[])[] = []
  for (const { name, phrasings } of themes) samples.push(await encode([name, ...phrasings]))
  return { ids: themes.map(({ id }) => id), ...learnDiscriminant(samples) }
}

/** What `learnMeaning` returned, as text, with the digest of what it was learned from. */
export const writeMeaning = (digest: string, { ids, weights, offsets }: Learned): string =>
  `${JSON.stringify({ digest, ids, offsets, weights: weights.map(packed) })}\n`

/** Opens what `writeMeaning` wrote. */
export function writtenMeaning(text: string): Meaning {
  const saved = JSON.parse(text) as { ids: string[]; offsets: number[]; weights: string[] }
  return readWith({ ids: saved.ids, offsets: saved.offsets, weights: saved.weights.map(unpacked) })
}

/** Makes a reading of vectors from what was learned. */
export function readWith({ ids, ...discriminant }: Learned): Meaning {
  return (vector) => {
    const logs = discriminate(discriminant, vector)
    const most = Math.max(...logs)
    const likely = logs.map((each) => Math.exp(temper * (each - most)))
    const total = likely.reduce((sum, each) => sum + each, 0)
    const odds = ids.map((id, index): [string, number] => [id, (likely[index] ?? 0) / total])
    return new Map(odds.filter(([, share]) => share > negligible))
  }
}
