import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BillingRoom, startBillingRoom } from '../../../test-support/billing.ts'
import type { Browser } from '../../../test-support/browser.ts'
import { cards } from '../../../test-support/stripe/cards.ts'
import { mailOutbox } from '../../db/schema.ts'

let it: BillingRoom
beforeAll(async () => {
  it = await startBillingRoom()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const begin = (browser: Browser) => browser.post('/api/get-or-create-subscription')
const status = async (browser: Browser) => (await browser.get('/api/auth/user')).json.subscriptionStatus
const all = () => [...it.stripe.ledger.subscriptions.values()]

async function pay(browser: Browser, card: string = cards.good) {
  const { clientSecret } = (await begin(browser)).json
  it.stripe.ledger.confirm(clientSecret.split('_secret_')[0], clientSecret, card)
}

async function afterTrial(email: string) {
  const browser = await it.signedIn(email)
  it.advance({ days: 4 })
  return browser
}

test('clicks and tabs at the same moment begin one subscription of one customer', async () => {
  const ruth = await afterTrial('ruth@example.org')
  const answers = await Promise.all(Array.from({ length: 6 }, () => begin(ruth)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  expect(new Set(answers.map(({ json }) => json.clientSecret)).size).toBe(1)
  expect(all()).toHaveLength(1)
  expect(it.stripe.ledger.customers.size).toBe(1)
})

test('a later visit finds the same form, and one that lapsed is begun anew', async () => {
  const ruth = await afterTrial('ruth@example.org')
  const first = (await begin(ruth)).json.clientSecret
  it.advance({ hours: 2 })
  expect((await begin(ruth)).json.clientSecret).toBe(first)
  it.advance({ hours: 24 })
  const second = (await begin(ruth)).json.clientSecret
  expect(second).not.toBe(first)
  expect(all().map(({ status }) => status)).toEqual(['incomplete_expired', 'incomplete'])
})

test('a trial that ended between two visits is not promised any more', async () => {
  const anna = await it.signedIn('anna@example.org')
  expect((await begin(anna)).json.clientSecret).toMatch(/^seti_/)
  it.advance({ days: 3, minutes: 1 })
  expect((await begin(anna)).json.clientSecret).toMatch(/^pi_/)
  expect(all().filter(({ ended_at }) => ended_at === null)).toHaveLength(1)
})

test('whoever loses what they have just paid for, and comes back at once, gets a form that takes a card', async () => {
  const ruth = await afterTrial('ruth@example.org')
  const used = (await begin(ruth)).json.clientSecret
  await pay(ruth)
  await ruth.post('/api/billing/refresh')
  it.stripe.ledger.endNow(all()[0]?.id ?? '')
  await ruth.post('/api/billing/refresh')
  const { clientSecret } = (await begin(ruth)).json
  expect(clientSecret).not.toBe(used)
  expect(it.stripe.ledger.confirm(clientSecret.split('_secret_')[0], clientSecret, cards.good).status).toBe('succeeded')
})

test('a subscriber is told so, also before the event has come', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  it.advance({ minutes: 2 })
  const answer = await begin(ruth)
  expect(answer).toMatchObject({ status: 409, json: { code: 'already_subscribed' } })
  expect(await status(ruth)).toBe('active')
})

test('a provider that is down is told as such, and nothing is begun twice', async () => {
  const ruth = await afterTrial('ruth@example.org')
  it.stripe.down(true)
  expect(await begin(ruth)).toMatchObject({ status: 502, json: { code: 'payments_down' } })
  it.stripe.down(false)
  expect((await begin(ruth)).status).toBe(200)
  expect(it.stripe.ledger.customers.size).toBe(1)
})

test('an event brings the subscription in; repeated it changes nothing', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  await it.deliver()
  await it.until(async () => (await status(ruth)) === 'active')
  const again = it.stripe.ledger.events.at(-1) ?? {}
  expect((await it.post(again)).statusCode).toBe(200)
  expect(await status(ruth)).toBe('active')
})

test('only what the provider signed is taken in, on the bytes as they came, and not for ever', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await begin(ruth)
  const event = it.stripe.ledger.events.at(-1) ?? {}
  const { payload, signature } = it.stripe.sign(event)
  const send = (body: string, header: string | null) =>
    it.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', ...(header !== null && { 'stripe-signature': header }) },
      payload: body,
    })
  expect((await send(payload, null)).statusCode).toBe(400)
  expect((await send(payload.replace('evt_', 'evt_x'), signature)).statusCode).toBe(400)
  expect((await send(JSON.stringify(JSON.parse(payload), null, 2), signature)).statusCode).toBe(400)
  expect((await send('{', signature)).statusCode).toBe(400)
  expect((await send(payload, signature)).statusCode).toBe(200)
  it.clock.advance({ minutes: 10 })
  expect((await send(payload, signature)).json()).toMatchObject({ code: 'bad_signature' })
})

