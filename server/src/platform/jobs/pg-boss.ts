import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Registry } from 'prom-client'
import type { Database } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import { ensureQueues, ensureSchedules } from './declare.ts'
import { type JobHandler, type Jobs, JobsNotReady, type Queue, type QueueSchedule } from './jobs.ts'
import { countJobs } from './metrics.ts'

/** Leaves two seconds of the ten that a stop may take. */
const longestDrain = 8_000
const secondsBetweenStarts = 5

type Parts = {
  database: Pick<Database, 'driver' | 'kind'>
  log: Log
  registry: Registry
  /** False in a process that only sends, because others work. */
  works: boolean
}

type Worker = { queue: Queue; handle: JobHandler<unknown> }

/** Jobs in the program's own database, by pg-boss, in a schema that it makes and migrates by itself. */
export function createJobs({ database, log, registry, works }: Parts): Jobs {
  const workers = new Map<string, Worker>()
  const schedules: QueueSchedule[] = []
  const stopping = new AbortController()
  const count = countJobs(registry)
  let opening: Promise<PgBoss> | undefined
  let boss: PgBoss | undefined
  let starting: Promise<void> | undefined

  async function open(): Promise<PgBoss> {
    // Loaded on first use, so that a starting program answers people first.
    const { makeBoss } = await import('./boss-database.ts')
    const opened = makeBoss({ database, works })
    opened.on('error', (error) => log.error({ err: error }, 'jobs: the database gave an error'))
    opened.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs: a warning'))
    try {
      await opened.start()
      await ensureQueues(
        opened,
        [...workers.values()].map(({ queue }) => queue),
      )
    } catch (error) {
      await opened.stop({ graceful: false }).catch(() => undefined)
      throw error
    }
    boss = opened
    return opened
  }

  /** Opened once; a failed opening is forgotten, so that the next call tries again. */
  function ready(): Promise<PgBoss> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  async function workOn(running: PgBoss, { queue, handle }: Worker) {
    const options = { pollingIntervalSeconds: queue.pollSeconds, batchSize: 1 }
    await running.work<object>(queue.name, options, async ([job]) => {
      if (!job) return
      try {
        await handle(job.data, { signal: AbortSignal.any([job.signal, stopping.signal]) })
        count(queue.name, 'done')
      } catch (error) {
        count(queue.name, 'failed')
        log.error({ err: error, queue: queue.name, job: job.id }, 'a job failed')
        // What pg-boss keeps of an error may hold the values of a statement, thus what a person wrote.
        throw new Error(error instanceof Error ? error.name : 'not an Error')
      }
    })
  }

  return {
    work(queue, handler) {
      workers.set(queue.name, { queue, handle: (data, context) => handler(queue.data.parse(data), context) })
    },

    schedule(queue, schedule) {
      schedules.push({ ...schedule, queue: queue.name })
    },

    async send(queue, data, { within: tx, after } = {}) {
      if (!boss && tx && database.kind === 'embedded') throw new JobsNotReady()
      const running = boss ?? (await ready())
      const { within } = await import('./boss-database.ts')
      await running.send(queue.name, queue.data.parse(data), {
        ...(tx && { db: within(tx) }),
        ...(after && { startAfter: new Date(after.epochMilliseconds) }),
      })
    },

    ready: async () => void (await ready()),

    async start() {
      if (!works) return
      starting ??= startWorking()
      await starting
    },

    async stop() {
      stopping.abort()
      // What is under way ends on a database that is still open.
      await starting
      const opened = await opening?.catch(() => undefined)
      await opened?.stop({ timeout: longestDrain })
    },
  }

  async function startWorking() {
    while (!stopping.signal.aborted) {
      try {
        const running = await ready()
        await ensureSchedules(running, schedules)
        for (const worker of workers.values()) await workOn(running, worker)
        return
      } catch (error) {
        log.error({ err: error }, 'jobs could not be started and are tried again')
        await sleep(secondsBetweenStarts * 1000, undefined, { signal: stopping.signal, ref: false }).catch(
          () => undefined,
        )
      }
    }
  }
}
