import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/db/client.ts'
import { sendingSlots } from '../src/platform/mail/delivery.ts'
import { startSmtpServer } from './smtp-server.ts'

const program = fileURLToPath(new URL('./reminders-sender.ts', import.meta.url))
const due = Temporal.Instant.from('2026-03-02T12:00:00Z')

type Options = { url: string; kills: number; subscriptions: number }

/**
 * Has two processes at a time dispatch and send, kills both at a moment of chance, and again, until so many were killed; then lets one
 * finish. All slots fall on one minute.
 */
export async function killWhileSending({ url, kills, subscriptions }: Options) {
  const database = await openDatabase({ url })
  const server = await startSmtpServer()
  await database.orm.execute(sql`insert into users(issuer, subject, subscription_status)
    select 'test', n::text, 'active' from generate_series(1, ${subscriptions}::int) n`)
  await database.orm.execute(sql`insert into email_prayer_subscriptions
    (user_id, email, address_hash, time_zone, prayer_times, verified_at, next_due_at)
    select id, subject || '@example.org', md5(subject), 'UTC', array['12:00'], now(), ${due.toString()}::timestamptz from users`)

  let killed = 0
  for (let round = 1; killed < kills; round++) {
    const at = due.add({ seconds: round })
    const running = [start(url, server.url, at), start(url, server.url, at)]
    await Promise.all(running.map(({ begun }) => begun))
    for (const { end } of running) {
      await sleep(Math.random() * 250)
      await end()
      killed++
    }
  }
  // The leases of the dead have run out.
  const last = start(url, server.url, due.add({ minutes: 20 }), 'once')
  await last.ended

  const { rows: ledger } = (await database.orm.execute(
    sql`select status, count(*)::int as count from email_deliveries group by status`,
  )) as { rows: { status: string; count: number }[] }
  const ids = server.messageIds()
  const recipients = new Set(server.received.flatMap(({ to }) => to))
  await server.stop()
  await database.close()
  return {
    killed,
    ledger,
    reached: recipients.size,
    /** Messages handed over a second time, all under the id of the first. */
    repeated: ids.length - new Set(ids).size,
    distinctIds: new Set(ids).size,
    mostRepeated: killed * sendingSlots,
  }
}

function start(url: string, smtp: string, at: Temporal.Instant, mode: 'on' | 'once' = 'on') {
  const child = spawn(process.execPath, [program, url, smtp, at.toString(), mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const begun = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  return {
    ended,
    begun: Promise.race([begun, ended]),
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
