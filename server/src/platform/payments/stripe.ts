import type Stripe from 'stripe'
import { PaymentsDown, Unavailable } from '../../errors.ts'
import type { Log } from '../../http/logging.ts'
import { CustomerGone, type PaymentEvent, type Payments, type Price } from './payments.ts'
import { expanded, readSubscription } from './stripe-subscription.ts'

export type StripeSettings = {
  secretKey: string
  publicKey: string
  webhookSecret: string
  priceId: string
  /** Another address of the API, for tests. */
  apiBase: URL | undefined
}

const priceKept = 3_600_000
/** Of one subscription, as opposed to a list of them. */
const expandedOne = expanded.map((path) => path.replace('data.', ''))

/** Stripe by its own client, which is loaded with the first call. */
export function createStripe(settings: StripeSettings, { log }: { log: Log }): Payments {
  const { publicKey, priceId, webhookSecret } = settings
  let opened: Promise<Stripe> | undefined
  let known: { price: Price; at: number } | undefined
  const open = () => (opened ??= openClient(settings))

  /** Every call to Stripe leaves through here, so that its errors mean something to the product. */
  async function ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await open()
    try {
      return await work(stripe)
    } catch (error) {
      throw faultOf(error, log)
    }
  }

  async function* all(stripe: Stripe, customer: string) {
    for await (const one of stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: [...expanded],
    })) {
      yield one
    }
  }

  return {
    publicKey,
    priceId,

    async price() {
      if (known && Date.now() - known.at < priceKept) return known.price
      const { unit_amount: amount, currency, recurring } = await ask((stripe) => stripe.prices.retrieve(priceId))
      if (amount === null || recurring === null) {
        log.error({ priceId }, 'STRIPE_PRICE_ID names no price of a fixed amount that recurs')
        throw new Unavailable('Subscriptions are currently unavailable.')
      }
      const price: Price = { id: priceId, amount, currency, interval: recurring.interval as Price['interval'] }
      known = { price, at: Date.now() }
      return price
    },

    createCustomer: ({ userId, email, key }) =>
      ask(async (stripe) => {
        const customer = await stripe.customers.create(
          { metadata: { userId }, ...(email !== null && { email }) },
          { idempotencyKey: `customer-${key}` },
        )
        return customer.id
      }),

    begin: ({ customerId: customer, priceId: price, trialEndsAt, key }) =>
      ask(async (stripe) =>
        readSubscription(
          await stripe.subscriptions.create(
            {
              customer,
              items: [{ price }],
              payment_behavior: 'default_incomplete',
              payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
              ...(trialEndsAt && {
                trial_end: Math.ceil(trialEndsAt.getTime() / 1000),
                // Who gives no card is not charged: the trial ends, and nothing follows.
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
              }),
              metadata: { checkout: key },
              expand: expandedOne,
            },
            { idempotencyKey: `subscription-${key}` },
          ),
        ),
      ),

    subscriptions: (customerId) =>
      ask(async (stripe) => {
        const found = []
        for await (const one of all(stripe, customerId)) found.push(readSubscription(one))
        return found
      }),

    endWithTerm: (id) =>
      ask(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),
    endNow: (id) => ask(async (stripe) => void (await stripe.subscriptions.cancel(id))),
    // The two fields exclude each other in one call: what set one of them takes it back.
    keep: (id) =>
      ask(async (stripe) => {
        const { cancel_at_period_end: withTerm } = await stripe.subscriptions.retrieve(id)
        await stripe.subscriptions.update(id, withTerm ? { cancel_at_period_end: false } : { cancel_at: '' })
      }),

    portal: (customer, returnTo) =>
      ask(async (stripe) => {
        const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnTo.href })
        return url
      }),

    // Removing a customer ends their subscriptions at once.
    forget: (customerId) =>
      ask(async (stripe) => void (await stripe.customers.del(customerId))).catch((error: unknown) => {
        if (!(error instanceof CustomerGone)) throw error
      }),

    async readEvent(body, signature, receivedAt) {
      const { webhooks } = await open()
      try {
        const at = receivedAt.epochMilliseconds
        return eventOf(await webhooks.constructEventAsync(body, signature, webhookSecret, undefined, undefined, at))
      } catch {
        return null
      }
    },
  }
}

async function openClient({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(apiBase && {
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === 'https:' ? 443 : 80),
      protocol: apiBase.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

function eventOf({ id, type, data }: Stripe.Event): PaymentEvent {
  const object = data.object as { id?: unknown; object?: unknown; customer?: unknown }
  const customer = object.object === 'customer' ? object.id : object.customer
  return { id, type, customerId: typeof customer === 'string' ? customer : null }
}

type StripeFault = { type?: string; code?: string; param?: string; requestId?: string; statusCode?: number }

/** What only the deployer can mend is logged by its name; the provider's sentences may hold what is a person's. */
function faultOf(error: unknown, log: Log): Error {
  const { type, code, param, requestId, statusCode } = error as StripeFault
  const isOfStripe = typeof type === 'string' && type.startsWith('Stripe')
  if (!isOfStripe) return error instanceof Error ? error : new Error('not an Error')
  // A removed customer is named by `id` where they are asked for themselves.
  if (code === 'resource_missing' && (param === 'customer' || param === 'id')) return new CustomerGone()
  const fault = { type, code, param, stripeRequest: requestId, status: statusCode }
  if (/Connection|API|RateLimit/.test(type)) {
    log.warn(fault, 'Stripe could not be reached')
    return new PaymentsDown()
  }
  log.error(fault, 'Stripe refused a call')
  return new Unavailable('Subscriptions are currently unavailable.')
}
