import type { Clock } from '../../clock.ts'
import type { Orm, WithTransaction } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import type { Module } from '../../module.ts'
import type { Person } from '../../person.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { readingQueue, stripeSources } from '../../platform/payments/open.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import { createCheckouts } from './checkout.ts'
import { createReading } from './reading.ts'
import { createReconciliation } from './reconciliation.ts'
import { serveBilling } from './routes.ts'
import { createBillingService } from './service.ts'
import { createBillingStore } from './store.ts'
import { createTrialNotices } from './trial-notice.ts'
import { serveWebhook } from './webhook.ts'

type Parts = {
  orm: Orm
  withTransaction: WithTransaction
  clock: Clock
  log: Log
  mail: Mail
  jobs: Pick<Jobs, 'send' | 'ready'>
  /** Null where nothing can be bought; what was begun is still exported and erased. */
  payments: Payments | null
  findPerson: (userId: string) => Promise<Person>
  config: { publicUrl: URL; links: Parameters<typeof createBillingService>[0]['links'] }
}

export function createBilling({ payments, orm, clock, config, findPerson, ...rest }: Parts): Module {
  const { publicUrl, links } = config
  const store = createBillingStore(orm)
  const exportAndErase = (service: ReturnType<typeof createBillingService>): Module => ({
    exports: async (userId) => ({ billing: await service.exportOf(userId) }),
    erase: (tx, userId) => createBillingStore(tx).depart(tx, userId, new Date(clock.now().epochMilliseconds)),
  })
  if (!payments) {
    const service = createBillingService({ provider: null, store, clock, links, publicUrl })
    return { serve: (host) => serveBilling(host, { service, findPerson }), ...exportAndErase(service) }
  }
  const parts = { ...rest, payments, store, clock, publicUrl }
  const read = createReading(parts)
  const getOrCreate = createCheckouts({ ...parts, read })
  const service = createBillingService({ ...parts, links, provider: { payments, read, getOrCreate } })
  const tellOfTrials = createTrialNotices(parts)
  const { reconcile, finishDepartures, forgetOldEvents } = createReconciliation({ ...parts, read })
  return {
    async serve(host) {
      host.app.contentPolicy.allow(stripeSources)
      serveBilling(host, { service, findPerson })
      await serveWebhook(host.app, { ...parts, queue: readingQueue })
    },
    jobs(jobs) {
      jobs.work(readingQueue, async ({ customerId }) => {
        const userId = await store.userOfCustomer(customerId)
        // Of a customer that is not of this program, or whose person is gone.
        if (userId !== null) await read(userId)
      })
    },
    chores: [
      { name: 'billing-reconciliation', cron: '50 2 * * *', run: reconcile },
      { name: 'billing-departures', cron: '*/5 * * * *', run: finishDepartures },
      { name: 'trial-notices', cron: '*/15 * * * *', run: tellOfTrials },
      { name: 'old-stripe-events', cron: '30 3 * * *', run: forgetOldEvents },
    ],
    ...exportAndErase(service),
  }
}
