import type { users } from '../../db/schema.ts'
import type { ProviderSubscription } from '../../platform/payments/payments.ts'

/** Days after a charge that failed in which Pro goes on; Stripe tries the card again for as long. */
export const graceDays = 14

/** What a person has by the provider; null for a status that says nothing of a subscription. */
type Status = (typeof users.$inferSelect)['subscriptionStatus']

/** `always` until the provider says otherwise; `grace` for some days after the term began that is not paid. */
type Meaning = {
  ours: Exclude<Status, null> | null
  access: 'always' | 'grace' | 'ended' | 'none'
  banner: 'payment_failed' | 'payment_lost' | null
}

/** Every status that Stripe has, and what it means here. This is the only place that knows. */
export const meanings = {
  trialing: { ours: 'trialing', access: 'always', banner: null },
  active: { ours: 'active', access: 'always', banner: null },
  past_due: { ours: 'past_due', access: 'grace', banner: 'payment_failed' },
  // Stripe has given up to charge, yet keeps the subscription: a new card brings it back.
  unpaid: { ours: 'past_due', access: 'ended', banner: 'payment_lost' },
  // A trial that ended without a card, or a pause set by hand.
  paused: { ours: 'cancelled', access: 'ended', banner: null },
  canceled: { ours: 'cancelled', access: 'ended', banner: null },
  incomplete: { ours: null, access: 'none', banner: null },
  incomplete_expired: { ours: null, access: 'none', banner: null },
} as const satisfies Record<string, Meaning>

export const meaningOf = (status: string): Meaning | undefined => (meanings as Record<string, Meaning>)[status]

/** What is kept of a person's subscription. */
export type State = {
  subscriptionStatus: Exclude<Status, null>
  subscriptionEndsAt: Date | null
  stripeSubscriptionId: string
  /** Null where the trial is not the provider's to tell. */
  trialEndsAt: Date | null
  renewsAt: Date | null
}

/** What counts first when there are several. */
const order = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'canceled']

/**
 * What somebody has, by everything the provider knows of them; null for somebody who never had a subscription. It depends on
 * nothing else, so it does not matter in which order, how often or how late events come.
 */
export function stateOf(subscriptions: readonly ProviderSubscription[]): State | null {
  const real = subscriptions.filter(isReal)
  const [first] = real.toSorted(
    (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || b.createdAt.getTime() - a.createdAt.getTime(),
  )
  if (!first) return null
  const meaning = meaningOf(first.status)
  if (!meaning?.ours) return null
  const isEnding = meaning.access === 'always' && first.cancelsAt !== null
  return {
    subscriptionStatus: isEnding ? 'cancelled' : meaning.ours,
    subscriptionEndsAt: isEnding ? first.cancelsAt : endOf(first, meaning),
    stripeSubscriptionId: first.id,
    trialEndsAt: first.trialEndsAt,
    renewsAt: isEnding || meaning.access === 'ended' ? null : first.periodEnd,
  }
}

/** A trial without a card, or a checkout that nobody finished, is no subscription (D6). */
function isReal({ status, hasCard }: ProviderSubscription): boolean {
  const meaning = meaningOf(status)
  if (!meaning?.ours) return false
  return status === 'trialing' || status === 'canceled' || status === 'paused' ? hasCard : true
}

function endOf({ endedAt, periodStart }: ProviderSubscription, { access }: Meaning): Date | null {
  switch (access) {
    case 'grace':
      return new Date(periodStart.getTime() + graceDays * 86_400_000)
    case 'ended':
      return endedAt ?? periodStart
    case 'always':
    case 'none':
      return null
  }
}

/** A subscription that was begun and still waits for a card. */
export const isWaiting = ({ status, hasCard, secret }: ProviderSubscription): boolean =>
  secret !== null && (status === 'incomplete' || (status === 'trialing' && !hasCard))
