import { parseArgs } from 'node:util'
import Stripe from 'stripe'
import { webhookEvents } from './stripe-events.ts'

/*
 * Makes in a Stripe account what Lampstand needs: the product, its price, the portal and the webhook. What is there already is kept.
 *   STRIPE_SECRET_KEY=sk_test_... npm run stripe:setup -- --url https://lampstand.example.org
 */

const { values } = parseArgs({ options: { url: { type: 'string' } } })
const { STRIPE_SECRET_KEY: key } = process.env
const url = URL.parse(values.url ?? '')
if (!key || url?.protocol !== 'https:') {
  console.error('Usage: STRIPE_SECRET_KEY=sk_... npm run stripe:setup -- --url https://lampstand.example.org')
  process.exit(1)
}
const stripe = new Stripe(key, { telemetry: false })
const lookupKey = 'lampstand_pro_monthly'

async function findOrMakePrice(): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true })
  if (data[0]) return data[0]
  const product = await stripe.products.create({ name: 'Lampstand Pro' })
  return stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 999,
    recurring: { interval: 'month' },
    lookup_key: lookupKey,
  })
}

async function ensurePortal() {
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true, active: true })
  const features = {
    customer_update: { enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  } as const
  if (data[0]) await stripe.billingPortal.configurations.update(data[0].id, { features })
  else await stripe.billingPortal.configurations.create({ features })
}

/** @returns the signing secret, which Stripe tells only when a webhook is made */
async function ensureWebhook(address: string): Promise<string | undefined> {
  for await (const one of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (one.url !== address) continue
    await stripe.webhookEndpoints.update(one.id, { enabled_events: [...webhookEvents] })
    return undefined
  }
  const { secret } = await stripe.webhookEndpoints.create({ url: address, enabled_events: [...webhookEvents] })
  return secret
}

const price = await findOrMakePrice()
await ensurePortal()
const secret = await ensureWebhook(new URL('/api/stripe/webhook', url).href)

console.log(`STRIPE_PRICE_ID=${price.id}`)
if (secret !== undefined) console.log(`STRIPE_WEBHOOK_SECRET=${secret}`)
else
  console.error(
    'The webhook already exists: its signing secret is in the Stripe dashboard, under Developers, Webhooks.',
  )
console.error('STRIPE_PUBLISHABLE_KEY is in the dashboard, under Developers, API keys.')
console.error(
  'In Settings, Billing, Subscriptions and emails: retry failed payments for two weeks, then cancel; have Stripe send receipts.',
)
