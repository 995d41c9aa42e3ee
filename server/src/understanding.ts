import type { SafetyEntry } from '@lampstand/content/safety-schemas'
import type { ThemeEntry } from '@lampstand/content/schemas'
import { createDangerReading, type DangerOdds, openDangers } from '@lampstand/scripture/dangers'
import { remembering } from '@lampstand/scripture/encoder'
import { type EncoderClient, startEncoder } from '@lampstand/scripture/encoder-client'
import { openMeaning } from '@lampstand/scripture/meaning'
import type { Finding, FindOptions, Retriever } from '@lampstand/scripture/retrieval'
import { createUnderstanding } from '@lampstand/scripture/understanding'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Log } from './http/logging.ts'

type Parts = {
  retriever: Retriever
  themes: readonly ThemeEntry[]
  safety: readonly SafetyEntry[]
  registry: Registry
  log: Log
}

export type Understanding = {
  find(query: string, options?: Omit<FindOptions, 'meant'>): Promise<Finding>
  /** How likely each kind of danger is meant, a part of the text at a time; empty without the encoder. */
  dangers(text: string): Promise<DangerOdds[]>
  /** Starts the sentence encoder beside the program; until it is ready, and when it cannot start, words alone answer. */
  start(): Promise<void>
  close(): Promise<void>
}

/** Finds passages for a sentence, and tells the operator when that happens by words alone. */
export function createUnderstandingService({ retriever, themes, safety, registry, log }: Parts): Understanding {
  const ready = new Gauge({
    name: 'lampstand_encoder_ready',
    help: '1 when the sentence encoder helps to find passages, 0 when words alone do.',
    registers: [registry],
  })
  const faults = new Counter({
    name: 'lampstand_encoder_faults_total',
    help: 'Sentences that the encoder should have read and did not.',
    registers: [registry],
  })
  let find = createUnderstanding({ retriever })
  let dangers: Understanding['dangers'] = async () => []
  let client: EncoderClient | undefined
  let closed = false

  return {
    find: (query, options) => find(query, options),
    dangers: (text) => dangers(text),
    async start() {
      const meaning = openMeaning(themes)
      if (!meaning)
        return log.warn('passages are found by words alone: the build has not prepared the meaning of the themes')
      try {
        client = await startEncoder()
      } catch (error) {
        return log.warn({ err: error }, 'passages are found by words alone: the sentence encoder did not start')
      }
      if (closed) return client.close()
      const encode = remembering(client.encode)
      const onFault = () => faults.inc()
      find = createUnderstanding({ retriever, encode, meaning, onFault })
      const meansDanger = openDangers(themes, safety)
      if (meansDanger) dangers = createDangerReading({ encode, meansDanger, onFault })
      ready.set(1)
    },
    async close() {
      closed = true
      await client?.close()
    },
  }
}
