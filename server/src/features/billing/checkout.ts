import { randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import { AlreadySubscribed, SignInRequired } from '../../errors.ts'
import { CustomerGone, type Payments, type ProviderSubscription } from '../../platform/payments/payments.ts'
import { type Account, type Checkout, createBillingStore } from './store.ts'
import { isWaiting } from './subscription-state.ts'

/** Milliseconds for which a secret is handed out again unseen: clicks and tabs of one moment. */
const secretFresh = 60_000
/** A checkout that came to nothing is begun anew; more often than this something else is wrong. */
const mostTries = 3

type Parts = {
  payments: Payments
  store: ReturnType<typeof createBillingStore>
  read: (userId: string) => Promise<ProviderSubscription[]>
  withTransaction: WithTransaction
  clock: Clock
}

/** Whether the person's first trial still runs, so that subscribing keeps its end (D6). */
export const trialLeft = (
  { subscriptionStatus, stripeSubscriptionId, trialEndsAt }: Account,
  now: Date,
): Date | null =>
  subscriptionStatus === 'trialing' && stripeSubscriptionId === null && trialEndsAt !== null && trialEndsAt > now
    ? trialEndsAt
    : null

/** Whether there is a subscription that goes on, so that another one would be paid beside it. */
export const isSubscribed = ({ stripeSubscriptionId, subscriptionStatus, subscriptionEndsAt }: Account, now: Date) =>
  stripeSubscriptionId !== null &&
  subscriptionStatus !== null &&
  (subscriptionStatus !== 'cancelled' || (subscriptionEndsAt !== null && subscriptionEndsAt > now))

/** Begins a subscription and answers the secret with which its form takes a card. */
export function createCheckouts({ payments, store, read, withTransaction, clock }: Parts) {
  const now = () => new Date(clock.now().epochMilliseconds)

  /** The one checkout of a person: whoever comes second, by a double click or in another tab, finds that of the first. */
  const claim = (userId: string): Promise<{ account: Account; checkout: Checkout }> =>
    withTransaction(async (tx) => {
      const inside = createBillingStore(tx)
      await inside.lock(tx, userId)
      const account = await inside.find(userId)
      if (!account) throw new SignInRequired()
      if (isSubscribed(account, now())) throw new AlreadySubscribed()
      const there = await inside.checkout(userId)
      if (there && isOfToday(there)) return { account, checkout: there }
      const checkout: Checkout = {
        checkoutKey: randomUUID(),
        checkoutPriceId: payments.priceId,
        checkoutTrialEndsAt: trialLeft(account, now()),
        checkoutSecret: null,
        checkoutSecretAt: null,
      }
      await inside.beginCheckout(userId, checkout)
      return { account, checkout }
    })

  /** A checkout with another price, or with a trial that has ended meanwhile, would promise what no longer holds. */
  const isOfToday = ({ checkoutPriceId, checkoutTrialEndsAt }: Checkout) =>
    checkoutPriceId === payments.priceId && (checkoutTrialEndsAt === null || checkoutTrialEndsAt > now())

  const isFresh = ({ checkoutSecretAt }: Checkout) =>
    checkoutSecretAt !== null && now().getTime() - checkoutSecretAt.getTime() < secretFresh

  async function customerOf({ id: userId, email, stripeCustomerId }: Account, key: string): Promise<string> {
    if (stripeCustomerId !== null) return stripeCustomerId
    const made = await payments.createCustomer({ userId, email, key })
    const kept = await store.keepCustomer(userId, made)
    // The account was deleted meanwhile: nothing of the person may stay with the provider.
    if (kept === null) await store.noteDeparture(made, now())
    if (kept === null) throw new SignInRequired()
    return kept
  }

  /** What was begun before and still fits; what no longer fits is ended, so that it cannot be paid any more. */
  async function reuse(subscriptions: readonly ProviderSubscription[], key: string): Promise<string | null> {
    let found: string | null = null
    for (const one of subscriptions.filter(isWaiting)) {
      if (found === null && one.checkout === key) found = one.secret
      else await payments.endNow(one.id)
    }
    return found
  }

  async function tryOnce(userId: string): Promise<string | null> {
    const { account, checkout } = await claim(userId)
    const { checkoutKey: key, checkoutPriceId: priceId, checkoutTrialEndsAt: trialEndsAt, checkoutSecret } = checkout
    if (checkoutSecret !== null && isFresh(checkout)) return checkoutSecret
    const customerId = await customerOf(account, key)
    const before = await read(userId)
    const after = await store.find(userId)
    if (!after) throw new SignInRequired()
    if (isSubscribed(after, now())) throw new AlreadySubscribed()
    let secret = await reuse(before, key)
    if (secret === null && before.some((one) => one.checkout === key)) {
      // It was begun under this key and came to nothing; the provider would answer with it for ever.
      await store.endCheckout(userId, key)
      return null
    }
    try {
      secret ??= (await payments.begin({ customerId, priceId, trialEndsAt, key })).secret
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error
      await store.dropCustomer(userId, customerId)
      await store.endCheckout(userId, key)
      return null
    }
    if (secret !== null) await store.keepSecret(userId, key, secret, now())
    return secret
  }

  return async function getOrCreate(userId: string): Promise<string> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const secret = await tryOnce(userId)
      if (secret !== null) return secret
    }
    throw new Error('the payment provider gave no secret for a subscription that waits for a card')
  }
}
