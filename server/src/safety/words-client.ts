import { Worker } from 'node:worker_threads'
import type { PhraseData } from './phrases.ts'
import type { TextReading } from './text-reader.ts'

/** A words reader in a thread of its own. `read` rejects when the thread has stopped or takes longer than its patience. */
export type WordsClient = {
  read(text: string): Promise<TextReading>
  /** Resolves when it has ended, for whatever reason. */
  readonly stopped: Promise<void>
  close(): Promise<void>
}

type Answer = 'ready' | { id: number; reading: TextReading }
type Waiting = { resolve: (reading: TextReading) => void; reject: (error: Error) => void }

/** Resolves when it can read (a tenth of a second). Rejects when it cannot start. `patience`: milliseconds for one text. */
export async function startWords(phrases: PhraseData, { patience = 3000 } = {}): Promise<WordsClient> {
  const worker = new Worker(new URL('./safety-thread.ts', import.meta.url), { workerData: phrases })
  const waiting = new Map<number, Waiting>()
  const ready = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  let last = 0
  let fault: Error | undefined

  const stop = (error: Error): void => {
    fault ??= error
    ready.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    gone.resolve()
  }
  worker.on('error', (error) => stop(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => stop(new Error('The thread that reads words for danger has stopped.')))
  worker.on('message', (answer: Answer) => {
    if (answer === 'ready') return ready.resolve()
    waiting.get(answer.id)?.resolve(answer.reading)
    waiting.delete(answer.id)
  })
  await ready.promise
  // The thread must not keep the process alive.
  worker.unref()
  return {
    read(text) {
      if (fault) return Promise.reject(fault)
      const { promise, resolve, reject } = Promise.withResolvers<TextReading>()
      const id = ++last
      waiting.set(id, { resolve, reject })
      const timer = setTimeout(() => {
        waiting.delete(id)
        reject(new Error('Reading words for danger took too long.'))
      }, patience)
      worker.postMessage({ id, text })
      return promise.finally(() => clearTimeout(timer))
    },
    stopped: gone.promise,
    close: async () => {
      await worker.terminate()
    },
  }
}
