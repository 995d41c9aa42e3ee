import type { Log } from './http/logging.ts'
import type { Module } from './module.ts'
import { scheduleChores } from './platform/jobs/chores.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

/** What modules do beside answering requests, from before the first one to after the last. */
export function runModules(modules: readonly Module[], jobs: Jobs, log: Log) {
  for (const module of modules) module.jobs?.(jobs)
  scheduleChores(
    jobs,
    modules.flatMap(({ chores = [] }) => chores),
    log,
  )
  return {
    async prepare() {
      for (const module of modules) await module.prepare?.()
    },
    start() {
      for (const module of modules) module.start?.()
      // Not awaited: people are served while it opens.
      void jobs.start()
    },
    async close() {
      for (const module of modules.toReversed()) await module.close?.()
    },
  }
}
