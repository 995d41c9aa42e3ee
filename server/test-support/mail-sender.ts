import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { z } from 'zod'
import { systemClock } from '../src/clock.ts'
import { openDatabase } from '../src/db/client.ts'
import { defineQueue } from '../src/platform/jobs/jobs.ts'
import { createJobs } from '../src/platform/jobs/pg-boss.ts'
import { createMail } from '../src/platform/mail/mail.ts'
import { createSmtpMail } from '../src/platform/mail/smtp.ts'
import { silentLog } from './silent-log.ts'

/**
 * A program to be killed: writes mail and a job for each in one transaction, and hands the mail over at the same time, until it ends.
 * Arguments: the database as JSON, and the mail server. Says `kept <key>` after each commit.
 */
const [where, smtp] = process.argv.slice(2)
if (where === undefined || smtp === undefined) throw new Error('give a database and a mail server')
const database = await openDatabase(JSON.parse(where) as Parameters<typeof openDatabase>[0])
const parts = { database, clock: systemClock, registry: new Registry(), log: silentLog }
const lamps = defineQueue({ name: 'lamps', data: z.object({ key: z.string() }) })
const jobs = createJobs({ ...parts, works: false })
jobs.work(lamps, async () => undefined)
await jobs.ready()
const mail = createMail({
  ...parts,
  host: 'lampstand.example.org',
  transport: createSmtpMail({ url: smtp, from: 'hello@example.org' }),
})

async function write() {
  for (;;) {
    const key = randomUUID()
    await database.withTransaction(async (tx) => {
      await mail.enqueue(tx, { key, kind: 'test', to: `${key}@example.org`, subject: key, text: 'It is lit.' })
      await jobs.send(lamps, { key }, { within: tx })
    })
    console.log(`kept ${key}`)
  }
}

async function deliver() {
  const never = new AbortController().signal
  for (;;) await mail.deliverDue(never).then(() => new Promise((resolve) => setTimeout(resolve, 5)))
}

await Promise.all([write(), deliver()])
