import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { Storage } from './embedded-engine.ts'

type Chunk = { chunk: Buffer }

/** An embedded PostgreSQL in a thread of its own. */
export type EngineThread = {
  /** A connection for `pg`, in place of a socket. A new one ends the one before. Breaks when the thread ends. */
  connect(): Duplex
  /** Resolves when the thread has ended, by itself or not, and holds no file any more. */
  ended: Promise<void>
  /** Resolves when its files are closed. */
  close(): Promise<void>
}

/** Starts it; what is asked before it is ready waits. */
export function startEngine(storage: Storage): EngineThread {
  const worker = new Worker(new URL('./embedded-thread.ts', import.meta.url), {
    workerData: storage,
    // The build runs its steps by `--eval`, with flags that no file can be run with.
    execArgv: [],
  })
  /** Each message is answered by one, in order. */
  const waiting: Connection[] = []
  const connections = new Set<Connection>()
  const exited = Promise.withResolvers<void>()
  let fault: Error | undefined

  const end = (error: Error) => {
    fault ??= error
    for (const connection of connections) connection.destroy(told(fault))
  }
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => {
    end(new Error('The embedded database has stopped.'))
    exited.resolve()
  })
  worker.on('message', (answer: Uint8Array<ArrayBuffer>) => waiting.shift()?.receive(answer))

  /** A Duplex that looks like a socket to `pg`. */
  class Connection extends Duplex {
    connect() {
      connections.add(this)
      process.nextTick(() => (fault ? this.destroy(told(fault)) : this.emit('connect')))
      return this
    }

    setNoDelay() {
      return this
    }

    setKeepAlive() {
      return this
    }

    ref() {
      return this
    }

    unref() {
      return this
    }

    receive({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) {
      if (byteLength > 0 && !this.readableEnded) this.push(Buffer.from(buffer, byteOffset, byteLength))
    }

    override _read() {}

    override _write(chunk: Buffer, _encoding: string, done: () => void) {
      this.#ask(chunk)
      done()
    }

    override _writev(chunks: Chunk[], done: () => void) {
      this.#ask(Buffer.concat(chunks.map(({ chunk }) => chunk)))
      done()
    }

    override _final(done: () => void) {
      this.push(null)
      done()
    }

    override _destroy(error: Error | null, done: (error: Error | null) => void) {
      connections.delete(this)
      done(error)
    }

    #ask(messages: Uint8Array) {
      waiting.push(this)
      worker.postMessage(messages)
    }
  }

  return {
    connect: () => new Connection(),
    ended: exited.promise,
    async close() {
      worker.postMessage('close')
      await exited.promise
    },
  }
}

/** Each who asks gets an error of its own: some add to the message of what they are given. */
const told = (fault: Error) => new Error(fault.message, { cause: fault.cause })
