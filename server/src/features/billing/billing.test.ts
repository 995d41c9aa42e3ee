import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BillingRoom, startBillingRoom } from '../../../test-support/billing.ts'
import type { Browser } from '../../../test-support/browser.ts'
import { startTestServer } from '../../../test-support/server.ts'
import { cards } from '../../../test-support/stripe/cards.ts'

let it: BillingRoom
beforeAll(async () => {
  it = await startBillingRoom()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const begin = (browser: Browser) => browser.post('/api/get-or-create-subscription')
const subscription = async (browser: Browser) => (await browser.get('/api/billing/subscription')).json
const user = async (browser: Browser) => (await browser.get('/api/auth/user')).json
const refresh = (browser: Browser) => browser.post('/api/billing/refresh')
const all = () => [...it.stripe.ledger.subscriptions.values()]
const only = () => {
  const [one, ...more] = all()
  if (!one || more.length > 0) throw new Error(`${all().length} subscriptions`)
  return one
}

/** Goes through the form with a card. */
async function pay(browser: Browser, card: string = cards.good) {
  const { clientSecret } = (await begin(browser)).json
  const [id = ''] = clientSecret.split('_secret_')
  return it.stripe.ledger.confirm(id, clientSecret, card)
}

async function afterTrial(email: string) {
  const browser = await it.signedIn(email)
  it.advance({ days: 4 })
  return browser
}

/** A session does not outlast a month: the person signs in again. */
async function monthLater(browser: Browser, email: string) {
  it.advance({ days: 31 })
  await it.signIn(browser, email)
}

test('before anybody pays, the price, the end of the trial and the first charge are known', async () => {
  const anna = await it.signedIn('anna@example.org')
  expect((await anna.get('/api/billing/config')).json).toEqual({
    publicKey: 'pk_test_fake',
    price: { amount: 999, currency: 'usd', interval: 'month' },
    isSubscribed: false,
    trialEndsAt: '2026-03-05T09:00:00.000Z',
    firstCharge: { amount: 999, currency: 'usd', at: '2026-03-05T09:00:00.000Z' },
    supportEmail: null,
    prioritySupportUrl: null,
    communityUrl: null,
  })
  it.advance({ days: 4 })
  expect((await anna.get('/api/billing/config')).json).toMatchObject({
    trialEndsAt: null,
    firstCharge: { at: '2026-03-06T09:00:00.000Z' },
  })
})

test('a trial with a card keeps its end, is charged then, and the trial stays one', async () => {
  const anna = await it.signedIn('anna@example.org')
  const { clientSecret } = (await begin(anna)).json
  expect(clientSecret).toMatch(/^seti_/)
  expect(only()).toMatchObject({ status: 'trialing', trial_end: Date.parse('2026-03-05T09:00:00Z') / 1000 })
  await pay(anna)
  expect((await refresh(anna)).json).toMatchObject({
    subscriptionStatus: 'trialing',
    trialEndsAt: '2026-03-05T09:00:00.000Z',
  })
  expect((await anna.get('/api/billing/config')).json.isSubscribed).toBe(true)
  expect(await subscription(anna)).toMatchObject({
    canCancel: true,
    accessEndsAt: null,
    nextCharge: { amount: 999, currency: 'usd', at: '2026-03-05T09:00:00.000Z' },
  })
  it.advance({ days: 4 })
  // Also while the event that says so is on its way.
  expect(await subscription(anna)).toMatchObject({ plan: 'pro' })
  await it.deliver()
  await it.until(async () => (await user(anna)).subscriptionStatus === 'active')
  expect(await subscription(anna)).toMatchObject({ plan: 'pro', nextCharge: { at: '2026-04-04T09:00:00.000Z' } })
})

test('a trial without a card ends by itself and costs nothing', async () => {
  const anna = await it.signedIn('anna@example.org')
  await begin(anna)
  await refresh(anna)
  expect(await subscription(anna)).toMatchObject({
    status: 'trialing',
    canCancel: false,
    hasPortal: false,
    accessEndsAt: '2026-03-05T09:00:00.000Z',
    nextCharge: null,
  })
  it.advance({ days: 4 })
  await refresh(anna)
  expect(only()).toMatchObject({ status: 'canceled' })
  expect(await user(anna)).toMatchObject({ subscriptionStatus: null })
  expect(await subscription(anna)).toMatchObject({ plan: 'basic', nextCharge: null })
})

test('after the trial Pro is paid at once; a declined card can be followed by another', async () => {
  const ruth = await afterTrial('ruth@example.org')
  expect((await begin(ruth)).json.clientSecret).toMatch(/^pi_/)
  await expect(pay(ruth, cards.declined)).rejects.toThrow('Your card was declined.')
  expect((await refresh(ruth)).json.subscriptionStatus).toBeNull()
  await pay(ruth)
  expect((await refresh(ruth)).json.subscriptionStatus).toBe('active')
  expect(all()).toHaveLength(1)
})

test('a card whose bank asks its holder first counts once the holder has answered', async () => {
  const ruth = await afterTrial('ruth@example.org')
  const intent = await pay(ruth, cards.secure)
  expect(intent.status).toBe('requires_action')
  expect((await refresh(ruth)).json.subscriptionStatus).toBeNull()
  it.stripe.ledger.authenticate(intent.id)
  expect((await refresh(ruth)).json.subscriptionStatus).toBe('active')
})

test('a renewal that fails keeps Pro in grace and says so, and a new card mends it', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  it.stripe.ledger.changeCard(only().id, cards.failsLater)
  await monthLater(ruth, 'ruth@example.org')
  await refresh(ruth)
  expect(await subscription(ruth)).toMatchObject({
    status: 'past_due',
    plan: 'pro',
    banner: 'payment_failed',
    accessEndsAt: '2026-04-19T09:00:00.000Z',
  })
  it.stripe.ledger.changeCard(only().id, cards.good)
  await refresh(ruth)
  expect(await subscription(ruth)).toMatchObject({ status: 'active', plan: 'pro', banner: null })
})

test('what is never paid is lost after the grace, without anybody being told, and can be begun anew', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  it.stripe.ledger.changeCard(only().id, cards.failsLater)
  await monthLater(ruth, 'ruth@example.org')
  await refresh(ruth)
  it.advance({ days: 14 })
  expect(await subscription(ruth)).toMatchObject({ status: 'past_due', plan: 'basic', banner: 'payment_lost' })
  await refresh(ruth)
  expect(await subscription(ruth)).toMatchObject({ status: 'cancelled', plan: 'basic', canResume: false })
  await pay(ruth)
  await refresh(ruth)
  expect(await subscription(ruth)).toMatchObject({ status: 'active', plan: 'pro' })
})

