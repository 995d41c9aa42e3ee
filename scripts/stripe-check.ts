import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { stateOf } from '../server/src/features/billing/subscription-state.ts'
import { createStripe } from '../server/src/platform/payments/stripe.ts'

/*
 * Runs what the tests run on the double against a real Stripe account in test mode, through the same code:
 *   STRIPE_SECRET_KEY=sk_test_... STRIPE_PRICE_ID=price_... npm run stripe:check
 * Whatever it makes it removes again.
 */

const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PRICE_ID: priceId = '' } = process.env
if (!/^(sk|rk)_test_/.test(secretKey) || !priceId.startsWith('price_')) {
  console.error('Usage: STRIPE_SECRET_KEY=sk_test_... STRIPE_PRICE_ID=price_... npm run stripe:check')
  process.exit(1)
}
const stripe = new Stripe(secretKey, { telemetry: false })
const log = console as unknown as Parameters<typeof createStripe>[1]['log']
const payments = createStripe(
  { secretKey, priceId, publicKey: 'pk_test_', webhookSecret: 'whsec_', apiBase: undefined },
  { log },
)

let failed = 0
function check(what: string, holds: boolean) {
  if (!holds) failed += 1
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}`)
}

const customers: string[] = []
async function begin(trialEndsAt: Date | null) {
  const key = randomUUID()
  const customerId = await payments.createCustomer({ userId: key, email: null, key })
  customers.push(customerId)
  const one = await payments.begin({ customerId, priceId, trialEndsAt, key })
  const again = await payments.begin({ customerId, priceId, trialEndsAt, key })
  check('asked twice, it is begun once', one.id === again.id && one.secret === again.secret)
  return { customerId, one }
}
const now = async (customerId: string) => stateOf(await payments.subscriptions(customerId))
const confirm = (secret: string | null, method: string) => {
  const [id = ''] = (secret ?? '').split('_secret_')
  const details = { payment_method: method, return_url: 'https://example.org/subscription-success' }
  return id.startsWith('seti_') ? stripe.setupIntents.confirm(id, details) : stripe.paymentIntents.confirm(id, details)
}

try {
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000)
  const trial = await begin(inThreeDays)
  check('a trial asks for a card by a setup intent', trial.one.secret?.startsWith('seti_') ?? false)
  check('without a card it is no subscription', (await now(trial.customerId)) === null)
  await confirm(trial.one.secret, 'pm_card_visa')
  check('with a card it is a trial', (await now(trial.customerId))?.subscriptionStatus === 'trialing')
  await payments.endWithTerm(trial.one.id)
  check('cancelled, it lasts to its end', (await now(trial.customerId))?.subscriptionStatus === 'cancelled')
  await payments.keep(trial.one.id)
  check('kept, it goes on', (await now(trial.customerId))?.subscriptionStatus === 'trialing')

  const direct = await begin(null)
  check('without a trial it asks for a payment', direct.one.secret?.startsWith('pi_') ?? false)
  const isDeclined = await confirm(direct.one.secret, 'pm_card_visa_chargeDeclined').then(
    () => false,
    () => true,
  )
  check('a declined card is declined', isDeclined && (await now(direct.customerId)) === null)
  await confirm(direct.one.secret, 'pm_card_visa')
  check('another card pays', (await now(direct.customerId))?.subscriptionStatus === 'active')
  check(
    'the portal opens',
    (await payments.portal(direct.customerId, new URL('https://example.org/'))).startsWith('https:'),
  )

  const secure = await begin(null)
  const asked = await confirm(secure.one.secret, 'pm_card_authenticationRequired')
  check(
    "a bank's question leaves it open",
    asked.status === 'requires_action' && (await now(secure.customerId)) === null,
  )
} finally {
  for (const customerId of customers) await payments.forget(customerId)
}
check(
  'who is forgotten has nothing',
  (await Promise.all(customers.map((id) => now(id).catch(() => null)))).every(
    (state) => state === null || state.subscriptionStatus === 'cancelled',
  ),
)
process.exit(failed > 0 ? 1 : 0)
