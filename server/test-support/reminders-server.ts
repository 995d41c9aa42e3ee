import '../src/drizzle-imports.ts'
import { composeServer } from '../src/compose.ts'
import { readConfig } from '../src/config.ts'
import type { Jobs } from '../src/platform/jobs/jobs.ts'
import { testKey } from './encryption.ts'

/**
 * The whole program to be killed: it answers people, works its own jobs, and dispatches and sends what is due at a moment again and
 * again, or with `once` until nothing is left. The database is a URL, or the folder of an embedded one.
 */
const [where, smtp, at, mode] = process.argv.slice(2)
if (where === undefined || smtp === undefined || at === undefined)
  throw new Error('give a database, a mail server and a moment')
const config = readConfig({
  LOG_LEVEL: 'silent',
  ENCRYPTION_KEYS: testKey,
  SMTP_URL: smtp,
  MAIL_FROM: 'hello@example.org',
  ...(URL.canParse(where) ? { DATABASE_URL: where } : { DATA_DIR: where }),
})
const server = await composeServer(
  { ...config, port: 0 },
  { clock: { now: () => Temporal.Instant.from(at) }, print: () => undefined },
)
await server.listen()
console.log('begun')

/** What its own jobs do each minute, without the wait for the minute. */
const ticks: (() => Promise<unknown>)[] = []
const nothing = async () => undefined
const recorder: Jobs = {
  work(queue, handle) {
    const isOfMail = ['reminder-dispatch', 'mail-delivery'].includes(queue.name)
    if (isOfMail) ticks.push(() => handle(queue.data.parse({}), { signal: new AbortController().signal }))
  },
  schedule: () => undefined,
  send: nothing,
  ready: nothing,
  start: nothing,
  stop: nothing,
}
for (const { jobs } of server.modules) jobs?.(recorder)
do {
  for (const tick of ticks) await tick()
  if (mode !== 'once') await new Promise((resolve) => setTimeout(resolve, 5))
} while (mode !== 'once')
await server.close()
