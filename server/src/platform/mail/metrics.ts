import { Counter, Gauge, type Registry } from 'prom-client'

type Options = {
  registry: Registry
  backlog(): Promise<{ count: number; oldest: Date | null }>
  now(): Date
}

/** What operators see of mail. The backlog is that of the database, whichever process is asked. */
export function createMailMetrics({ registry, backlog, now }: Options) {
  const mails = new Counter({
    name: 'lampstand_mail_total',
    help: 'Mail by kind and outcome: sent, failed, suppressed, or postponed to a later try.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  new Gauge({
    name: 'lampstand_mail_oldest_seconds',
    help: 'Age of the oldest mail that is still on its way.',
    registers: [registry],
    async collect() {
      this.set(await whileReadable(({ oldest }) => (oldest ? (now().getTime() - oldest.getTime()) / 1000 : 0)))
    },
  })
  new Gauge({
    name: 'lampstand_mail_backlog',
    help: 'Mail that is still on its way.',
    registers: [registry],
    async collect() {
      this.set(await whileReadable(({ count }) => count))
    },
  })
  /** The other numbers must be readable while the database is not. */
  const whileReadable = (read: (found: Awaited<ReturnType<typeof backlog>>) => number) =>
    backlog().then(read, () => Number.NaN)
  return { count: (kind: string, outcome: string) => mails.inc({ kind, outcome }) }
}
