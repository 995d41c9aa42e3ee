import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Discriminant, discriminate, learnDiscriminant } from './discriminant.ts'

type Theme = { readonly id: string; readonly name: string; readonly phrasings: readonly string[] }

/** How likely each theme is meant, by its id; together 1. Themes that are out of the question are left out. */
export type ThemeOdds = ReadonlyMap<string, number>

/** What was learned about the themes from their phrasings: reads a sentence's vector. */
export type Meaning = (vector: Float32Array) => ThemeOdds

/** Where the build puts what was learned. */
export const meaningFile: URL = new URL('../.build/meaning/meaning.json', import.meta.url)

// Learned odds are too sure of themselves; this makes them honest on phrasings that were not learned from.
const temper = 0.4
const negligible = 0.001

/** Changes with the encoder, the method and every phrasing: what was learned from others is stale. */
export function meaningEdition(themes: readonly Theme[]): string {
  const told = JSON.stringify(themes.map(({ id, name, phrasings }) => [id, name, phrasings]))
  return `model-embeddings-en 0.2.0, discriminant 2, ${createHash('sha256').update(told).digest('hex')}`
}

type Learned = Discriminant & { readonly ids: readonly string[] }

/** Learns what each theme is about. `encode`: vectors of sentences, in their order. Takes about 20 s for 80 themes. */
export async function learnMeaning(
  themes: readonly Theme[],
  encode: (sentences: readonly string[]) => Promise<readonly ArrayLike<number>[]>,
): Promise<Learned> {
  const samples: (readonly ArrayLike<number>[])[] = []
  for (const { name, phrasings } of themes) samples.push(await encode([name, ...phrasings]))
  return { ids: themes.map(({ id }) => id), ...learnDiscriminant(samples) }
}

/** What `learnMeaning` returned, as text, stamped with its edition. */
export function writeMeaning(edition: string, { ids, weights, offsets }: Learned): string {
  const packed = weights.map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength).toString('base64'))
  return JSON.stringify({ edition, ids, offsets, weights: packed })
}

/** Opens what the build learned; undefined when there is nothing or it was learned from other phrasings. */
export function openMeaning(themes: readonly Theme[], file: URL = meaningFile): Meaning | undefined {
  return openLearned(meaningEdition(themes), file)
}

/** Opens what was learned under this edition; undefined when there is nothing, or something older. */
export function openLearned(edition: string, file: URL): Meaning | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined // Not built here: sentences are then found by their words alone.
  }
  const saved = JSON.parse(text) as { edition: string; ids: string[]; offsets: number[]; weights: string[] }
  if (saved.edition !== edition) return undefined
  const weights = saved.weights.map((each) => new Float32Array(Uint8Array.from(Buffer.from(each, 'base64')).buffer))
  return readWith({ ids: saved.ids, offsets: saved.offsets, weights })
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
