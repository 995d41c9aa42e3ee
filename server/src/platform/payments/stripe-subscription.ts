import type Stripe from 'stripe'
import type { ProviderSubscription } from './payments.ts'

/** What has to be read along with a subscription, seen from the list of them. */
export const expanded = [
  'data.customer',
  'data.pending_setup_intent',
  'data.latest_invoice.confirmation_secret',
] as const

/** Stripe's object in our form. @param subscription read with `expanded` */
export function readSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, customer, pending_setup_intent: setup, latest_invoice: invoice, metadata } = subscription
  const [item] = subscription.items.data
  const periodEnd = item?.current_period_end ?? subscription.created
  return {
    id,
    status,
    priceId: item?.price.id ?? null,
    hasCard: hasCard(subscription, customer) || (status === 'trialing' && setup === null),
    secret: secretOf(setup, status === 'incomplete' ? invoice : null),
    checkout: metadata['checkout'] ?? null,
    createdAt: dateOf(subscription.created),
    trialEndsAt: dateOrNull(subscription.trial_end),
    periodStart: dateOf(item?.current_period_start ?? subscription.created),
    periodEnd: dateOf(periodEnd),
    // Whoever cancels by the portal sets the one field, by the API the other.
    cancelsAt: dateOrNull(subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null)),
    endedAt: dateOrNull(subscription.ended_at),
  }
}

/** A card of the customer counts while the subscription lives; afterwards only one that it had itself says that it was real. */
function hasCard({ default_payment_method, default_source, status }: Stripe.Subscription, customer: unknown): boolean {
  if (default_payment_method !== null || default_source !== null) return true
  if (status === 'canceled' || typeof customer !== 'object' || customer === null) return false
  const { invoice_settings: settings } = customer as Partial<Stripe.Customer>
  return settings?.default_payment_method != null
}

function secretOf(
  setup: Stripe.Subscription['pending_setup_intent'],
  invoice: Stripe.Subscription['latest_invoice'],
): string | null {
  if (typeof setup === 'object' && setup !== null) return setup.client_secret
  if (typeof invoice === 'object' && invoice !== null) return invoice.confirmation_secret?.client_secret ?? null
  return null
}

const dateOf = (seconds: number) => new Date(seconds * 1000)
const dateOrNull = (seconds: number | null) => (seconds === null ? null : dateOf(seconds))
