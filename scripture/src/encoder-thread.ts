import { parentPort } from 'node:worker_threads'
import { loadEncoder } from './encoder.ts'

/** Runs beside the program, so that no request waits while a sentence is encoded. */
const port = parentPort
if (!port) throw new Error('the encoder runs in a worker thread')

const encode = await loadEncoder()
// The first sentence takes ten times as long as the next; nobody should wait for it.
await encode(['ready'])
port.postMessage('ready')
port.on('message', ({ id, sentence }: { id: number; sentence: string }) => {
  encode([sentence]).then(
    ([vector]) => port.postMessage({ id, vector }),
    () => port.postMessage({ id, vector: undefined }),
  )
})
