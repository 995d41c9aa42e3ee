import '../server/src/drizzle-imports.ts'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/*
 * Part of `npm run bench:start`, with the folder of a database: brings in one part of the program after another, each on top of those
 * before, and prints a JSON object a line: `{ "part", "megabytes" }`, resident after a second of rest. The last is the whole program.
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

const { composeServer } = await import('../server/src/compose.ts')
const { readConfig } = await import('../server/src/config.ts')
await tell('+ modules of the server')

const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' })
const server = await composeServer(config, { database, print: () => undefined })
await server.app.ready()
await server.opened
await tell('+ content, text and routes')

const { startEncoder } = await import('@lampstand/scripture/encoder-client')
const encoder = await startEncoder()
await encoder.encode(['I am afraid of Monday'])
await tell('+ encoder')

const { openRequests } = await import('@lampstand/scripture/requests')
const { openDangers } = await import('@lampstand/scripture/dangers')
const learned = [openRequests(), openDangers()]
await tell('+ what was learned')

const { loadContent } = await import('@lampstand/content/loader')
const { startWords } = await import('../server/src/safety/words-client.ts')
const words = await startWords(loadContent().phrases)
await tell('+ thread that reads phrases')

await server.work()
await tell('+ jobs')

// What is held until here must not be collected before.
void learned
await words.close()
await encoder.close()
await server.close()
process.exit()
