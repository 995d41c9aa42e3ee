import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { encoderFiles } from './encoder-files.ts'
import { forbidTelemetry } from './telemetry.ts'
import { createTokenizer } from './tokenizer.ts'

/** Sentences in, unit vectors out, in the same order. */
export type Encode = (sentences: readonly string[]) => Promise<Float32Array[]>

/** Loads the sentence encoder (a quarter of a second, 100 MB). Throws when it cannot. It computes on the thread that calls it. */
export async function loadEncoder(): Promise<Encode> {
  forbidTelemetry()
  const tokenize = createTokenizer(readFileSync(encoderFiles.vocabulary, 'utf8'))
  const session = await InferenceSession.create(fileURLToPath(encoderFiles.model), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // What it computes in is kept, 3 MB for the longest sentence: to have it anew from the system doubles the time of each.
    enableCpuMemArena: true,
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
