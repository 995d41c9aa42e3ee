import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '../server/src/db/client.ts'
import { emptyPostgres } from '../server/test-support/postgres.ts'
import { printTable } from './table.ts'

/*
 * npm run bench:reminders [-- subscriptions]: a PostgreSQL of its own with 1,000,000 subscriptions, all due in one minute. How many one and
 * two workers write into ledger and outbox a second, and how many messages go to a mail server on this machine beside bare nodemailer with
 * the same pool.
 */

const subscriptions = Number(process.argv[2] ?? 1_000_000)
const seconds = 20
const messages = Math.min(6_000, Math.floor(subscriptions / 4))
const worker = fileURLToPath(new URL('./reminders-worker.ts', import.meta.url))

type Result = { done: number; seconds: number; memories: number[] }

/** Runs workers at once, each a process. */
const run = (...args: (readonly string[])[]) =>
  Promise.all(
    args.map(
      (own) =>
        new Promise<Result>((resolve, reject) => {
          const child = spawn(process.execPath, [worker, ...own], { stdio: ['ignore', 'pipe', 'inherit'] })
          let output = ''
          child.stdout.on('data', (text) => {
            output += text
          })
          child.once('close', (code) => {
            if (code === 0) resolve(JSON.parse(output) as Result)
            else reject(new Error(`a worker ended with ${code}`))
          })
        }),
    ),
  )

const postgres = await emptyPostgres()
const { url } = await postgres.createDatabase()
await (await openDatabase({ url })).close()
const admin = new pg.Client({ connectionString: url })
await admin.connect()
const sink = spawn(process.execPath, [fileURLToPath(new URL('./smtp-sink.ts', import.meta.url))], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
try {
  const port = await new Promise<string>((resolve) => sink.stdout.once('data', (text) => resolve(String(text).trim())))
  const smtp = `smtp://127.0.0.1:${port}`

  console.error(`${subscriptions} subscriptions are made`)
  await admin.query(
    `insert into users(id, issuer, subject, subscription_status) select gen_random_uuid(), 'bench', n::text, 'active' from generate_series(1, $1::int) n`,
    [subscriptions],
  )
  // In each of them a time of its own falls on the minute.
  const zones = {
    'America/New_York': '08:00',
    'America/Chicago': '07:00',
    'Europe/Berlin': '14:00',
    'Asia/Tokyo': '22:00',
  }
  await admin.query(
    `insert into email_prayer_subscriptions(user_id, email, address_hash, time_zone, prayer_times, verified_at, next_due_at)
     select id, subject || '@example.org', md5(subject), ($1::text[])[1 + subject::int % 4], array[($2::text[])[1 + subject::int % 4], '18:30'],
       now(), '2026-03-02T13:00:00Z' from users`,
    [Object.keys(zones), Object.values(zones)],
  )
  await admin.query('vacuum analyze')

  await admin.query(
    `create table bare_subscriptions as select n::bigint as id, '2026-03-02T13:00:00Z'::timestamptz as next_at from generate_series(1, $1::int) n`,
    [subscriptions],
  )
  await admin.query(`alter table bare_subscriptions add primary key (id)`)
  await admin.query('create index on bare_subscriptions(next_at)')
  await admin.query('create table bare_deliveries(id bigint, day date, "time" text, primary key (id, day, "time"))')
  await admin.query('vacuum analyze')
  const [bareClaims] = await run(['bare-claim', url, smtp, String(seconds)])
  const [one] = await run(['claim', url, smtp, String(seconds)])
  const two = await run(['claim', url, smtp, String(seconds)], ['claim', url, smtp, String(seconds)])
  if (!one || !bareClaims) throw new Error('no result')
  const rate = ({ done, seconds: took }: Result) => done / took
  const both = two.reduce((sum, result) => sum + rate(result), 0)

  await admin.query('truncate mail_outbox, email_deliveries')
  await admin.query(`update email_prayer_subscriptions set next_due_at = '2026-03-03T13:00:00Z'`)
  const sent: Result[] = []
  const bare: Result[] = []
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < 3; round++) {
    bare.push(...(await run(['bare-send', url, smtp, String(messages)])))
    sent.push(...(await run(['send', url, smtp, String(messages)])))
  }
  const total = (results: readonly Result[]) =>
    results.reduce((sum, { done }) => sum + done, 0) / results.reduce((sum, { seconds: took }) => sum + took, 0)
  const { rows } = await admin.query(`select status, count(*)::int as count from mail_outbox group by status`)
  console.error(rows)
  const megabytes = ({ memories }: Result) => memories.join(' ')
  printTable(
    ['what', 'a second', 'ratio', 'memory over time (MB)'],
    [
      ['bare sketch of a claim', rate(bareClaims).toFixed(0), '', ''],
      ['claimed, 1 worker', rate(one).toFixed(0), (rate(one) / rate(bareClaims)).toFixed(2), megabytes(one)],
      ['claimed, 2 workers', both.toFixed(0), (both / rate(bareClaims)).toFixed(2), two.map(megabytes).join(', ')],
      ['bare nodemailer', total(bare).toFixed(0), '', ''],
      [
        'sent and recorded',
        total(sent).toFixed(0),
        (total(sent) / total(bare)).toFixed(2),
        sent.map(megabytes).join(', '),
      ],
    ],
  )
} finally {
  sink.kill()
  await admin.end()
  await postgres.stop()
}
