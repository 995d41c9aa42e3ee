import { readFileSync } from 'node:fs'
import type { Encode } from './encoder.ts'
import { meaningEdition, openLearned } from './meaning.ts'
import { plainWords } from './plain-words.ts'
import { type Recognizer, recognize, type Sample } from './recognizer.ts'

type Theme = { readonly id: string; readonly name: string; readonly phrasings: readonly string[] }
/** Sentences of one kind of danger, or (`danger` null) of what only sounds like it or is about something else. */
type Sounding = { readonly id: string; readonly danger: string | null; readonly phrasings: readonly string[] }

/** Where the build puts what was learned. */
export const dangersFile: URL = new URL('../.build/meaning/dangers.json', import.meta.url)

/** What is told from everything else: any danger; what has nothing to do with anybody's working life. */
export const recognized = ['alarm', 'unrelated'] as const
type Recognized = (typeof recognized)[number]

/** Where the build puts how to tell them. */
export const recognizerFile = (name: Recognized): URL => new URL(`../.build/meaning/${name}.json`, import.meta.url)

/** The dangers, in the words in which each is said. */
export const dangerClasses = (safety: readonly Sounding[]): Theme[] =>
  safety.flatMap(({ danger, phrasings }) => (danger === null ? [] : [{ id: danger, name: danger, phrasings }]))

/** Changes with what a recognizer is learned from, and with how. */
export const recognizerEdition = (themes: readonly Theme[], safety: readonly Sounding[]): string =>
  `recognizer 5, ${meaningEdition([...themes, ...safety.map(({ id, phrasings }) => ({ id, name: id, phrasings }))])}`

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

/** For each name of `recognized` how likely a sentence is that, 0 to 1; for each danger how likely it is this one, if it is any. */
export type DangerOdds = ReadonlyMap<string, number>
export type MeansDanger = (sample: Sample) => DangerOdds

/** Opens what the build learned, to read text that is plain; undefined when there is nothing, or something older. */
export function openDangers(themes: readonly Theme[], safety: readonly Sounding[]): MeansDanger | undefined {
  const kinds = openLearned(meaningEdition(dangerClasses(safety)), dangersFile)
  const edition = recognizerEdition(themes, safety)
  const [alarm, unrelated] = recognized.map((name) => openRecognizer(edition, name))
  if (!kinds || !alarm || !unrelated) return undefined
  return (sample) =>
    new Map([['alarm', recognize(alarm, sample)], ['unrelated', recognize(unrelated, sample)], ...kinds(sample.vector)])
}

/** Sentences are read together up to this length; danger in one must not drown in ten harmless ones. */
const partLength = 220
/** All of the longest text that a request may hold, and of its sentences as many as one can wait for. */
const mostParts = 80
const mostSentences = 24
/** A sentence this short says nothing by itself. */
const leastSentence = 12

type Parts = { readonly encode: Encode; readonly meansDanger: MeansDanger; readonly onFault?: () => void }

/**
 * Reads a text for danger, part by part, and where a part has several sentences each of them too: some say it only together,
 * and one may say it amid others. A sentence counts half, its part the other half: alone, many a harmless one sounds grave.
 * Only whole parts tell whether a text is `unrelated`. Finds none when the encoder does not answer.
 */
export function createDangerReading({ encode, meansDanger, onFault }: Parts) {
  return async (text: string): Promise<DangerOdds[]> => {
    const { parts, sentences } = partsOf(text.split('\n').map(plainWords).join('\n'))
    if (parts.length === 0) return []
    const read = [...parts, ...sentences.map((each) => each.text)]
    try {
      const vectors = await encode(read)
      const odds = read.map((each, at) => meansDanger({ text: each, vector: vectors[at] ?? new Float32Array() }))
      const whole = new Map(parts.map((part, at) => [part, odds[at]]))
      return odds.map((own, at) => {
        const sentence = sentences[at - parts.length]
        return sentence ? between(own, whole.get(sentence.part) ?? own) : own
      })
    } catch {
      onFault?.()
      return []
    }
  }
}

/** As much as the encoder reads in one go, up to the end of a word. */
const longest = /.{1,440}(?:\s|$)|.{440}/gs

/** A sentence and the part that it stands in. */
type Sentence = { readonly text: string; readonly part: string }

/** A text in parts of whole sentences, and the sentences that are not parts by themselves. Of a very long one the beginning and the end. */
function partsOf(text: string): { parts: string[]; sentences: Sentence[] } {
  const sentences = (text.match(/[^.!?\n]+[.!?\n]*/g) ?? [])
    // Who writes without a full stop is read to the end too.
    .flatMap((sentence) => sentence.match(longest) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  const parts: string[][] = []
  for (const sentence of sentences) {
    const last = parts.at(-1)
    if (last && last.join(' ').length + sentence.length < partLength) last.push(sentence)
    else parts.push([sentence])
  }
  const kept = endsOf(parts, mostParts).map((part) => ({ text: part.join(' '), sentences: part }))
  const apart = kept
    .filter((part) => part.sentences.length > 1)
    .flatMap((part) => part.sentences.map((sentence) => ({ text: sentence, part: part.text })))
    .filter((sentence) => sentence.text.length >= leastSentence)
  return { parts: kept.map((part) => part.text), sentences: endsOf(apart, mostSentences) }
}

const endsOf = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most ? [...list] : [...list.slice(0, most / 2), ...list.slice(-most / 2)]

/** Halfway between the odds of a sentence and those of its part; of `unrelated` a sentence says nothing. */
function between(own: DangerOdds, part: DangerOdds): DangerOdds {
  const names = new Set([...own.keys(), ...part.keys()])
  names.delete('unrelated')
  return new Map(Array.from(names, (name) => [name, ((own.get(name) ?? 0) + (part.get(name) ?? 0)) / 2]))
}
