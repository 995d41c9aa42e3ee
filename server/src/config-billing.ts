import { text, url } from './config-fields.ts'
import type { StripeSettings } from './platform/payments/stripe.ts'

/** What is offered beside the plans, where the deployer offers it. */
export type BillingLinks = {
  supportEmail: string | null
  prioritySupportUrl: string | null
  communityUrl: string | null
}

/** `stripe` is null where nothing can be bought. */
export type BillingSettings = { stripe: StripeSettings | null; links: BillingLinks }

export const billingVariables = [
  {
    name: 'STRIPE_SECRET_KEY',
    description:
      'Secret or restricted key of a Stripe account, with which people can buy Pro; it needs the next three.',
    example: 'sk_test_...',
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    description: 'Publishable key of the same account.',
    example: 'pk_test_...',
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    description: 'Signing secret of the webhook at PUBLIC_URL/api/stripe/webhook.',
    example: 'whsec_...',
  },
  {
    name: 'STRIPE_PRICE_ID',
    description: 'The price of Pro. `npm run stripe:setup` makes it, and prints this and the signing secret.',
    example: 'price_...',
  },
  {
    name: 'STRIPE_API_BASE',
    description: 'Another address of the Stripe API, for tests; refused with a live key.',
    example: 'http://localhost:12111',
  },
  {
    name: 'SUPPORT_EMAIL',
    description: 'Address for questions about a subscription; shown after subscribing.',
    example: 'support@example.org',
  },
  {
    name: 'PRIORITY_SUPPORT_URL',
    description: 'Where Pro members get priority support: a page or a mailto: address.',
    example: 'https://example.org/support',
  },
  {
    name: 'COMMUNITY_URL',
    description: 'Where people who use this Lampstand meet.',
    example: 'https://example.org/community',
  },
] as const

export const billingFields = {
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: text,
  STRIPE_API_BASE: url('http:', 'https:'),
  SUPPORT_EMAIL: text,
  PRIORITY_SUPPORT_URL: url('https:', 'http:', 'mailto:'),
  COMMUNITY_URL: url('https:', 'http:'),
}

type BillingValues = Partial<Record<keyof typeof billingFields, string | undefined>>

/** Which beginnings a value may have: a key in the wrong place is a common slip, and a costly one. */
const beginnings = {
  STRIPE_SECRET_KEY: ['sk_test_', 'sk_live_', 'rk_test_', 'rk_live_'],
  STRIPE_PUBLISHABLE_KEY: ['pk_test_', 'pk_live_'],
  STRIPE_WEBHOOK_SECRET: ['whsec_'],
  STRIPE_PRICE_ID: ['price_'],
} as const

const needed = Object.keys(beginnings) as (keyof typeof beginnings)[]
const isLive = (key: string | undefined) => /^[a-z]+_live_/.test(key ?? '')

/** What must hold between the variables of billing. `sendsMail`: whether messages can leave the program. */
export function* billingConflicts(values: BillingValues, { sendsMail }: { sendsMail: boolean }): Generator<string> {
  const given = needed.filter((name) => values[name] !== undefined)
  if (values.SUPPORT_EMAIL !== undefined && !/^[^\s@]+@[^\s@]+$/.test(values.SUPPORT_EMAIL)) {
    yield 'SUPPORT_EMAIL must be an email address.'
  }
  if (given.length === 0) return
  for (const name of needed) {
    const value = values[name]
    if (value === undefined) yield `${name} is needed with ${given.join(', ')}.`
    else if (!beginnings[name].some((beginning) => value.startsWith(beginning))) {
      yield `${name} must begin with ${beginnings[name].join(' or ')}.`
    }
  }
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: shown, STRIPE_API_BASE: base } = values
  if (secret !== undefined && shown !== undefined && isLive(secret) !== isLive(shown)) {
    yield 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be of the test mode, or both live.'
  }
  if (base !== undefined && (isLive(secret) || isLive(shown))) {
    yield 'STRIPE_API_BASE is for tests and must not be set with a live key.'
  }
  if (!sendsMail) yield 'SMTP_URL is needed with STRIPE_SECRET_KEY: people are told by mail before their first charge.'
}

function stripeSettings(values: BillingValues): StripeSettings | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publicKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_BASE: base,
  } = values
  if (!secretKey || !publicKey || !webhookSecret || !priceId) return null
  return { secretKey, publicKey, webhookSecret, priceId, apiBase: base === undefined ? undefined : new URL(base) }
}

export const billingSettings = (values: BillingValues): BillingSettings => ({
  stripe: stripeSettings(values),
  links: {
    supportEmail: values.SUPPORT_EMAIL ?? null,
    prioritySupportUrl: values.PRIORITY_SUPPORT_URL ?? null,
    communityUrl: values.COMMUNITY_URL ?? null,
  },
})
