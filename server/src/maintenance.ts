import type { FastifyBaseLogger } from 'fastify'
import type { Chore } from './module.ts'

/** Runs chores at their intervals, each by itself and never twice at once; answers how to stop. A failed one is tried again next time. */
export function startMaintenance(chores: readonly Chore[], log: FastifyBaseLogger): { stop(): Promise<void> } {
  const underWay = new Map<string, Promise<void>>()
  const timers = chores.map((chore) => {
    const timer = setInterval(() => {
      if (underWay.has(chore.name)) return
      const done = chore
        .run()
        .then(
          () => log.debug({ chore: chore.name }, 'chore done'),
          (error: unknown) => log.error({ err: error, chore: chore.name }, 'chore failed'),
        )
        .finally(() => underWay.delete(chore.name))
      underWay.set(chore.name, done)
    }, chore.everyMinutes * 60_000)
    timer.unref()
    return timer
  })
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay.values())
    },
  }
}
