import * as z from 'zod/mini'
import { User } from './account.ts'
import { defineRoutes } from './route.ts'
import { Instant } from './shared.ts'

/** `amount` in the smallest unit of the currency, such as cents; `currency` by ISO 4217 in lower case, as the provider has it. */
export const Money = z.object({ amount: z.int(), currency: z.string().check(z.regex(/^[a-z]{3}$/)) })
export type Money = z.infer<typeof Money>

const Price = z.extend(Money, { interval: z.enum(['day', 'week', 'month', 'year']) })
const Charge = z.extend(Money, { at: Instant })

/** What somebody knows before they pay. */
export const BillingConfig = z.object({
  /** The provider's public key, with which its form is drawn; null where nothing can be bought here. */
  publicKey: z.nullable(z.string()),
  price: z.nullable(Price),
  /** Whether the caller subscribes already, so that there is nothing to pay for. */
  isSubscribed: z.boolean(),
  /** The end of the trial that goes on when the person subscribes now; null when they have had theirs. */
  trialEndsAt: z.nullable(Instant),
  /** What subscribing now would cost first, and when. */
  firstCharge: z.nullable(Charge),
  /** What the deployer offers beside: each is absent when it is not set. */
  supportEmail: z.nullable(z.string()),
  prioritySupportUrl: z.nullable(z.string()),
  communityUrl: z.nullable(z.string()),
})
export type BillingConfig = z.infer<typeof BillingConfig>

/** How the plan of a person stands, and what comes of it if nothing is done. */
export const BillingSubscription = z.object({
  status: User.shape.subscriptionStatus,
  plan: z.enum(['basic', 'pro']),
  /** Whether there is a subscription that can be cancelled. */
  canCancel: z.boolean(),
  /** Whether it ends by itself and can be kept instead. */
  canResume: z.boolean(),
  /** Whether the provider has a page with the person's card and receipts. */
  hasPortal: z.boolean(),
  /** When Pro ends, where that is settled: a trial without a card, a cancelled term, or the grace of a payment that failed. */
  accessEndsAt: z.nullable(Instant),
  nextCharge: z.nullable(Charge),
  banner: z.nullable(z.enum(['payment_failed', 'payment_lost'])),
})
export type BillingSubscription = z.infer<typeof BillingSubscription>

const access = 'user'

export const billingRoutes = defineRoutes({
  config: {
    method: 'GET',
    path: '/api/billing/config',
    summary: 'Price, end of the trial, and the first charge, before anyone pays.',
    access,
    reply: BillingConfig,
  },
  subscription: {
    method: 'GET',
    path: '/api/billing/subscription',
    summary: 'The state of the plan of the caller.',
    access,
    reply: BillingSubscription,
  },
  getOrCreate: {
    method: 'POST',
    path: '/api/get-or-create-subscription',
    summary: 'The secret that the payment form needs; the same one until it is used. 409 for a subscriber.',
    access,
    reply: z.object({ clientSecret: z.string() }),
  },
  cancel: {
    method: 'POST',
    path: '/api/billing/cancel',
    summary: 'End Pro when the paid term ends, or at once if a payment failed.',
    access,
    reply: BillingSubscription,
  },
  resume: {
    method: 'POST',
    path: '/api/billing/resume',
    summary: 'Undo a cancellation while the term lasts.',
    access,
    reply: BillingSubscription,
  },
  portal: {
    method: 'POST',
    path: '/api/billing/portal',
    summary: "Address of the provider's page with the caller's card and receipts.",
    access,
    reply: z.object({ url: z.url() }),
  },
  refresh: {
    method: 'POST',
    path: '/api/billing/refresh',
    summary: 'Asks the provider about the state of the subscription, for someone who comes back from it.',
    access,
    reply: User,
  },
})

/** Such as `$9.99`. */
export function moneyText({ amount, currency }: Money, locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
