import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import {
  dangerClasses,
  dangersFile,
  openDangers,
  recognizerEdition,
  recognizerFile,
  writeRecognizer,
} from './src/dangers.ts'
import type { Encode } from './src/encoder.ts'
import { startEncoder } from './src/encoder-client.ts'
import { learnMeaning, meaningEdition, meaningFile, openMeaning, writeMeaning } from './src/meaning.ts'
import { plainWords } from './src/plain-words.ts'
import { learnRecognizer, type Sample } from './src/recognizer.ts'

type Themes = Parameters<typeof learnMeaning>[0]
type Safety = Parameters<typeof openDangers>[1]
type Phrased = readonly { readonly phrasings: readonly string[] }[]

/** Learns themes and dangers by the sentence encoder and writes them down; does nothing when that is up to date. */
export async function buildMeaning(themes: Themes, safety: Safety): Promise<void> {
  if (openMeaning(themes) && openDangers(themes, safety)) return
  const encoders = await Promise.all(Array.from({ length: atOnce }, () => startEncoder({ patience })))
  const encode = plainly(eachOnce(sharedOut(encoders.map((encoder) => encoder.encode))))
  await learn(themes, meaningFile, encode)
  await learn(dangerClasses(safety), dangersFile, encode)

  const samplesOf = async (lists: Phrased): Promise<Sample[]> => {
    const texts = lists.flatMap(({ phrasings }) => phrasings)
    const vectors = await encode(texts)
    return texts.map((text, at) => ({ text: plainWords(text), vector: vectors[at] ?? new Float32Array() }))
  }
  const crises = await samplesOf(safety.filter(({ danger }) => danger !== null))
  const harmless = await samplesOf(safety.filter(({ id, danger }) => danger === null && id !== unrelated))
  const offTopic = await samplesOf(safety.filter(({ id }) => id === unrelated))
  const ofWork = await samplesOf(themes.filter(({ id }) => !dangerous.has(id)))
  const edition = recognizerEdition(themes, safety)
  const alarm = learnRecognizer(crises, [...harmless, ...offTopic, ...ofWork])
  save(recognizerFile('alarm'), writeRecognizer(edition, alarm))
  const elsewhere = learnRecognizer(offTopic, [...crises, ...harmless, ...ofWork])
  save(recognizerFile('unrelated'), writeRecognizer(edition, elsewhere))
  await Promise.all(encoders.map((encoder) => encoder.close()))
}

/** Two cores are what may be counted on. */
const atOnce = 2
/** Milliseconds; a build waits for all its sentences at once. */
const patience = 10 * 60 * 1000

/** Each encoder reads a part of the sentences. */
const sharedOut =
  (encoders: readonly Encode[]): Encode =>
  async (sentences) => {
    const size = Math.ceil(sentences.length / encoders.length)
    const parts = encoders.map((encode, at) => encode(sentences.slice(at * size, (at + 1) * size)))
    return (await Promise.all(parts)).flat()
  }

/** What has nothing to do with anybody's working life. */
const unrelated = 'unrelated'

/** Themes of whose phrasings some speak of danger themselves. */
const dangerous = new Set(['harassment', 'dangerous-work', 'abusive-manager'])

async function learn(classes: Themes, file: URL, encode: Encode) {
  const learned = await learnMeaning(classes, encode)
  save(file, writeMeaning(meaningEdition(classes), learned))
}

function save(file: URL, text: string) {
  mkdirSync(new URL('.', file), { recursive: true })
  const unfinished = new URL(`${file.href}.${process.pid}`)
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

/** As every sentence is read: one reading serves passages and danger alike. */
const plainly =
  (encode: Encode): Encode =>
  (sentences) =>
    encode(sentences.map(plainWords))

/** Both are learned from the phrasings of the themes, which take long to encode. */
function eachOnce(encode: Encode): Encode {
  const known = new Map<string, Float32Array>()
  return async (sentences) => {
    const unknown = sentences.filter((sentence) => !known.has(sentence))
    const vectors = unknown.length > 0 ? await encode(unknown) : []
    for (const [at, sentence] of unknown.entries()) known.set(sentence, vectors[at] ?? new Float32Array())
    return sentences.map((sentence) => known.get(sentence) ?? new Float32Array())
  }
}
