import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { createTokenizer } from './tokenizer.ts'

/** Sentences in, unit vectors out, in the same order. */
export type Encode = (sentences: readonly string[]) => Promise<Float32Array[]>

/** How many numbers a vector has. */
export const dimensions = 384

/** The weights of all-MiniLM-L6-v2 in eight bits, and its tokens; where they come from stands beside them. */
export const encoderFiles = {
  model: new URL('../encoder/model.onnx', import.meta.url),
  vocabulary: new URL('../encoder/vocabulary.txt', import.meta.url),
} as const

/** Loads the sentence encoder (a fifth of a second, 90 MB). Throws when it cannot. It computes on the thread that calls it. */
export async function loadEncoder(): Promise<Encode> {
  const tokenize = createTokenizer(readFileSync(encoderFiles.vocabulary, 'utf8'))
  const session = await InferenceSession.create(fileURLToPath(encoderFiles.model), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Memory goes back after each sentence: they come seldom, and the longest would keep the most.
    enableCpuMemArena: false,
    enableMemPattern: false,
  })
  async function encodeOne(sentence: string): Promise<Float32Array> {
    const tokens = tokenize(sentence)
    const input = new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length])
    const { vectors } = await session.run({ input_ids: input })
    if (!(vectors?.data instanceof Float32Array)) throw new Error('The sentence encoder has answered with no vector.')
    return vectors.data
  }
  return async (sentences) => {
    const vectors: Float32Array[] = []
    for (const sentence of sentences) vectors.push(await encodeOne(sentence))
    return vectors
  }
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