test('a cancelled term lasts to its end, can be kept meanwhile, and is paid at once on return', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  const ended = (await ruth.post('/api/billing/cancel')).json
  expect(ended).toMatchObject({
    status: 'cancelled',
    plan: 'pro',
    canResume: true,
    nextCharge: null,
    accessEndsAt: '2026-04-05T09:00:00.000Z',
  })
  expect((await begin(ruth)).status).toBe(409)
  expect((await ruth.post('/api/billing/resume')).json).toMatchObject({ status: 'active', nextCharge: { amount: 999 } })
  await ruth.post('/api/billing/cancel')
  await monthLater(ruth, 'ruth@example.org')
  // No event, no chore: the end was known.
  expect(await subscription(ruth)).toMatchObject({ status: 'cancelled', plan: 'basic', canResume: false })
  expect((await ruth.post('/api/billing/resume')).status).toBe(400)
  expect((await begin(ruth)).json.clientSecret).toMatch(/^pi_/)
})

test('an end that is set as a date, as the portal may, is read and can be taken back too', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  it.stripe.ledger.endAt(only().id, Date.parse('2026-03-20T00:00:00Z') / 1000)
  await refresh(ruth)
  expect(await subscription(ruth)).toMatchObject({ status: 'cancelled', accessEndsAt: '2026-03-20T00:00:00.000Z' })
  expect((await ruth.post('/api/billing/resume')).json).toMatchObject({ status: 'active', accessEndsAt: null })
})

