import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { Registry } from 'prom-client'
import { openDatabase } from '../server/src/db/client.ts'
import type { OutgoingMessage } from '../server/src/platform/mail/message.ts'
import { connections, createSmtpMail } from '../server/src/platform/mail/smtp.ts'
import type { MailTransport } from '../server/src/platform/mail/transport.ts'
import { openReminders } from '../server/test-support/reminders.ts'

/* One worker of bench:reminders: claim for some seconds, send some messages, or hand as many to nodemailer alone. */

const [mode, url, smtp, amount] = process.argv.slice(2)
if (!url || !smtp || !amount) throw new Error('give a mode, a database, a mail server and an amount')
const from = 'Lampstand <hello@lampstand.example.org>'
const memory = () => Math.round(process.memoryUsage().rss / 1_000_000)
const database = await openDatabase({ url })
const transport = createSmtpMail({ url: smtp, from })
const clock = { now: () => Temporal.Instant.from(mode === 'claim' ? '2026-03-02T13:00:10Z' : '2026-03-03T13:00:10Z') }

const result = await (mode === 'claim'
  ? claim(Number(amount))
  : mode === 'send'
    ? send(Number(amount))
    : bare(Number(amount)))
transport.close()
await database.close()
console.log(JSON.stringify(result))

function open(on: MailTransport = transport) {
  return openReminders({ database, clock, transport: on, registry: new Registry() })
}

async function claim(seconds: number) {
  const { dispatcher } = await open()
  await dispatcher.dispatchBatch(500)
  const firstMb = memory()
  const start = performance.now()
  let done = 0
  while (performance.now() - start < seconds * 1000) {
    const taken = await dispatcher.dispatchBatch(500)
    if (taken === 0) break
    done += taken
  }
  return { done, seconds: (performance.now() - start) / 1000, firstMb, lastMb: memory() }
}

async function send(count: number) {
  const reminders = await open()
  for (let done = 0; done < count; done += 500) await reminders.dispatcher.dispatchBatch(Math.min(500, count - done))
  const firstMb = memory()
  const start = performance.now()
  await reminders.deliver()
  return { done: count, seconds: (performance.now() - start) / 1000, firstMb, lastMb: memory() }
}

/** The same message by nodemailer alone, with as many connections. */
async function bare(count: number) {
  let sample: OutgoingMessage | undefined
  const capture: MailTransport = {
    async send(message) {
      sample = message
    },
  }
  const reminders = await open(capture)
  await reminders.dispatcher.dispatchBatch(1)
  await reminders.deliver()
  if (!sample) throw new Error('nothing was composed')
  const { to, ...rest } = sample
  await database.orm.execute(sql`delete from mail_outbox`)
  const pool = createTransport(
    { url: smtp, pool: true, maxConnections: connections, maxMessages: Infinity } as object,
    { from },
  )
  const firstMb = memory()
  const start = performance.now()
  let left = count
  const slot = async () => {
    while (left-- > 0)
      await pool.sendMail({
        ...rest,
        headers: { ...rest.headers },
        to: { name: '', address: to },
        messageId: `<${left}@example.org>`,
      })
  }
  await Promise.all(Array.from({ length: 8 }, slot))
  const seconds = (performance.now() - start) / 1000
  pool.close()
  return { done: count, seconds, firstMb, lastMb: memory() }
}
