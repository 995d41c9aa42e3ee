import type { Encode } from './encoder.ts'

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