test('a trial that is cancelled lasts to its end and is never charged', async () => {
  const anna = await it.signedIn('anna@example.org')
  await pay(anna)
  expect((await anna.post('/api/billing/cancel')).json).toMatchObject({
    status: 'cancelled',
    plan: 'pro',
    accessEndsAt: '2026-03-05T09:00:00.000Z',
  })
  it.advance({ days: 4 })
  expect(await subscription(anna)).toMatchObject({ plan: 'basic' })
  expect([...it.stripe.ledger.invoices.values()].filter(({ status }) => status === 'open')).toEqual([])
})

test.each([
  ['active', 'active', 'pro', null],
  ['past_due', 'past_due', 'pro', 'payment_failed'],
  ['unpaid', 'past_due', 'basic', 'payment_lost'],
  ['paused', 'cancelled', 'basic', null],
  ['canceled', 'cancelled', 'basic', null],
  ['incomplete', 'cancelled', 'basic', null],
  ['incomplete_expired', 'cancelled', 'basic', null],
  ['a status of next year', 'active', 'pro', null],
] as const)('what Stripe calls "%s" is %s here', async (theirs, status, plan, banner) => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  await refresh(ruth)
  it.stripe.ledger.setStatus(only().id, theirs)
  await refresh(ruth)
  expect(await subscription(ruth)).toMatchObject({ status, plan, banner })
})

test("the portal is one's own, and only for those who have something there", async () => {
  const [anna, ruth] = [await it.signedIn('anna@example.org'), await it.signedIn('ruth@example.org')]
  expect((await anna.post('/api/billing/portal')).status).toBe(404)
  await pay(ruth)
  expect((await ruth.post('/api/billing/portal')).json.url).toContain(only().customer)
  expect((await anna.post('/api/billing/cancel')).status).toBe(404)
  expect((await it.visit().post('/api/billing/portal')).status).toBe(401)
})

test('pages may load what Stripe needs, from its hosts and no others', async () => {
  const header = String((await it.visit().get('/onboarding')).headers['content-security-policy'])
  const foreign = header
    .split('; ')
    .flatMap((part) => {
      const [directive, ...sources] = part.split(' ')
      return sources.map((source) => `${directive} ${source}`)
    })
    .filter((part) => part.includes('//'))
  expect(foreign.toSorted()).toEqual([
    'connect-src https://api.stripe.com',
    'frame-src https://*.js.stripe.com',
    'frame-src https://hooks.stripe.com',
    'frame-src https://js.stripe.com',
    'script-src https://*.js.stripe.com',
    'script-src https://js.stripe.com',
  ])
})

test('without a provider everything says so, and nothing else is missing', async () => {
  const plain = await startTestServer({ env: { SUPPORT_EMAIL: 'help@example.org' } })
  const anna = await plain.signedIn('anna@example.org')
  expect((await begin(anna)).status).toBe(503)
  expect((await anna.post('/api/billing/portal')).status).toBe(503)
  expect((await anna.get('/api/billing/config')).json).toMatchObject({
    publicKey: null,
    price: null,
    supportEmail: 'help@example.org',
  })
  expect(await subscription(anna)).toMatchObject({ status: 'trialing', plan: 'pro', canCancel: false })
  expect((await refresh(anna)).json.email).toBe('anna@example.org')
  expect(String((await anna.get('/home')).headers['content-security-policy'])).not.toContain('stripe')
  await plain.close()
})
