import { readFileSync } from 'node:fs'
import { type Alarm, soundAlarm } from './alarm.ts'
import type { Encode } from './encoder.ts'
import { type Meaning, meaningEdition, openLearned } from './meaning.ts'

type Theme = { readonly id: string; readonly name: string; readonly phrasings: readonly string[] }
/** Sentences of one kind of danger, or (`danger` null) of what only sounds like it. */
type Sounding = { readonly id: string; readonly danger: string | null; readonly phrasings: readonly string[] }

/** Where the build puts what was learned. */
export const dangersFile: URL = new URL('../.build/meaning/dangers.json', import.meta.url)

/** Where the build puts how to tell danger from everything else. */
export const alarmFile: URL = new URL('../.build/meaning/alarm.json', import.meta.url)

/** Under this name a reading says how likely any danger is meant. */
export const alarmName = 'alarm'

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

/** What `learnAlarm` returned, as text, stamped with its edition. */
export const writeAlarm = (edition: string, { weights, offset }: Alarm): string =>
  JSON.stringify({ edition, offset, weights: Array.from(weights, (weight) => Number(weight.toPrecision(6))) })

function openAlarm(edition: string): Alarm | undefined {
  try {
    const saved = JSON.parse(readFileSync(alarmFile, 'utf8')) as Alarm & { edition: string }
    return saved.edition === edition ? saved : undefined
  } catch {
    return undefined // Not built here.
  }
}

/**
 * For a sentence's vector, how likely each danger is meant, or one of the harmless kinds by its id; those that are out of
 * the question are left out.
 */
export function openDangers(
  themes: readonly Theme[],
  safety: readonly Sounding[],
  file: URL = dangersFile,
): Meaning | undefined {
  const edition = meaningEdition(dangerClasses(themes, safety))
  const meaning = openLearned(edition, file)
  const alarm = openAlarm(edition)
  const dangerOf = new Map(safety.map(({ id, danger }) => [`${prefix}${id}`, danger]))
  return (
    meaning &&
    alarm &&
    ((vector) => {
      const odds = new Map([[alarmName, soundAlarm(alarm, vector)]])
      for (const [id, share] of meaning(vector)) {
        if (!id.startsWith(prefix)) continue
        const kind = dangerOf.get(id) ?? id.slice(prefix.length)
        odds.set(kind, (odds.get(kind) ?? 0) + share)
      }
      return odds
    })
  )
}

/** A part this long is read as one; danger in one sentence must not drown in ten harmless ones. */
const partLength = 220
const mostParts = 16

type Parts = { readonly encode: Encode; readonly meansDanger: Meaning; readonly onFault?: () => void }

/** Reads a text for danger, part by part; finds none when the encoder does not answer. */
export function createDangerReading({ encode, meansDanger, onFault }: Parts) {
  return async (text: string): Promise<ReadonlyMap<string, number>[]> => {
    const parts = partsOf(text)
    if (parts.length === 0) return []
    try {
      return (await encode(parts)).map(meansDanger)
    } catch {
      onFault?.()
      return []
    }
  }
}

/** A text in parts of whole sentences. Of a very long one the beginning and the end, where people say it. */
export function partsOf(text: string): string[] {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g)?.map((sentence) => sentence.trim().slice(0, 2 * partLength)) ?? []
  const parts: string[] = []
  for (const sentence of sentences.filter((each) => each !== '')) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < partLength)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts.length <= mostParts ? parts : [...parts.slice(0, mostParts / 2), ...parts.slice(-mostParts / 2)]
}
