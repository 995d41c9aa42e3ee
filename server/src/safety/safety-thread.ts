import { parentPort, workerData } from 'node:worker_threads'
import type { PhraseData } from './phrases.ts'
import { createTextReader } from './text-reader.ts'

/** Runs beside the program, so that no request waits while somebody else's long text is read. */
const port = parentPort
if (!port) throw new Error('words are read for danger in a worker thread')

const read = createTextReader(workerData as PhraseData)
// V8 compiles a pattern at its first use; nobody should wait for that.
await read('ready when you are')
port.postMessage('ready')

const answer = async ({ id, text }: { id: number; text: string }) => port.postMessage({ id, reading: await read(text) })
port.on('message', (asked: { id: number; text: string }) => void answer(asked))
