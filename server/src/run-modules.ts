import type { Log } from './http/logging.ts'
import { startMaintenance } from './maintenance.ts'
import type { Module } from './module.ts'

/** What modules do beside answering requests, from before the first one to after the last. */
export function runModules(modules: readonly Module[], log: Log) {
  const maintenance = startMaintenance(
    modules.flatMap(({ chores = [] }) => chores),
    log,
  )
  return {
    async prepare() {
      for (const module of modules) await module.prepare?.()
    },
    start() {
      for (const module of modules) module.start?.()
    },
    async close() {
      await maintenance.stop()
      for (const module of modules.toReversed()) await module.close?.()
    },
  }
}
