import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { emptyPostgres } from '../../../test-support/postgres.ts'
import { silentLog } from '../../../test-support/silent-log.ts'
import type { Database } from '../../db/client.ts'
import { openInMemory } from '../../db/embedded.ts'
import { openPostgres } from '../../db/postgres.ts'
import { serverSecrets } from '../../db/schema.ts'
import { emptyDump } from '../../db/test-dump.ts'
import { scheduleChores } from './chores.ts'
import { defineQueue, type Jobs, JobsNotReady } from './jobs.ts'
import { createJobs } from './pg-boss.ts'

const lamps = defineQueue({ name: 'lamps', data: z.object({ lamp: z.string() }), pollSeconds: 0.5, retries: 1 })
const soon = { timeout: 30_000, interval: 50 }

async function openBoth(kind: Database['kind']): Promise<Database> {
  if (kind === 'embedded') return openInMemory(await emptyDump())
  const postgres = await emptyPostgres()
  const database = await openPostgres((await postgres.createDatabase()).url)
  return { ...database, close: () => database.close().then(postgres.stop) }
}

describe.each(['embedded', 'postgres'] as const)('jobs, %s', (kind) => {
  let database: Database
  const running: Jobs[] = []
  beforeAll(async () => {
    database = await openBoth(kind)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
    await database.orm.delete(serverSecrets)
  })
  afterAll(() => database.close())

  /** One process of the program. */
  function open({ works = true, registry = new Registry() } = {}) {
    const jobs = createJobs({ database, log: silentLog, registry, works })
    running.push(jobs)
    return jobs
  }

  function workOnLamps(handler: (lamp: string) => unknown = () => undefined) {
    const lit: string[] = []
    const jobs = open()
    jobs.work(lamps, async ({ lamp }) => {
      await handler(lamp)
      lit.push(lamp)
    })
    return { jobs, lit }
  }

  test('a job sent in a transaction is there when that commits, and not when it is undone', async () => {
    const { jobs, lit } = workOnLamps()
    await jobs.ready()
    const write = async (lamp: string, fails: boolean) =>
      database.withTransaction(async (tx) => {
        await tx.insert(serverSecrets).values({ name: lamp, value: 'oil' })
        await jobs.send(lamps, { lamp }, { within: tx })
        if (fails) throw new Error('undone')
      })
    await expect(write('dark', true)).rejects.toThrow('undone')
    await write('bright', false)
    await jobs.start()
    await vi.waitFor(() => expect(lit).toEqual(['bright']), soon)
    expect(await database.orm.select().from(serverSecrets)).toMatchObject([{ name: 'bright' }])
  })

  test('data that the queue does not know is refused when it is sent', async () => {
    const { jobs } = workOnLamps()
    await expect(jobs.send(lamps, { lamp: 7 } as never)).rejects.toThrow()
  })

  test('a process that only sends leaves the jobs to one that works', async () => {
    const sender = open({ works: false })
    sender.work(lamps, async () => expect.unreachable())
    await sender.start()
    await sender.send(lamps, { lamp: 'sent' })
    const { jobs, lit } = workOnLamps()
    await jobs.start()
    await vi.waitFor(() => expect(lit).toEqual(['sent']), soon)
  })

  test('a job for later waits', async () => {
    const { jobs, lit } = workOnLamps()
    await jobs.send(lamps, { lamp: 'later' }, { after: Temporal.Now.instant().add({ hours: 1 }) })
    await jobs.send(lamps, { lamp: 'now' })
    await jobs.start()
    await vi.waitFor(() => expect(lit).toEqual(['now']), soon)
    await database.orm.execute(sql`delete from pgboss.job where name = 'lamps'`)
  })

  test('stopping waits for the job under way and takes up no other', async () => {
    const began = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const { jobs, lit } = workOnLamps(async () => {
      began.resolve()
      await finish.promise
    })
    await jobs.send(lamps, { lamp: 'first' })
    await jobs.start()
    await began.promise
    await jobs.send(lamps, { lamp: 'second' })
    const stopped = jobs.stop()
    finish.resolve()
    await stopped
    expect(lit).toEqual(['first'])
    await database.orm.execute(sql`delete from pgboss.job where name = 'lamps'`)
  })

  test('a job that fails is tried again, and both are counted; what it threw is not kept', async () => {
    const registry = new Registry()
    const jobs = open({ registry })
    let tries = 0
    jobs.work(lamps, async () => {
      if (++tries === 1) throw new Error('ann@example.org is gone')
    })
    await jobs.send(lamps, { lamp: 'again' })
    await jobs.start()
    await vi.waitFor(() => expect(tries).toBe(1), soon)
    await vi.waitFor(async () => {
      const { rows } = (await database.orm.execute(sql`select * from pgboss.job where name = 'lamps'`)) as {
        rows: object[]
      }
      expect(rows).toMatchObject([{ state: 'retry' }])
      expect(JSON.stringify(rows)).not.toContain('ann@example.org')
    }, soon)
    await database.orm.execute(sql`update pgboss.job set start_after = now() where name = 'lamps'`)
    await vi.waitFor(() => expect(tries).toBe(2), soon)
    await vi.waitFor(async () => {
      const counted = await registry.metrics()
      expect(counted).toContain('lampstand_jobs_total{queue="lamps",outcome="failed"} 1')
      expect(counted).toContain('lampstand_jobs_total{queue="lamps",outcome="done"} 1')
    }, soon)
  })

  test('a chore that came due while nothing ran is done once after the start, by one of two processes', async () => {
    let done = 0
    const withChore = () => {
      const jobs = open()
      const cron = '0 3 * * *'
      scheduleChores(jobs, [{ name: 'trim-the-wicks', cron, run: async () => void done++ }], silentLog)
      return jobs
    }
    const before = withChore()
    await before.start()
    await before.stop()
    expect(done).toBe(0)
    await database.orm.execute(sql`update pgboss.version set cron_on = now() - interval '30 hours'`)
    await database.orm.execute(sql`update pgboss.schedule set created_on = now() - interval '9 days'`)
    await Promise.all([withChore().start(), withChore().start()])
    await vi.waitFor(() => expect(done).toBe(1), soon)
    const { rows } = (await database.orm.execute(
      sql`select count(*)::int as count from pgboss.job where name = 'chores'`,
    )) as { rows: { count: number }[] }
    expect(rows).toEqual([{ count: 1 }])
  })

  test('a schedule that the program no longer has is gone after the next start', async () => {
    const first = open()
    first.work(lamps, async () => undefined)
    first.schedule(lamps, { key: 'old', cron: '0 4 * * *', data: { lamp: 'old' } })
    await first.start()
    await first.stop()
    const second = open()
    second.work(lamps, async () => undefined)
    await second.start()
    expect(await database.orm.execute(sql`select * from pgboss.schedule`)).toMatchObject({ rows: [] })
  })
})

test('on the embedded database a job cannot be sent in a transaction before jobs are ready', async () => {
  const database = await openBoth('embedded')
  const jobs = createJobs({ database, log: silentLog, registry: new Registry(), works: true })
  jobs.work(lamps, async () => undefined)
  const sending = database.withTransaction((tx) => jobs.send(lamps, { lamp: 'early' }, { within: tx }))
  await expect(sending).rejects.toThrow(JobsNotReady)
  await jobs.stop()
  await database.close()
})

test('a stop while jobs are started waits for what is under way, and nothing fails', async () => {
  const faults: unknown[] = []
  const note = (...entry: unknown[]) => void faults.push(entry)
  const log = { ...silentLog, error: note, warn: note }
  const own = await openBoth('embedded')
  const jobs = createJobs({ database: own, log, registry: new Registry(), works: true })
  jobs.work(lamps, async () => undefined)
  jobs.schedule(lamps, { key: 'nightly', cron: '0 4 * * *', data: { lamp: 'nightly' } })
  const started = jobs.start()
  await jobs.ready()
  await jobs.stop()
  await own.close()
  await started
  expect(faults).toEqual([])
})