test('events of customers whom nobody knows, and of none, are taken in and change nothing', async () => {
  const stranger = it.stripe.ledger.createCustomer('x@example.org', {})
  const subscription = it.stripe.ledger.begin({
    customer: stranger.id,
    price: 'price_pro',
    trialEnd: null,
    metadata: {},
  })
  await it.deliver()
  const event = it.stripe.ledger.events.at(-1)
  expect((await it.post({ ...event, id: 'evt_none', data: { object: { id: 'x', object: 'price' } } })).statusCode).toBe(
    200,
  )
  expect(subscription.status).toBe('incomplete')
})

test('a long event is no body that is too large', async () => {
  const event = { ...it.stripe.ledger.createCustomer(null, {}), description: 'x'.repeat(200_000) }
  expect((await it.post({ id: 'evt_long', object: 'event', type: 'x', data: { object: event } })).statusCode).toBe(200)
})

test('events that never came are made good on return, and by night for those who do not return', async () => {
  const [anna, ruth] = [await afterTrial('anna@example.org'), await it.signedIn('ruth@example.org')]
  await pay(anna)
  await pay(ruth)
  it.lose()
  expect((await anna.post('/api/billing/refresh')).json.subscriptionStatus).toBe('active')
  await it.chore('billing-reconciliation')
  const kept = (await ruth.get('/api/billing/subscription')).json
  expect(kept).toMatchObject({ canCancel: true, hasPortal: true })
})

test('one who cannot be read does not keep the others from their turn', async () => {
  const [anna, ruth] = [await afterTrial('anna@example.org'), await it.signedIn('ruth@example.org')]
  await pay(anna)
  await pay(ruth)
  it.stripe.down(true)
  await expect(it.chore('billing-reconciliation')).rejects.toThrow('2 people')
  it.stripe.down(false)
  await it.chore('billing-reconciliation')
  expect(await status(anna)).toBe('active')
})

test('who deletes their account is charged no more, however often the provider has to be asked', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  const { id } = (await ruth.get('/api/auth/user')).json
  it.stripe.down(true)
  await it.server.personalData.erase(id, id)
  await expect(it.chore('billing-departures')).rejects.toThrow('1 customers')
  it.stripe.down(false)
  await it.chore('billing-departures')
  expect(all().map(({ status }) => status)).toEqual(['canceled'])
  expect(it.stripe.ledger.customers.size).toBe(0)
  // Late events of somebody who is gone, and a second look.
  await it.deliver()
  await it.chore('billing-departures')
})

test('a customer whom an operator removed at the provider can begin anew', async () => {
  const ruth = await afterTrial('ruth@example.org')
  await pay(ruth)
  await ruth.post('/api/billing/refresh')
  it.stripe.ledger.deleteCustomer(all()[0]?.customer ?? '')
  await ruth.post('/api/billing/refresh')
  expect(await status(ruth)).toBe('cancelled')
  it.advance({ minutes: 2 })
  expect((await begin(ruth)).status).toBe(200)
})

const notices = async () => {
  const rows = await it.database.orm.select().from(mailOutbox).where(eq(mailOutbox.kind, 'trial-notice'))
  return rows.map(({ recipient, content }) => ({ recipient, ...(content as { subject: string; text: string }) }))
}

test('before the first charge a message says when and how much, a day ahead, once', async () => {
  const anna = await it.signedIn('anna@example.org')
  await it.signedIn('ruth@example.org')
  await pay(anna)
  await anna.post('/api/billing/refresh')
  it.advance({ days: 1, hours: 22 })
  await it.chore('trial-notices')
  expect(await notices()).toEqual([])
  it.advance({ hours: 1 })
  await it.chore('trial-notices')
  await it.chore('trial-notices')
  expect(await notices()).toMatchObject([
    {
      recipient: 'anna@example.org',
      subject: 'Your Lampstand Pro trial ends on Thursday, March 5, 2026',
      text: expect.stringMatching(/9:00 AM UTC[\s\S]*\$9\.99[\s\S]*two clicks/),
      html: expect.stringMatching(/9:00 AM UTC[\s\S]*\$9\.99[\s\S]*two clicks[\s\S]*\/subscribe"/),
    },
  ])
})

test('who has cancelled meanwhile is told of no charge', async () => {
  const anna = await it.signedIn('anna@example.org')
  await pay(anna)
  await anna.post('/api/billing/refresh')
  await anna.post('/api/billing/cancel')
  it.advance({ days: 2 })
  await it.chore('trial-notices')
  expect(await notices()).toEqual([])
})
