import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Encode } from './src/encoder.ts'
import { dimensions, encoderFiles } from './src/encoder-files.ts'

type Remembered = Map<string, Float32Array>

/**
 * Vectors of sentences kept in a folder between runs, so that only new sentences are encoded. A file belongs to one encoder.
 * `save` writes them all: a run may have asked for a few only.
 */
export function rememberVectors(folder: URL, encode: Encode): { encode: Encode; save(): void } {
  const file = new URL(`${encoderDigest()}.bin`, folder)
  const known = read(file)
  return {
    async encode(sentences) {
      const unknown = [...new Set(sentences)].filter((sentence) => !known.has(sentence))
      const vectors = await encode(unknown)
      for (const [at, sentence] of unknown.entries()) known.set(sentence, vectors[at] ?? new Float32Array(dimensions))
      return sentences.map((sentence) => known.get(sentence) ?? new Float32Array(dimensions))
    },
    save: () => write(file, known),
  }
}

function encoderDigest(): string {
  const hash = createHash('sha256')
  for (const each of Object.values(encoderFiles)) hash.update(readFileSync(each))
  return hash.digest('hex').slice(0, 16)
}

/* A line of JSON with the sentences, then their vectors in the same order. */

function read(file: URL): Remembered {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch {
    return new Map() // The first run, or another encoder.
  }
  const end = bytes.indexOf('\n')
  const sentences = JSON.parse(bytes.toString('utf8', 0, end)) as string[]
  const numbers = new Float32Array(Uint8Array.from(bytes.subarray(end + 1)).buffer)
  return new Map(sentences.map((each, at) => [each, numbers.slice(at * dimensions, (at + 1) * dimensions)]))
}

function write(file: URL, vectors: Remembered): void {
  const numbers = new Float32Array(vectors.size * dimensions)
  for (const [at, vector] of [...vectors.values()].entries()) numbers.set(vector, at * dimensions)
  mkdirSync(new URL('.', file), { recursive: true })
  const unfinished = new URL(`${file.href}.${process.pid}`)
  const sentences = Buffer.from(`${JSON.stringify([...vectors.keys()])}\n`)
  writeFileSync(unfinished, Buffer.concat([sentences, Buffer.from(numbers.buffer)]))
  renameSync(unfinished, file)
}
