import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeRecognizer } from './src/dangers.ts'
import { type Encode, encoderFiles } from './src/encoder.ts'
import type { LearnedName } from './src/learned.ts'
import { learnMeaning, writeMeaning } from './src/meaning.ts'
import { plainWords } from './src/plain-words.ts'
import { learnRecognizer, type Sample } from './src/recognizer.ts'

type Phrased = { readonly id: string; readonly phrasings: readonly string[] }
/** What is learned from. `danger`: which one the sentences of an entry speak of; null where they only sound like it. */
export type Taught = {
  readonly themes: readonly (Phrased & { readonly name: string })[]
  readonly safety: readonly (Phrased & { readonly danger: string | null })[]
}

/** What has nothing to do with anybody's working life. */
const unrelated = 'unrelated'
/** Themes of whose phrasings some speak of danger themselves. */
const dangerous = new Set(['harassment', 'dangerous-work', 'abusive-manager'])

/** What decides what is learned, beside the sentences: the encoder and the way of learning. */
const method = [
  ...Object.values(encoderFiles),
  ...['learn.ts', 'src/discriminant.ts', 'src/meaning.ts', 'src/recognizer.ts'].map(
    (name) => new URL(name, import.meta.url),
  ),
]

/** Digest of all that `learn` goes by. Sentences count as they are read, so another way of reading them is another digest. */
export function digestOf({ themes, safety }: Taught): string {
  const told = [
    themes.map(({ id, name, phrasings }) => [id, plainWords(name), phrasings.map(plainWords)]),
    safety.map(({ id, danger, phrasings }) => [id, danger, phrasings.map(plainWords)]),
  ]
  const hash = createHash('sha256').update(JSON.stringify(told))
  for (const file of method) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Learns which theme, whether danger and which one a sentence speaks of. `encode`: vectors of plain sentences. The same
 * sentences and vectors teach the same. Returns the files of `learnedFile` by their names.
 */
export async function learn(taught: Taught, encode: Encode): Promise<Record<LearnedName, string>> {
  const { themes, safety } = taught
  const digest = digestOf(taught)
  const readPlain: Encode = (sentences) => encode(sentences.map(plainWords))
  const samplesOf = async (lists: readonly Phrased[]): Promise<Sample[]> => {
    const texts = lists.flatMap(({ phrasings }) => phrasings.map(plainWords))
    const vectors = await encode(texts)
    return texts.map((text, at) => ({ text, vector: vectors[at] ?? new Float32Array() }))
  }
  const crises = await samplesOf(safety.filter(({ danger }) => danger !== null))
  const harmless = await samplesOf(safety.filter(({ id, danger }) => danger === null && id !== unrelated))
  const offTopic = await samplesOf(safety.filter(({ id }) => id === unrelated))
  const ofWork = await samplesOf(themes.filter(({ id }) => !dangerous.has(id)))
  return {
    themes: writeMeaning(digest, await learnMeaning(themes, readPlain)),
    dangers: writeMeaning(digest, await learnMeaning(dangerClasses(safety), readPlain)),
    alarm: writeRecognizer(digest, learnRecognizer(crises, [...harmless, ...offTopic, ...ofWork])),
    unrelated: writeRecognizer(digest, learnRecognizer(offTopic, [...crises, ...harmless, ...ofWork])),
  }
}

/** The dangers, each in all the words in which it is said. */
function dangerClasses(safety: Taught['safety']) {
  const names = new Set(safety.flatMap(({ danger }) => danger ?? []))
  return Array.from(names, (name) => ({
    id: name,
    name,
    phrasings: safety.filter(({ danger }) => danger === name).flatMap(({ phrasings }) => phrasings),
  }))
}
