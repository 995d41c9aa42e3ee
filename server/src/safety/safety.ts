import type { Help, Safety as Level } from '@lampstand/contract/answers'
import type { DangerOdds } from '@lampstand/scripture/dangers'
import { Counter, Gauge, type Registry } from 'prom-client'
import { assess, isUnrelated } from './assess.ts'
import type { Danger, Variant, Who } from './dangers.ts'
import type { Helplines } from './helplines.ts'
import type { PhraseData } from './phrases.ts'
import { createTextReader, type TextReading } from './text-reader.ts'
import { startWords, type WordsClient } from './words-client.ts'

/** What somebody wrote, read for danger. */
export type SafetyReading = {
  readonly level: Level
  /** Null for `none`. */
  readonly danger: Danger | null
  readonly who: Who
  /** What the first steps depend on, the most urgent first. */
  readonly variants: readonly Variant[]
  /** Whether it has nothing to do with anybody's working life. */
  readonly isUnrelated: boolean
  /** In which language it is written, ISO 639-1; null for English. */
  readonly language: string | null
  /** Where to get help; present unless the level is `none`. */
  readonly help?: Help
}

/** What a reply says of it beside its own fields: nothing where there is no concern. */
export const heardFields = ({ level, help }: SafetyReading) =>
  level === 'none' ? {} : { safety: level, ...(help && { help }) }

/** Who speaks of harming others is the danger; who speaks of any other danger is taken to be in it. */
export const askerIn = (danger: Danger | null): Who => (danger === 'harm-to-others' ? 'asker-is-danger' : 'self')

/** Of nothing typed. */
export const calmReading: SafetyReading = {
  level: 'none',
  danger: null,
  who: 'self',
  variants: [],
  isUnrelated: false,
  language: null,
}

type Parts = {
  readonly phrases: PhraseData
  readonly helplines: Helplines
  /** How likely each kind of danger is meant, a part of the text at a time; empty without the encoder. */
  readonly dangers: (text: string) => Promise<DangerOdds[]>
  readonly registry: Registry
  readonly log: { warn(fields: object | string, message?: string): void }
  readonly open?: (phrases: PhraseData) => Promise<WordsClient>
}

export type Safety = ReturnType<typeof createSafety>

/** The one place where what people type is read for danger (D33, D35). Nothing of it is kept, logged or counted by person. */
export function createSafety({ phrases, helplines, dangers, registry, log, open = startWords }: Parts) {
  const ready = new Gauge({
    name: 'lampstand_safety_thread_ready',
    help: '1 when words are read for danger in a thread of their own, 0 when the main thread does it.',
    registers: [registry],
  })
  const faults = new Counter({
    name: 'lampstand_safety_faults_total',
    help: 'Texts that the thread should have read for danger and the main thread did.',
    registers: [registry],
  })
  let here: ((text: string) => Promise<TextReading>) | undefined
  let client: WordsClient | undefined
  let starting: Promise<void> | undefined
  let isWanted = false
  let isClosed = false

  const readHere = (text: string): Promise<TextReading> => {
    here ??= createTextReader(phrases)
    return here(text)
  }

  async function readWords(text: string): Promise<TextReading> {
    if (!client) return readHere(text)
    try {
      return await client.read(text)
    } catch {
      faults.inc()
      return readHere(text)
    }
  }

  async function begin(): Promise<void> {
    let started: WordsClient
    try {
      started = await open(phrases)
    } catch (error) {
      return log.warn({ err: error }, 'words are read for danger in the main thread: their own did not start')
    }
    if (isClosed) return started.close()
    client = started
    ready.set(1)
    void started.stopped.then(() => {
      client = undefined
      ready.set(0)
      if (!isClosed)
        log.warn('words are read for danger in the main thread: their own has stopped, and is started again soon')
    })
  }

  async function start(): Promise<void> {
    isWanted = true
    if (client || isClosed) return
    starting ??= begin().finally(() => {
      starting = undefined
    })
    await starting
  }

  return {
    /** Reads all that was typed. `timeZone` (IANA, null when unknown) tells where help is. */
    async read(text: string, { timeZone }: { readonly timeZone: string | null }): Promise<SafetyReading> {
      const words = await readWords(text)
      const { variants, language } = words
      // The encoder knows English only.
      const meant = language === null ? await dangers(words.literal) : []
      const { level, danger } = assess(words, meant)
      const who = words.who ?? askerIn(danger)
      return {
        level,
        danger,
        who,
        variants,
        isUnrelated: isUnrelated(meant),
        language,
        ...(level !== 'none' && { help: helplines.helpIn(timeZone, danger, { who, variants, language }) }),
      }
    },

    /** Starts the thread beside the program where none runs; until it is ready the main thread reads. */
    start,
    /** Starts it again when it was started once and has stopped. */
    revive: async () => {
      if (isWanted) await start()
    },
    async close() {
      isClosed = true
      await client?.close()
    },
  }
}
