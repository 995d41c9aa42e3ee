import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../src/db/client.ts'
import { sendingSlots } from '../src/platform/mail/delivery.ts'
import { startSmtpServer } from './smtp-server.ts'

/** `sender` dispatches and sends and does nothing else; `server` is the whole program in one process. */
const programs = { sender: './reminders-sender.ts', server: './reminders-server.ts' }
const due = Temporal.Instant.from('2026-03-02T12:00:00Z')

/** Milliseconds for which a message is waited for before a kill. */
const patience = 3000

type Options = {
  where: { url: string } | { folder: string }
  program?: keyof typeof programs
  kills: number
  subscriptions: number
}

/**
 * Has two processes at a time dispatch and send (one where the database is embedded), kills each at a moment of chance while messages
 * arrive, and again, until so many were killed; then lets one finish. All slots fall on one minute.
 */
export async function killWhileSending({ where, program = 'sender', kills, subscriptions }: Options) {
  const server = await startSmtpServer()
  const reached = () => new Set(server.received.flatMap(({ to }) => to)).size
  await subscribe(where, subscriptions)
  const start = (at: Temporal.Instant, mode: 'on' | 'once' = 'on') =>
    run(program, ['url' in where ? where.url : where.folder, server.url, at.toString(), mode])

  let killed = 0
  for (let round = 1; killed < kills; round++) {
    const at = due.add({ seconds: round })
    const before = server.received.length
    const running = 'url' in where ? [start(at), start(at)] : [start(at)]
    await Promise.all(running.map(({ begun }) => begun))
    // What the dead took is theirs until their lease runs out: in the end there may be nothing left to send.
    const asLongAs = Date.now() + patience
    while (server.received.length === before && reached() < subscriptions && Date.now() < asLongAs) await sleep(5)
    for (const { end } of running) {
      await sleep(Math.random() * 200)
      await end()
      killed++
    }
  }
  const whileKilled = reached()
  // The leases of the dead have run out.
  await start(due.add({ minutes: 20 }), 'once').ended

  const ledger = await ledgerOf(where)
  const ids = server.messageIds()
  await server.stop()
  return {
    killed,
    ledger,
    reached: reached(),
    /** Of these, how many before the last run, which was not killed. */
    whileKilled,
    /** Messages handed over a second time, all under the id of the first. */
    repeated: ids.length - new Set(ids).size,
    distinctIds: new Set(ids).size,
    mostRepeated: killed * sendingSlots,
  }
}

async function subscribe(where: Options['where'], subscriptions: number) {
  const database = await openDatabase(where)
  await database.orm.execute(sql`insert into users(issuer, subject, subscription_status)
    select 'test', n::text, 'active' from generate_series(1, ${subscriptions}::int) n`)
  await database.orm.execute(sql`insert into email_prayer_subscriptions
    (user_id, email, address_hash, time_zone, prayer_times, verified_at, next_due_at)
    select id, subject || '@example.org', md5(subject), 'UTC', array['12:00'], now(), ${due.toString()}::timestamptz from users`)
  await database.close()
}

async function ledgerOf(where: Options['where']) {
  const database = await openDatabase(where)
  const { rows } = (await database.orm.execute(
    sql`select status, count(*)::int as count from email_deliveries group by status`,
  )) as { rows: { status: string; count: number }[] }
  await database.close()
  return rows
}

function run(program: keyof typeof programs, args: readonly string[]) {
  const path = fileURLToPath(new URL(programs[program], import.meta.url))
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const failed = ended.then(() => {
    if (child.exitCode !== null && child.exitCode !== 0) throw new Error(`a ${program} ended by itself`)
  })
  const begun = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  return {
    ended: failed,
    begun: Promise.race([begun, failed]),
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
