import { Counter, Gauge, type Registry } from 'prom-client'
import type { Clock } from '../../clock.ts'

type Options = {
  registry: Registry
  clock: Clock
  backlog(now: Date): Promise<{ count: number; oldest: Date | null }>
}

/** What operators see of the dispatcher. */
export function createReminderMetrics({ registry, clock, backlog }: Options) {
  const slots = new Counter({
    name: 'lampstand_reminder_slots_total',
    help: 'Slots of email reminders by what the dispatcher did: written as mail, skipped, or unplanned for a fault.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  new Gauge({
    name: 'lampstand_reminder_behind_seconds',
    help: 'How far behind its time the oldest reminder is that is not dispatched yet.',
    registers: [registry],
    async collect() {
      const now = new Date(clock.now().epochMilliseconds)
      this.set(
        await backlog(now).then(
          ({ oldest }) => (oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0),
          () => Number.NaN,
        ),
      )
    },
  })
  return (outcome: 'written' | 'skipped' | 'unplanned', by: number) => slots.inc({ outcome }, by)
}
