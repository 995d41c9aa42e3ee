import type { Encode } from './encoder.ts'
import { packed, readLearned, unpacked } from './learned.ts'
import { writtenMeaning } from './meaning.ts'
import { type Kept, oddsBy, openKept, openKernel } from './nearest.ts'
import { plainWords } from './plain-words.ts'
import { chance, type Recognizer, recognize, type Sample } from './recognizer.ts'

/** What `learnRecognizer` returned, as text, with the digest of what it was learned from. */
export const writeRecognizer = (digest: string, { offset, meaning, wording }: Recognizer): string =>
  `${JSON.stringify({ digest, offset, meaning: packed(meaning), wording: packed(wording) })}\n`

/** Opens what `writeRecognizer` wrote: how likely a sentence is of its kind, 0 to 1. */
export function writtenRecognizer(text: string): (sample: Sample) => number {
  const { offset, meaning, wording } = JSON.parse(text) as { offset: number; meaning: string; wording: string }
  const recognizer = { offset, meaning: unpacked(meaning), wording: unpacked(wording) }
  return (sample) => recognize(recognizer, sample)
}

/** Entries of the sentences that `writeAlarm` keeps: those that speak of danger, and those that only sound like it. */
export const [speaksOfIt, soundsLikeIt] = ['danger', 'calm'] as const

/** How much the recognizer and the sentences nearby say of danger: fitted on sentences that neither had learned from. */
const shareOfRecognizer = 0.73
const shareOfNearby = 0.48
/** Where the recognizer is this sure that there is none, no sentence nearby would change it. */
const surelyNone = -3

/** What tells danger, as text: a recognizer and the sentences themselves. */
export const writeAlarm = (digest: string, recognizer: Recognizer, kept: readonly Kept[]): string =>
  `${JSON.stringify({ ...(JSON.parse(writeRecognizer(digest, recognizer)) as object), kept })}\n`

/**
 * Opens what `writeAlarm` wrote: how likely a sentence speaks of danger, 0 to 1. Many a harmless sentence is told from an alarming
 * one by the sentences that come nearest, not by what all have in common.
 */
export function writtenAlarm(text: string): (sample: Sample) => number {
  const recognized = writtenRecognizer(text)
  const { kept } = JSON.parse(text) as { kept: Kept[] }
  const nearby = openKernel(openKept(kept))
  return (sample) => {
    const own = logit(recognized(sample))
    if (own < surelyNone) return chance(own)
    return chance(
      shareOfRecognizer * own + shareOfNearby * logit(oddsBy(nearby(sample.vector), (id) => id).get(speaksOfIt) ?? 0),
    )
  }
}

/** Bounded: whatever is certain to one is still to be weighed against the other. */
const logit = (odds: number): number => {
  const bounded = Math.min(Math.max(odds, 1e-9), 1 - 1e-9)
  return Math.log(bounded / (1 - bounded))
}

/**
 * `alarm`, any danger, and `unrelated`, what has nothing to do with anybody's working life: how likely a sentence is that, 0 to 1.
 * For each danger how likely it is this one, if it is any.
 */
export type DangerOdds = ReadonlyMap<string, number>
export type MeansDanger = (sample: Sample) => DangerOdds

/** Opens what was learned of danger, to read text that is plain. @throws when it is not there */
export function openDangers(): MeansDanger {
  const kinds = writtenMeaning(readLearned('dangers'))
  const alarm = writtenAlarm(readLearned('alarm'))
  const unrelated = writtenRecognizer(readLearned('unrelated'))
  return (sample) => new Map([['alarm', alarm(sample)], ['unrelated', unrelated(sample)], ...kinds(sample.vector)])
}

/** Sentences are read together up to this length; danger in one must not drown in ten harmless ones. */
const partLength = 160
/** All of the longest text that a request may hold, and of its sentences as many as one can wait for. */
const mostParts = 110
const mostSentences = 24
/** A sentence this short says nothing by itself. */
const leastSentence = 12

type Parts = { readonly encode: Encode; readonly meansDanger: MeansDanger; readonly onFault?: () => void }

/**
 * Reads a text for danger, part by part, and where a part has several sentences each of them too: some say it only together,
 * and one may say it amid others. A sentence counts half, its part the other half: alone, many a harmless one sounds alarming.
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

/** About half of what a vector can hold, up to the end of a word. */
const stretch = /.{1,100}(?:\s|$)|.{100}/gs

/** Who writes without a full stop is read to the end too, two stretches at a time: danger may lie across where one ends. */
function stretchesOf(sentence: string): string[] {
  if (sentence.length <= partLength) return [sentence]
  const stretches = sentence.match(stretch) ?? []
  if (stretches.length === 1) return stretches
  return stretches.slice(1).map((each, at) => `${stretches[at]}${each}`)
}

/** A sentence and the part that it stands in. */
type Sentence = { readonly text: string; readonly part: string }

/** A text in parts of whole sentences, and the sentences that are not parts by themselves. Of a very long one the beginning and the end. */
function partsOf(text: string): { parts: string[]; sentences: Sentence[] } {
  const sentences = (text.match(/[^.!?\n]+[.!?\n]*/g) ?? [])
    .flatMap(stretchesOf)
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
