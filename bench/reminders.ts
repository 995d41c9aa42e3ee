import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase } from '../server/src/db/client.ts'
import { emptyPostgres } from '../server/test-support/postgres.ts'
import { parentOf, processorTimeOf } from './processor-time.ts'
import { printTable } from './table.ts'

/*
 * npm run bench:reminders [-- subscriptions]: a PostgreSQL of its own with 1,000,000 subscriptions, all due in one minute. How many one and
 * two workers write into ledger and outbox a second, and how many messages go to a mail server on this machine beside bare nodemailer with
 * the same pool: to one that answers at once, and to one that answers each command after 20 milliseconds. Processor time is of the worker,
 * of PostgreSQL and of the mail server; it says what two processors leave to each. PostgreSQL waits for no disk here.
 */

const subscriptions = Number(process.argv[2] ?? 1_000_000)
const seconds = 20
const messages = Math.min(6_000, Math.floor(subscriptions / 40))
const slowMessages = Math.floor(messages / 5)
const latency = 20
const worker = fileURLToPath(new URL('./reminders-worker.ts', import.meta.url))

/** `processor`: milliseconds of the worker's; `memories`: megabytes at equal distances in time. */
type Result = { done: number; seconds: number; processor: number; memories: number[] }

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

const sinks: ChildProcess[] = []

/** A mail server on this machine. @returns its URL and a way to ask for its processor time */
async function startSink(milliseconds: number) {
  const path = fileURLToPath(new URL('./smtp-sink.ts', import.meta.url))
  const sink = spawn(process.execPath, [path, String(milliseconds)], { stdio: ['pipe', 'pipe', 'inherit'] })
  sinks.push(sink)
  const port = await new Promise<string>((resolve) => sink.stdout.once('data', (text) => resolve(String(text).trim())))
  return { url: `smtp://127.0.0.1:${port}`, processor: () => processorTimeOf(sink.pid ?? 0) }
}

const postgres = await emptyPostgres()
const { url } = await postgres.createDatabase()
await (await openDatabase({ url })).close()
const admin = new pg.Client({ connectionString: url })
await admin.connect()
try {
  const sink = await startSink(0)
  const slowSink = await startSink(latency)
  const { rows: backends } = await admin.query('select pg_backend_pid() as pid')
  const databaseProcessor = () => processorTimeOf(parentOf(backends[0].pid))

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
  await admin.query(
    `create table bare_subscriptions as select n::bigint as id, '2026-03-02T13:00:00Z'::timestamptz as next_at from generate_series(1, $1::int) n`,
    [subscriptions],
  )
  await admin.query(`alter table bare_subscriptions add primary key (id)`)
  await admin.query('create index on bare_subscriptions(next_at)')
  await admin.query('create table bare_deliveries(id bigint, day date, "time" text, primary key (id, day, "time"))')
  await admin.query('vacuum analyze')
  const dueAt = async (moment: string) => {
    await admin.query('truncate mail_outbox, email_deliveries')
    await admin.query(`update email_prayer_subscriptions set next_due_at = $1`, [moment])
    await admin.query('vacuum analyze email_prayer_subscriptions')
  }

  const claim = ['claim', url, sink.url, String(seconds)]
  const [bareClaims] = await run(['bare-claim', url, sink.url, String(seconds)])
  const [one] = await run(claim)
  await dueAt('2026-03-02T13:00:00Z')
  const two = await run(claim, claim)
  if (!one || !bareClaims) throw new Error('no result')

  await dueAt('2026-03-03T13:00:00Z')
  type Sent = Result & { database: number; mailServer: number }
  const sending = async (mode: string, to: typeof sink, count: number): Promise<Sent> => {
    const before = [databaseProcessor(), to.processor()] as const
    const [result] = await run([mode, url, to.url, String(count)])
    if (!result) throw new Error('no result')
    return { ...result, database: databaseProcessor() - before[0], mailServer: to.processor() - before[1] }
  }
  const sent: Sent[] = []
  const bare: Sent[] = []
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < 3; round++) {
    bare.push(await sending('bare-send', sink, messages))
    sent.push(await sending('send', sink, messages))
  }
  const slowBare = [await sending('bare-send', slowSink, slowMessages)]
  const slowSent = [await sending('send', slowSink, slowMessages)]
  const { rows } = await admin.query(`select status, count(*)::int as count from mail_outbox group by status`)
  console.error(rows)

  const rate = ({ done, seconds: took }: Result) => done / took
  const both = two.reduce((sum, result) => sum + rate(result), 0)
  const sumOf = (results: readonly Sent[], of: (one: Sent) => number) =>
    results.reduce((sum, result) => sum + of(result), 0)
  const perSecond = (results: readonly Sent[]) =>
    sumOf(results, ({ done }) => done) / sumOf(results, (each) => each.seconds)
  const perMessage = (results: readonly Sent[], of: (one: Sent) => number) =>
    sumOf(results, of) / sumOf(results, ({ done }) => done)
  const processor = ({ processor: own }: Result) => own
  const row = (name: string, results: readonly Sent[], beside?: readonly Sent[]) => [
    name,
    perSecond(results).toFixed(0),
    beside ? (perSecond(results) / perSecond(beside)).toFixed(2) : '',
    perMessage(results, processor).toFixed(2),
    beside ? (perMessage(beside, processor) / perMessage(results, processor)).toFixed(2) : '',
    // What bare sending asks of the database is its one sample.
    beside ? perMessage(results, ({ database }) => database).toFixed(2) : '',
    perMessage(results, ({ mailServer }) => mailServer).toFixed(2),
  ]
  const claims = (name: string, a: number, results: readonly Result[]) => [
    name,
    a.toFixed(0),
    (a / rate(bareClaims)).toFixed(2),
    (
      results.reduce((sum, { processor: own }) => sum + own, 0) / results.reduce((sum, { done }) => sum + done, 0)
    ).toFixed(2),
  ]
  printTable(
    ['what', 'a second', 'ratio', 'worker ms', 'ratio', 'database ms', 'mail server ms'],
    [
      claims('bare sketch of a claim', rate(bareClaims), [bareClaims]),
      claims('claimed, 1 worker', rate(one), [one]),
      claims('claimed, 2 workers', both, two),
      row('bare nodemailer', bare),
      row('sent and recorded', sent, bare),
      row(`bare nodemailer, ${latency} ms a reply`, slowBare),
      row(`sent and recorded, ${latency} ms a reply`, slowSent, slowBare),
    ].map((cells) => [...cells, ...Array.from({ length: 7 - cells.length }, () => '')]),
  )
  printTable(
    ['memory of a worker (MB)', 'start', 'middle', 'end', 'most', 'MB more for 100,000'],
    [one, ...two, ...sent].map((result, at) => [
      `${result.done} ${at < 3 ? 'claims' : 'messages'}`,
      ...memoryOf(result),
    ]),
  )
} finally {
  for (const sink of sinks) sink.kill()
  await admin.end()
  await postgres.stop()
}

/** The slope is that between the second and the last quarter: before that, code and caches are loaded. */
function memoryOf({ done, memories }: Result): string[] {
  const quarter = Math.ceil(memories.length / 4)
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / Math.max(1, of.length)
  const more = mean(memories.slice(-quarter)) - mean(memories.slice(quarter, 2 * quarter))
  const middle = memories[memories.length >> 1] ?? Number.NaN
  return [
    ...[memories[0], middle, memories.at(-1), Math.max(...memories)].map(String),
    ((more / (done * 0.625)) * 100_000).toFixed(0),
  ]
}
