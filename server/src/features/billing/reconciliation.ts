import type { Clock } from '../../clock.ts'
import type { Log } from '../../http/logging.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import type { createBillingStore } from './store.ts'

/** Stripe repeats an event for three days at most. */
const eventsKept = { hours: 30 * 24 }

type Parts = {
  payments: Payments
  store: ReturnType<typeof createBillingStore>
  read: (userId: string) => Promise<unknown>
  clock: Clock
  log: Log
}

/** What makes good that an event was missed, and ends what somebody who left still had. */
export function createReconciliation({ payments, store, read, clock, log }: Parts) {
  const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)

  /** One that fails does not keep the others from their turn; it fails the whole, so that it is tried again. */
  async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> {
    let failed = 0
    for (const item of items) {
      try {
        await work(item)
      } catch (error) {
        failed += 1
        log.error({ fault: error instanceof Error ? error.name : 'unknown' }, 'billing could not be brought up to date')
      }
    }
    return failed
  }

  return {
    async reconcile() {
      let after: string | null = null
      let failed = 0
      for (;;) {
        const people: { id: string }[] = await store.unsettled(after, dateOf(clock.now()))
        const last = people.at(-1)
        if (!last) break
        failed += await each(people, ({ id }) => read(id))
        after = last.id
      }
      if (failed > 0) throw new Error(`${failed} people could not be reconciled with the payment provider`)
    },

    async finishDepartures() {
      const failed = await each(await store.departures(), async ({ stripeCustomerId }) => {
        await payments.forget(stripeCustomerId)
        await store.endDeparture(stripeCustomerId)
      })
      if (failed > 0) throw new Error(`${failed} customers who left could not be forgotten yet`)
    },

    forgetOldEvents: () => store.pruneEvents(dateOf(clock.now().subtract(eventsKept))),
  }
}
