import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { Registry } from 'prom-client'
import { openDatabase } from '../server/src/db/client.ts'
import type { OutgoingMessage } from '../server/src/platform/mail/message.ts'
import { createSmtpMail } from '../server/src/platform/mail/smtp.ts'
import { connections, type MailTransport } from '../server/src/platform/mail/transport.ts'
import { openReminders } from '../server/test-support/reminders.ts'

/*
 * One worker of bench:reminders. `claim` and `send` do what a worker does, for some seconds or until so many messages are sent;
 * `bare-claim` and `bare-send` do the least that could be called the same: three statements on two narrow tables, nodemailer alone.
 */

const [mode, url, smtp, amount] = process.argv.slice(2)
if (!url || !smtp || !amount) throw new Error('give a mode, a database, a mail server and an amount')
const from = 'Lampstand <hello@lampstand.example.org>'

/** Runs work, and says what it took: seconds, milliseconds of this process's processor time, and its resident megabytes over the time. */
async function measured<T>(work: () => Promise<T>) {
  const memory = () => Math.round(process.memoryUsage().rss / 1_000_000)
  const memories = [memory()]
  const sampling = setInterval(() => memories.push(memory()), 250)
  const before = process.cpuUsage()
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  clearInterval(sampling)
  return { result, seconds, processor: (user + system) / 1000, memories: [...memories, memory()] }
}

const database = await openDatabase({ url })
const transport = createSmtpMail({ url: smtp, from })
const clock = { now: () => Temporal.Instant.from(mode === 'claim' ? '2026-03-02T13:00:10Z' : '2026-03-03T13:00:10Z') }

const works: Record<string, (amount: number) => Promise<object>> = {
  claim,
  send,
  'bare-claim': bareClaim,
  'bare-send': bareSend,
}
const work = works[mode ?? '']
if (!work) throw new Error(`there is no mode ${mode}`)
const result = await work(Number(amount))
transport.close()
await database.close()
console.log(JSON.stringify(result))

function open(on: MailTransport = transport, registry = new Registry()) {
  return openReminders({ database, clock, transport: on, registry })
}

async function claim(seconds: number) {
  const registry = new Registry()
  const { dispatcher } = await open(transport, registry)
  await dispatcher.dispatchBatch(500)
  const written = async () => {
    const { values } = (await registry.getSingleMetric('lampstand_reminder_slots_total')?.get()) ?? { values: [] }
    return values.reduce((sum, { value }) => sum + value, 0)
  }
  const before = await written()
  const took = await measured(() => dispatcher.dispatchDue(AbortSignal.timeout(seconds * 1000)))
  return { ...took, done: (await written()) - before }
}

/** As the sketch of the dispatcher: claim, write a line, advance. */
async function bareClaim(seconds: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const start = performance.now()
  const before = process.cpuUsage()
  let done = 0
  while (performance.now() - start < seconds * 1000) {
    await client.query('begin')
    const { rows } = await client.query({
      name: 'claim',
      text: `select id, next_at from bare_subscriptions where next_at <= $1 order by next_at limit 500 for update skip locked`,
      values: ['2026-03-02T13:00:10Z'],
    })
    const ids = rows.map(({ id }) => id)
    const column = (text: string) => ids.map(() => text)
    await client.query({
      name: 'write',
      text: 'insert into bare_deliveries select * from unnest($1::bigint[], $2::date[], $3::text[]) on conflict do nothing',
      values: [ids, column('2026-03-02'), column('13:00')],
    })
    await client.query({
      name: 'advance',
      text: `update bare_subscriptions set next_at = u.next from unnest($1::bigint[], $2::timestamptz[]) u(id, next)
        where bare_subscriptions.id = u.id`,
      values: [ids, column('2026-03-03T13:00:00Z')],
    })
    await client.query('commit')
    if (ids.length === 0) break
    done += ids.length
  }
  const took = (performance.now() - start) / 1000
  await client.end()
  const { user, system } = process.cpuUsage(before)
  return { done, seconds: took, processor: (user + system) / 1000, memories: [] }
}

async function send(count: number) {
  const reminders = await open()
  for (let done = 0; done < count; done += 500) await reminders.dispatcher.dispatchBatch(Math.min(500, count - done))
  return { ...(await measured(() => reminders.deliver())), done: count }
}

/** The same message by nodemailer alone, with as many connections. */
async function bareSend(count: number) {
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
  const took = await measured(() => Promise.all(Array.from({ length: 8 }, slot)))
  pool.close()
  return { ...took, done: count }
}
