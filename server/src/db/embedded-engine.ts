import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { DurableNodeFS } from './durable-fs.ts'

/** Where an embedded PostgreSQL has its files: in a folder, or in memory, which begins with those of a dump. */
export type Storage = { folder: string } | { dump: Blob | undefined }

const startup = 0
/** What PGlite throws through PostgreSQL when a statement fails. Anything else is the end of it. */
const statementFailed = 100
/** What a former connection left: a transaction that failed, prepared statements, settings. */
const forget = ['rollback', 'discard all'].map(simpleQuery)

/** What PGlite calls for a message; its types leave it out. */
type Module = Record<
  '_PostgresMainLoopOnce' | '_PostgresSendReadyForQueryIfNecessary' | '_pgl_pq_flush' | 'stackRestore',
  () => void
>

/** PostgreSQL inside this thread: bytes of its wire protocol in, bytes out. */
export class Engine extends PGlite {
  /** @throws why PostgreSQL cannot begin, such as a disk that is full */
  static async open(storage: Storage): Promise<Engine> {
    const lastWords = listen()
    const engine = new Engine({
      ...('folder' in storage ? onDisk(storage.folder) : { ...(storage.dump && { loadDataDir: storage.dump }) }),
      onStderr: lastWords.hear,
    })
    try {
      await engine.waitReady
    } catch (error) {
      throw lastWords.asError(error)
    }
    engine.#endAtPanic(lastWords.asError)
    return engine
  }

  /** Its own parsers are of no use here, and to read what they need takes a query at start. */
  override async _initArrayTypes() {}

  /**
   * Whole messages, in the order in which they came; each new connection ends the one before.
   * @throws when PostgreSQL has panicked, as it does rather than lose a write
   */
  answer(messages: Uint8Array): Uint8Array<ArrayBuffer> {
    if (messages[0] === startup) for (const query of forget) this.execProtocolRawSync(query)
    // A copy: some answers are a window on a buffer that the next one is written to.
    return new Uint8Array(this.execProtocolRawSync(messages))
  }

  /** PGlite catches a panic and goes on, for ever, in what is left of PostgreSQL. */
  #endAtPanic(asError: (cause: unknown) => Error) {
    const module = this.mod as unknown as Module
    const run = module._PostgresMainLoopOnce
    module._PostgresMainLoopOnce = () => {
      try {
        run()
      } catch (error) {
        if ((error as { status?: unknown }).status !== statementFailed) refuseAll(module, asError(error))
        throw error
      }
    }
  }
}

/** What PostgreSQL says when it gives up: it names the file and the fault of the disk, and nothing that a person wrote. */
function listen() {
  let said = ''
  return {
    hear(line: string) {
      if (/\b(PANIC|FATAL):/.test(line)) said = `: ${line.replace(/^.*?\b(?=PANIC|FATAL)/, '')}`
      return true
    },
    asError: (cause: unknown) => new Error(`PostgreSQL has stopped inside of the program${said}`, { cause }),
  }
}

function refuseAll(module: Module, error: Error) {
  const refuse = () => {
    throw error
  }
  const refused: Module = {
    _PostgresMainLoopOnce: refuse,
    _PostgresSendReadyForQueryIfNecessary: refuse,
    _pgl_pq_flush: refuse,
    stackRestore: refuse,
  }
  Object.assign(module, refused)
}

/** PGlite turns fsync off by `-F`; the default way of syncing the log would open it with flags that do nothing here. */
const durably = [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync']
/** The default of 128 MB is resident from the start; what is read again comes from the system's cache of files. */
const smallBuffers = ['-c', 'shared_buffers=16MB']

const onDisk = (folder: string): PGliteOptions => ({
  fs: new DurableNodeFS(folder),
  startParams: [...durably, ...smallBuffers],
})

function simpleQuery(text: string): Uint8Array {
  const message = Buffer.from(`Q....${text}\0`)
  message.writeInt32BE(message.length - 1, 1)
  return message
}
