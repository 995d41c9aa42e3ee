import { readFileSync } from 'node:fs'
import type { Encode } from './encoder.ts'
import { meaningEdition, openLearned } from './meaning.ts'
import { type Recognizer, recognize, type Sample } from './recognizer.ts'

type Theme = { readonly id: string; readonly name: string; readonly phrasings: readonly string[] }
/** Sentences of one kind of danger, or (`danger` null) of what only sounds like it or is about something else. */
type Sounding = { readonly id: string; readonly danger: string | null; readonly phrasings: readonly string[] }

/** Where the build puts what was learned. */
export const dangersFile: URL = new URL('../.build/meaning/dangers.json', import.meta.url)

/** What is told from everything else: any danger; what has nothing to do with anybody's working life. */
export const recognized = ['alarm', 'unrelated'] as const
export type Recognized = (typeof recognized)[number]

/** Where the build puts how to tell them. */
export const recognizerFile = (name: Recognized): URL => new URL(`../.build/meaning/${name}.json`, import.meta.url)

const prefix = 'safety: '

/** What is learned apart from each other: every theme of working life, every danger, and what only sounds like one. */
export const dangerClasses = (themes: readonly Theme[], safety: readonly Sounding[]): Theme[] => [
  ...themes,
  ...safety.map(({ id, phrasings }) => ({
    id: `${prefix}${id}`,
    name: phrasings[0] ?? id,
    phrasings: phrasings.slice(1),
  })),
]

/** Changes with what a recognizer is learned from, and with how. */
export const recognizerEdition = (themes: readonly Theme[], safety: readonly Sounding[]): string =>
  `recognizer 2, ${meaningEdition(dangerClasses(themes, safety))}`

/** What `learnRecognizer` returned, as text, stamped with its edition. */
export const writeRecognizer = (edition: string, { offset, meaning, wording }: Recognizer): string =>
  JSON.stringify({ edition, offset, meaning: packed(meaning), wording: packed(wording) })

const packed = (values: Float32Array): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')
const unpacked = (text: string): Float32Array => new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)

type Saved = { edition: string; offset: number; meaning: string; wording: string }

function openRecognizer(edition: string, name: Recognized): Recognizer | undefined {
  try {
    const saved = JSON.parse(readFileSync(recognizerFile(name), 'utf8')) as Saved
    if (saved.edition !== edition) return undefined
    return { offset: saved.offset, meaning: unpacked(saved.meaning), wording: unpacked(saved.wording) }
  } catch {
    return undefined // Not built here.
  }
}

/** For each danger, and for each name of `recognized`, how likely a sentence means it, 0 to 1. */
export type DangerOdds = ReadonlyMap<string, number>
export type MeansDanger = (sample: Sample) => DangerOdds

/** Opens what the build learned; undefined when there is nothing, or something older. Improbable dangers are left out. */
export function openDangers(themes: readonly Theme[], safety: readonly Sounding[]): MeansDanger | undefined {
  const meaning = openLearned(meaningEdition(dangerClasses(themes, safety)), dangersFile)
  const edition = recognizerEdition(themes, safety)
  const [alarm, unrelated] = recognized.map((name) => openRecognizer(edition, name))
  if (!meaning || !alarm || !unrelated) return undefined
  const dangerOf = new Map(safety.map(({ id, danger }) => [`${prefix}${id}`, danger]))
  return (sample) => {
    const odds = new Map<string, number>([
      ['alarm', recognize(alarm, sample)],
      ['unrelated', recognize(unrelated, sample)],
    ])
    for (const [id, share] of meaning(sample.vector)) {
      const danger = dangerOf.get(id)
      if (danger) odds.set(danger, (odds.get(danger) ?? 0) + share)
    }
    return odds
  }
}

/** Sentences are read together up to this length; danger in one must not drown in ten harmless ones. */
const partLength = 220
const mostParts = 16
/** A sentence this short says nothing by itself. */
const leastSentence = 12

type Parts = { readonly encode: Encode; readonly meansDanger: MeansDanger; readonly onFault?: () => void }

/**
 * Reads a text for danger, part by part, and where a part has several sentences each of them too: some say it only together,
 * and one may say it amid others. Only whole parts tell whether a text is `unrelated`. Finds none when the encoder does not
 * answer.
 */
export function createDangerReading({ encode, meansDanger, onFault }: Parts) {
  return async (text: string): Promise<DangerOdds[]> => {
    const { parts, sentences } = partsOf(text)
    if (parts.length === 0) return []
    const read = [...parts, ...sentences]
    try {
      const vectors = await encode(read)
      return read.map((each, at) => {
        const odds = meansDanger({ text: each, vector: vectors[at] ?? new Float32Array() })
        return at < parts.length ? odds : new Map([...odds].filter(([name]) => name !== 'unrelated'))
      })
    } catch {
      onFault?.()
      return []
    }
  }
}

/** A text in parts of whole sentences, and the sentences that are parts of them. Of a very long one the beginning and the end. */
export function partsOf(text: string): { parts: string[]; sentences: string[] } {
  const sentences = (text.match(/[^.!?\n]+[.!?\n]*/g) ?? [])
    .map((sentence) => sentence.trim().slice(0, 2 * partLength))
    .filter((sentence) => sentence !== '')
  const parts: string[] = []
  for (const sentence of sentences) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < partLength)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  const apart = sentences.filter((sentence) => sentence.length >= leastSentence && !parts.includes(sentence))
  return { parts: endsOf(parts), sentences: endsOf(apart) }
}

const endsOf = (list: string[]): string[] =>
  list.length <= mostParts ? list : [...list.slice(0, mostParts / 2), ...list.slice(-mostParts / 2)]
