import type { BillingConfig, BillingSubscription } from '@lampstand/contract/billing'
import type { PersonalData } from '@lampstand/contract/personal-data'
import type { Clock } from '../../clock.ts'
import { planOf, statusOf } from '../../entitlements.ts'
import { BadRequest, NotFound, SignInRequired, Unavailable } from '../../errors.ts'
import type { Payments, Price } from '../../platform/payments/payments.ts'
import { isSubscribed, trialLeft } from './checkout.ts'
import type { Account, createBillingStore } from './store.ts'
import { meaningOf } from './subscription-state.ts'

/** What needs a provider; absent where none is configured. */
type AtProvider = {
  payments: Payments
  read: (userId: string) => Promise<unknown>
  getOrCreate: (userId: string) => Promise<string>
}

type Parts = {
  provider: AtProvider | null
  store: ReturnType<typeof createBillingStore>
  clock: Clock
  links: Pick<BillingConfig, 'supportEmail' | 'prioritySupportUrl' | 'communityUrl'>
  publicUrl: URL
}

/** Where the provider's page leads back to: the account, which then reads what was changed there. */
const portalReturn = '/account?from=portal'

export type BillingService = ReturnType<typeof createBillingService>

export function createBillingService({ provider, store, clock, links, publicUrl }: Parts) {
  const now = () => new Date(clock.now().epochMilliseconds)

  function needProvider(): AtProvider {
    if (!provider) throw new Unavailable('Subscriptions are currently unavailable.')
    return provider
  }

  async function find(userId: string): Promise<Account> {
    const account = await store.find(userId)
    if (!account) throw new SignInRequired()
    return account
  }

  /** The subscription to be changed, as it stands at the provider. */
  async function current(userId: string) {
    const { payments, read } = needProvider()
    await read(userId)
    const account = await find(userId)
    if (account.stripeSubscriptionId === null) throw new NotFound('subscription')
    return { payments, account, id: account.stripeSubscriptionId }
  }

  async function shown(userId: string): Promise<BillingSubscription> {
    const account = await find(userId)
    const price = provider && isPaying(account, now()) ? await provider.payments.price() : null
    return shownOf(account, now(), price)
  }

  return {
    async config(userId: string): Promise<BillingConfig> {
      if (!provider) {
        return { publicKey: null, price: null, isSubscribed: false, trialEndsAt: null, firstCharge: null, ...links }
      }
      const { publicKey, price: ask } = provider.payments
      const [account, { amount, currency, interval }] = await Promise.all([find(userId), ask()])
      const trialEndsAt = trialLeft(account, now())
      return {
        publicKey,
        price: { amount, currency, interval },
        isSubscribed: isSubscribed(account, now()),
        trialEndsAt: trialEndsAt?.toISOString() ?? null,
        firstCharge: { amount, currency, at: (trialEndsAt ?? now()).toISOString() },
        ...links,
      }
    },

    subscription: shown,

    async getOrCreate(userId: string): Promise<{ clientSecret: string }> {
      return { clientSecret: await needProvider().getOrCreate(userId) }
    },

    async cancel(userId: string): Promise<BillingSubscription> {
      const { payments, account, id } = await current(userId)
      if (!isSubscribed(account, now())) throw new BadRequest('Your subscription has ended already.', 'not_subscribed')
      // A term that is not paid has no end to wait for; waiting would only let the card be tried again.
      if (account.subscriptionStatus === 'past_due') await payments.endNow(id)
      else if (account.subscriptionStatus !== 'cancelled') await payments.endWithTerm(id)
      await needProvider().read(userId)
      return shown(userId)
    },

    async resume(userId: string): Promise<BillingSubscription> {
      const { payments, account, id } = await current(userId)
      if (!isSubscribed(account, now())) {
        throw new BadRequest('Your subscription has ended. You can subscribe again.', 'not_subscribed')
      }
      if (account.subscriptionStatus === 'cancelled') await payments.keep(id)
      await needProvider().read(userId)
      return shown(userId)
    },

    async portal(userId: string): Promise<{ url: string }> {
      const { payments } = needProvider()
      const { stripeCustomerId } = await find(userId)
      if (stripeCustomerId === null) throw new NotFound('subscription')
      return { url: await payments.portal(stripeCustomerId, new URL(portalReturn, publicUrl)) }
    },

    /** What the provider has by now is kept; without a provider nothing can have changed. */
    async refresh(userId: string) {
      await provider?.read(userId)
    },

    async exportOf(userId: string): Promise<PersonalData['billing']> {
      const account = await store.find(userId)
      if (!account?.hasBilling) return null
      return {
        customerId: account.stripeCustomerId,
        subscriptionId: account.stripeSubscriptionId,
        accessEndsAt: account.subscriptionEndsAt?.toISOString() ?? null,
        renewsAt: account.renewsAt?.toISOString() ?? null,
      }
    },
  }
}

/** Whether a charge will follow by itself. */
const isPaying = (account: Account, now: Date) =>
  isSubscribed(account, now) && (account.subscriptionStatus === 'active' || account.subscriptionStatus === 'trialing')

function shownOf(account: Account, now: Date, price: Price | null): BillingSubscription {
  const instant = now.toTemporalInstant()
  const status = statusOf(account, instant)
  const isOn = isSubscribed(account, now)
  const at = account.subscriptionStatus === 'trialing' ? account.trialEndsAt : account.renewsAt
  const isLost = status === 'past_due' && planOf(account, instant) === 'basic'
  return {
    status,
    plan: planOf(account, instant),
    canCancel: isOn && status !== 'cancelled',
    canResume: isOn && status === 'cancelled',
    hasPortal: account.stripeCustomerId !== null && account.stripeSubscriptionId !== null,
    accessEndsAt: (account.subscriptionEndsAt ?? trialLeft(account, now))?.toISOString() ?? null,
    nextCharge: price && at ? { amount: price.amount, currency: price.currency, at: at.toISOString() } : null,
    banner: status === null ? null : (meaningOf(isLost ? 'unpaid' : status)?.banner ?? null),
  }
}
