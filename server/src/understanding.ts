import { createDangerReading, type DangerOdds, type MeansDanger, openDangers } from '@lampstand/scripture/dangers'
import { type EncoderClient, startEncoder } from '@lampstand/scripture/encoder-client'
import { remembering } from '@lampstand/scripture/remembering'
import { type LearnedRequests, openRequests } from '@lampstand/scripture/requests'
import type { Finding, FindOptions, Retriever } from '@lampstand/scripture/retrieval'
import { createPassageSearch, createUnderstanding, type Understood } from '@lampstand/scripture/understanding'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Log } from './http/logging.ts'

type Parts = {
  retriever: Retriever
  registry: Registry
  log: Log
  open?: () => Promise<EncoderClient>
  learned?: () => { requests: LearnedRequests; meansDanger: MeansDanger }
}

export type Understanding = {
  /** Passages for a sentence, and what it is about. */
  find(query: string, options?: Omit<FindOptions, 'meant'>): Promise<Finding>
  /** The same, and who asks and what is asked outright, which takes ten times as long. */
  understand(query: string, options?: Omit<FindOptions, 'meant'>): Promise<Understood>
  /** How likely each kind of danger is meant, a part of the text at a time; empty without the encoder. */
  dangers(text: string): Promise<DangerOdds[]>
  /**
   * Starts the sentence encoder beside the program where none runs; until it is ready, and when it cannot start, words only
   * answer.
   */
  start(): Promise<void>
  /** Starts it again when it was started once and has stopped. */
  revive(): Promise<void>
  close(): Promise<void>
}

const openLearned = () => ({ requests: openRequests(), meansDanger: openDangers() })

/** Finds passages for a sentence, and tells the operator when that happens by words only. */
export function createUnderstandingService(parts: Parts): Understanding {
  const { retriever, registry, log, open = startEncoder, learned = openLearned } = parts
  const ready = new Gauge({
    name: 'lampstand_encoder_ready',
    help: '1 when the sentence encoder helps to find passages, 0 when passages are found by words only.',
    registers: [registry],
  })
  const faults = new Counter({
    name: 'lampstand_encoder_faults_total',
    help: 'Sentences that the encoder should have read and did not.',
    registers: [registry],
  })
  const onFault = () => faults.inc()
  const byWords = {
    find: createPassageSearch({ retriever }),
    understand: createUnderstanding({ retriever }),
    dangers: async () => [],
  }
  let current: Pick<Understanding, 'find' | 'understand' | 'dangers'> = byWords
  let client: EncoderClient | undefined
  let starting: Promise<void> | undefined
  let isWanted = false
  let closed = false

  async function openAll() {
    const known = learned()
    return { ...known, client: await open() }
  }

  async function begin(): Promise<void> {
    const opened = await openAll().catch((error: unknown) => {
      log.warn({ err: error }, 'passages are found by words only: the sentence encoder did not start')
    })
    if (!opened) return
    if (closed) return opened.client.close()
    const { requests, meansDanger } = opened
    client = opened.client
    const encode = remembering(client.encode)
    const parts = { retriever, encode, learned: requests, onFault }
    current = {
      find: createPassageSearch(parts),
      understand: createUnderstanding(parts),
      dangers: createDangerReading({ encode, meansDanger, onFault }),
    }
    ready.set(1)
    void client.stopped.then(() => {
      client = undefined
      current = byWords
      ready.set(0)
      if (!closed) log.warn('passages are found by words only: the sentence encoder stopped and will be restarted')
    })
  }

  async function start(): Promise<void> {
    isWanted = true
    if (client || closed) return
    starting ??= begin().finally(() => {
      starting = undefined
    })
    await starting
  }

  return {
    find: (query, options) => current.find(query, options),
    understand: (query, options) => current.understand(query, options),
    dangers: (text) => current.dangers(text),
    start,
    revive: async () => {
      if (isWanted) await start()
    },
    async close() {
      closed = true
      // One that is still starting closes itself then.
      await starting
      await client?.close()
    },
  }
}
