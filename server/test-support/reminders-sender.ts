import { Registry } from 'prom-client'
import { openDatabase } from '../src/db/client.ts'
import { createSmtpMail } from '../src/platform/mail/smtp.ts'
import { openReminders } from './reminders.ts'

/** A program to be killed: dispatches and sends what is due at a moment, until it ends or, with `once`, until nothing is left. */
const [url, smtp, at, mode] = process.argv.slice(2)
if (url === undefined || smtp === undefined || at === undefined)
  throw new Error('give a database, a mail server and a moment')
const database = await openDatabase({ url })
const transport = createSmtpMail({ url: smtp, from: 'hello@example.org' })
const clock = { now: () => Temporal.Instant.from(at) }
const reminders = await openReminders({ database, clock, transport, registry: new Registry() })
console.log('begun')
do {
  await reminders.run()
  if (mode !== 'once') await new Promise((resolve) => setTimeout(resolve, 5))
} while (mode !== 'once')
transport.close()
await database.close()
