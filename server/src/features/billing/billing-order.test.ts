import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BillingRoom, startBillingRoom } from '../../../test-support/billing.ts'
import type { Browser } from '../../../test-support/browser.ts'
import { cards } from '../../../test-support/stripe/cards.ts'

let it: BillingRoom
beforeAll(async () => {
  it = await startBillingRoom()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

/** Numbers that look random and are the same at each run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString()
const living = () =>
  [...it.stripe.ledger.subscriptions.values()].filter(
    ({ ended_at, default_payment_method }) => ended_at === null && default_payment_method !== null,
  )

/** What somebody must have by the provider's own books, told without the table of the program. */
function owed() {
  const { subscriptions, now } = it.stripe.ledger
  const last = [...subscriptions.values()].findLast(({ default_payment_method }) => default_payment_method !== null)
  const nothing = { plan: 'basic', status: null, accessEndsAt: null, nextChargeAt: null }
  if (!last) return nothing
  if (last.ended_at !== null) return { ...nothing, status: 'cancelled', accessEndsAt: dateOf(last.ended_at) }
  const [
    { current_period_start: start, current_period_end: end } = { current_period_start: 0, current_period_end: 0 },
  ] = last.items.data
  const graceEnds = start + 14 * 86_400
  if (last.status === 'past_due') {
    const plan = now() < graceEnds ? 'pro' : 'basic'
    return { plan, status: 'past_due', accessEndsAt: dateOf(graceEnds), nextChargeAt: null }
  }
  if (last.cancel_at !== null) {
    return { plan: 'pro', status: 'cancelled', accessEndsAt: dateOf(last.cancel_at), nextChargeAt: null }
  }
  return { plan: 'pro', status: last.status, accessEndsAt: null, nextChargeAt: dateOf(end) }
}

async function standing(browser: Browser) {
  const { plan, status, accessEndsAt, nextCharge } = (await browser.get('/api/billing/subscription')).json
  return { plan, status, accessEndsAt, nextChargeAt: nextCharge?.at ?? null }
}

test.each(Array.from({ length: 6 }, (_, seed) => seed + 1))(
  'whatever happens, and in whichever order it is told, what is kept is what the provider has (%i)',
  async (seed) => {
    const roll = dice(seed)
    const email = `seed-${seed}@example.org`
    const browser = await it.signedIn(email)
    it.advance({ days: 4 })
    const { ledger } = it.stripe
    const newest = () => [...ledger.subscriptions.values()].at(-1)

    const deeds: (() => unknown)[] = [
      async () => {
        const { clientSecret } = (await browser.post('/api/get-or-create-subscription')).json ?? {}
        if (clientSecret) ledger.confirm(clientSecret.split('_secret_')[0], clientSecret, cards.good)
      },
      () => newest() && ledger.changeCard(newest()?.id ?? '', roll(2) ? cards.good : cards.failsLater),
      () => newest()?.status === 'active' && ledger.endWithTerm(newest()?.id ?? '', roll(2) === 0),
      () => newest()?.status === 'active' && ledger.endNow(newest()?.id ?? ''),
      () => it.advance({ days: roll(12), hours: roll(24) }),
      () => it.advance({ days: 20 }),
    ]
    const told: object[] = []
    let seen = 0
    for (let step = 0; step < 14; step += 1) {
      await it.signIn(browser, email)
      await Promise.resolve(deeds[roll(deeds.length)]?.()).catch(() => undefined)
      told.push(...ledger.events.slice(seen))
      seen = ledger.events.length
      expect(living().length, 'paid for twice').toBeLessThanOrEqual(1)
      // Some events come now, in any order, some twice; the others later.
      const count = roll(told.length + 1)
      for (let each = 0; each < count; each += 1) {
        const [event = {}] = told.splice(roll(told.length), 1)
        await it.post(event)
        if (roll(3) === 0) await it.post(event)
      }
    }
    // The rest, the newest first.
    for (const event of told.toReversed()) await it.post(event)
    await it.signIn(browser, email)
    await it.until(async () => isDeepStrictEqual(await standing(browser), owed()))
    await it.chore('billing-reconciliation')
    expect(await standing(browser)).toEqual(owed())
  },
)
