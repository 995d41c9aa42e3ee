import { Worker } from 'node:worker_threads'
import type { Encode } from './encoder.ts'
import type { Told } from './encoder-thread.ts'
import { forbidTelemetry } from './telemetry.ts'

/** The sentence encoder in a thread of its own. `encode` rejects when it has stopped or takes longer than its patience. */
export type EncoderClient = {
  readonly encode: Encode
  /** Resolves when it has ended, for whatever reason. */
  readonly stopped: Promise<void>
  close(): Promise<void>
}

type Answer = 'ready' | { id: number; vector: Float32Array | undefined }
type Waiting = { resolve: (vector: Float32Array) => void; reject: (error: Error) => void }

const startPatience = 20_000

/**
 * Starts the encoder and resolves when it can answer (a fifth of a second, 90 MB). Rejects when it cannot start; then sentences
 * are understood by keywords alone. `patience`: milliseconds that one sentence may take.
 */
export async function startEncoder({ patience = 5000 }: { patience?: number } = {}): Promise<EncoderClient> {
  forbidTelemetry()
  const worker = new Worker(new URL('./encoder-thread.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  const exited = Promise.withResolvers<void>()
  const ready = Promise.withResolvers<void>()
  let last = 0
  let stopped: Error | undefined
  const gone = Promise.withResolvers<void>()

  const stop = (error: Error): void => {
    stopped = error
    ready.reject(error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    gone.resolve()
  }
  worker.on('error', (error) => stop(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => {
    stop(new Error('The sentence encoder has stopped.'))
    exited.resolve()
  })
  worker.on('message', (answer: Answer) => {
    if (answer === 'ready') return ready.resolve()
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.vector) asked?.resolve(answer.vector)
    else asked?.reject(new Error('The sentence encoder could not read a sentence.'))
  })

  const tell = (told: Told) => worker.postMessage(told)

  /** Resolves when the sentence under way is read, which takes milliseconds, and the thread has ended. */
  async function close(): Promise<void> {
    stop(new Error('The sentence encoder has stopped.'))
    worker.ref()
    tell('close')
    await exited.promise
  }

  function encodeOne(sentence: string): Promise<Float32Array> {
    if (stopped) return Promise.reject(stopped)
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array>()
    const id = ++last
    waiting.set(id, { resolve, reject })
    const timer = setTimeout(() => {
      waiting.delete(id)
      reject(new Error('The sentence encoder took too long.'))
    }, patience)
    tell({ id, sentence })
    return promise.finally(() => clearTimeout(timer))
  }

  const timer = setTimeout(() => stop(new Error('The sentence encoder did not start in time.')), startPatience)
  try {
    await ready.promise
  } catch (error) {
    tell('close')
    worker.unref()
    throw error
  } finally {
    clearTimeout(timer)
  }
  // A program that has nothing else to do may end.
  worker.unref()
  return {
    encode: (sentences) => Promise.all(sentences.map(encodeOne)),
    stopped: gone.promise,
    close,
  }
}
