import { parentPort } from 'node:worker_threads'
import { loadEncoder } from './encoder.ts'

/** Runs beside the program, so that no request waits while a sentence is encoded. */
const port = parentPort
if (!port) throw new Error('the encoder runs in a worker thread')

type Asked = { id: number; sentence: string }
/** The thread ends by itself: one that is ended from outside while it computes takes the whole process with it. */
export type Told = Asked | 'close'

/** Sentences read in one go: a little faster than one by one, and none waits long for the others. */
const together = 3

const encode = await loadEncoder()
// The first sentences take ten times as long as the next; nobody should wait for them.
for (let turn = 0; turn < 5; turn++) await encode(['ready when you are'])
port.postMessage('ready')

const waiting: Asked[] = []
let isReading = false
port.on('message', (told: Told) => {
  if (told === 'close') {
    waiting.length = 0
    port.close()
    return
  }
  waiting.push(told)
  if (!isReading) {
    isReading = true
    // What has arrived by now is read together.
    setImmediate(() => void readWaiting())
  }
})

async function readWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting.splice(0, together)
    for (const { id, vector } of await readBatch(batch)) port?.postMessage({ id, vector })
    await new Promise(setImmediate)
  }
  isReading = false
}

/** A sentence that cannot be read must not take the others with it. */
async function readBatch(batch: readonly Asked[]): Promise<{ id: number; vector: Float32Array | undefined }[]> {
  try {
    const vectors = await encode(batch.map(({ sentence }) => sentence))
    return batch.map(({ id }, at) => ({ id, vector: vectors[at] }))
  } catch {
    const [only] = batch
    if (batch.length === 1 && only) return [{ id: only.id, vector: undefined }]
    return (await Promise.all(batch.map((asked) => readBatch([asked])))).flat()
  }
}
