import '../server/src/drizzle-imports.ts'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * Part of `npm run bench:start`, with the folder of a database: brings in one part of the program after another, each on top of those
 * before, and prints a JSON object a line: `{ "part", "megabytes" }`, resident after a second of rest.
 */

const folder = process.argv[2] ?? ''

async function tell(part: string) {
  await sleep(1000)
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
  console.log(JSON.stringify({ part, megabytes: kilobytes / 1024 }))
}

await tell('bare node')

const { openDatabase } = await import('../server/src/db/client.ts')
const database = await openDatabase({ folder })
await tell('+ database')

const { openText } = await import('@lampstand/scripture/text')
const { loadContent } = await import('@lampstand/content/loader')
const { createRetriever } = await import('@lampstand/scripture/retrieval')
openText()
const retriever = createRetriever(loadContent())
await tell('+ content and text')

await import('../server/src/compose.ts')
await tell('+ modules of the server')

const { startEncoder } = await import('@lampstand/scripture/encoder-client')
const encoder = await startEncoder()
await encoder.encode(['I am afraid of Monday'])
await tell('+ encoder')

// What is held until here must not be collected before.
void retriever
await encoder.close()
await database.close()
