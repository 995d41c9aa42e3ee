import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import { CustomerGone, type Payments, type ProviderSubscription } from '../../platform/payments/payments.ts'
import type { createBillingStore } from './store.ts'
import { createBillingStore as storeOn } from './store.ts'
import { isWaiting, meaningOf, stateOf } from './subscription-state.ts'

type Parts = {
  payments: Payments
  store: ReturnType<typeof createBillingStore>
  withTransaction: WithTransaction
  clock: Clock
  log: Log
}

/** Reads what the provider knows of a person, and keeps it. */
export function createReading({ payments, store, withTransaction, clock, log }: Parts) {
  async function ask(userId: string, customerId: string): Promise<ProviderSubscription[]> {
    try {
      return await payments.subscriptions(customerId)
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error
      log.warn('a customer is gone from the payment provider')
      await store.dropCustomer(userId, customerId)
      return []
    }
  }

  /**
   * No event is believed: whatever happened, everything is read anew. The number taken before the reading decides which of two
   * at the same time is kept, so that the last event always finds its way in.
   * @returns what the provider has; nothing for somebody without a customer there
   */
  return async function read(userId: string): Promise<ProviderSubscription[]> {
    const account = await store.find(userId)
    if (!account?.stripeCustomerId) return []
    const reading = await withTransaction(async (tx) =>
      (await store.lock(tx, userId)) ? storeOn(tx).beginReading(tx, userId) : null,
    )
    if (reading === null) return []
    const subscriptions = await ask(userId, account.stripeCustomerId)
    const unknown = subscriptions.find(({ status }) => !meaningOf(status))
    if (unknown) {
      // Nobody loses what they pay for because Stripe has a new word.
      log.error({ status: unknown.status }, 'Stripe has a status that this version does not know')
      return subscriptions
    }
    const state = stateOf(subscriptions)
    // The secret of a checkout that was paid, or lapsed, takes no card any more and is not to be handed out again.
    const done = subscriptions.filter((one) => !isWaiting(one)).flatMap(({ checkout }) => checkout ?? [])
    await withTransaction(async (tx) => {
      if (!(await store.isLatest(tx, userId, reading, state?.renewsAt ?? null))) return
      if (state) await store.keep(tx, userId, state)
      else await store.lose(tx, userId, new Date(clock.now().epochMilliseconds))
      await storeOn(tx).endCheckout(userId, ...done)
    })
    return subscriptions
  }
}
