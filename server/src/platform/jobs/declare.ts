import { isDeepStrictEqual } from 'node:util'
import type { PgBoss } from 'pg-boss'
import type { Queue, QueueSchedule } from './jobs.ts'

/** Brings the queues of the database to those of the program; what is right already costs one statement. */
export async function ensureQueues(boss: PgBoss, queues: readonly Queue[]) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    const options = optionsOf(queue)
    const there = known.get(queue.name)
    if (!there) await boss.createQueue(queue.name, { policy: policyOf(queue), ...options })
    else if (Object.entries(options).some(([name, value]) => there[name as keyof typeof there] !== value)) {
      await boss.updateQueue(queue.name, options)
    } else continue
    // pg-boss reads what it does not know of a queue yet through its own handle, which no one may use inside a transaction.
    await boss.findJobs(queue.name, { id: noJob })
  }
}

const noJob = '00000000-0000-0000-0000-000000000000'

const policyOf = ({ oneAtATime }: Queue) => (oneAtATime ? 'singleton' : 'standard')

const optionsOf = ({ retries }: Queue) => ({
  retryLimit: retries,
  retryDelay: 10,
  retryBackoff: true,
  expireInSeconds: 15 * 60,
  // A job of a process that was killed is taken up by another after a minute instead of a quarter of an hour.
  heartbeatSeconds: 60,
  deleteAfterSeconds: 3 * 24 * 3600,
})

/** Brings the schedules of the database to those of the program, and takes away what the program no longer has. */
export async function ensureSchedules(boss: PgBoss, schedules: readonly QueueSchedule[]) {
  const known = await boss.getSchedules()
  for (const { queue, key, cron, data } of schedules) {
    const there = known.find((one) => one.name === queue && one.key === key)
    if (there?.cron === cron && isDeepStrictEqual(there.data, data)) continue
    // Of all that came due while nothing ran, one job is sent.
    await boss.schedule(queue, cron, data, { key, tz: 'UTC', missed: 'once' })
  }
  for (const { name, key } of known) {
    if (!schedules.some((one) => one.queue === name && one.key === key)) await boss.unschedule(name, key)
  }
}
