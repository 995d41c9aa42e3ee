import { z } from 'zod'
import type { Log } from '../../http/logging.ts'
import { defineQueue, type Jobs } from './jobs.ts'

/** Something to be done again and again, of no one person. */
export type Chore = {
  /** Letters and hyphens; the database knows it by this name. */
  name: string
  /** Five fields of cron, in UTC. */
  cron: string
  run(): Promise<unknown>
}

const choreQueue = defineQueue({
  name: 'chores',
  data: z.object({ chore: z.string() }),
  oneAtATime: true,
  retries: 2,
  pollSeconds: 5,
})

/** Schedules chores: one at a time across all processes, and what came due while nothing ran soon after the start. */
export function scheduleChores(jobs: Jobs, chores: readonly Chore[], log: Log) {
  jobs.work(choreQueue, async ({ chore: name }) => {
    const chore = chores.find((one) => one.name === name)
    // Left by another version of the program.
    if (!chore) return
    await chore.run()
    log.debug({ chore: name }, 'chore done')
  })
  for (const { name, cron } of chores) jobs.schedule(choreQueue, { key: name, cron, data: { chore: name } })
}
