import { parentPort, workerData } from 'node:worker_threads'
import { Engine, type Storage } from './embedded-engine.ts'

/** Runs PostgreSQL beside the program: its start, its syncs and its queries hold up nobody who asks for something else. */
const port = parentPort
if (!port) throw new Error('the embedded database runs in a worker thread')

const engine = await Engine.open(workerData as Storage)
port.on('message', (asked: Uint8Array | 'close') => {
  if (asked === 'close') return void engine.close().finally(() => port.close())
  const answer = engine.answer(asked)
  port.postMessage(answer, [answer.buffer])
})
