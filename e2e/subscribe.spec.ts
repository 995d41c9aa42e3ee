import type { BrowserContext, Page } from '@playwright/test'
import { cards } from '../server/test-support/stripe/cards.ts'
import { type FakeStripe, startFakeStripe } from '../server/test-support/stripe/server.ts'
import { expectNoBarrier, expectNoBarriers } from './support/no-barrier.ts'
import { programOfThisFile } from './support/program.ts'
import { addressFor, signInQuickly } from './support/sign-in.ts'
import { serveStripe } from './support/stripe-page.ts'
import { expect, test } from './support/test.ts'

let stripe: FakeStripe
const program = programOfThisFile(async () => {
  stripe = await startFakeStripe()
  return { ...stripe.environment, SUPPORT_EMAIL: 'help@example.org', PRIORITY_SUPPORT_URL: 'https://example.org/help' }
})
test.afterAll(() => stripe.stop())
const at = (path: string) => program().url + path

const card = (page: Page) => page.frameLocator('iframe').getByLabel('Card number')
const submit = (page: Page) => page.getByRole('button', { name: /^Subscribe/ })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

async function payWith(page: Page, number: string) {
  await card(page).fill(number)
  await submit(page).click()
}

/** The server reads anew what the provider has, as when an event comes. */
const refresh = ({ request }: BrowserContext) => request.post(at('/api/billing/refresh'))

/** Somebody with a card, without the form. @returns their subscription at the provider */
async function subscribe(context: BrowserContext): Promise<string> {
  const { clientSecret } = await (await context.request.post(at('/api/get-or-create-subscription'))).json()
  const { subscription } = stripe.ledger.confirm(clientSecret.split('_secret_')[0], clientSecret, cards.good)
  await refresh(context)
  return subscription
}

/** Somebody who has had their trial: an operator ended it, and they pay at once when they come back. */
async function afterTheirTrial(context: BrowserContext) {
  stripe.ledger.endNow(await subscribe(context))
  await refresh(context)
}

test('price, trial and first charge stand there before a card does; a card confirms the setup once', async ({
  page,
  context,
}, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  const confirmed = await serveStripe(page, stripe)
  const letThrough = Promise.withResolvers<undefined>()
  await page.route('https://api.stripe.com/**', async (route) => {
    await letThrough.promise
    await route.fallback()
  })
  await page.goto(at('/subscribe'))
  await expect(page.getByText('$9.99 a month').first()).toBeVisible()
  await expect(page.getByText(/^until \w+day, /)).toBeVisible()
  await expect(page.getByText(/^\$9\.99 on \w+day, /)).toBeVisible()
  await expect(submit(page)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('iframe')).toHaveAttribute('data-drawn-as', 'night')
  await expectNoBarriers(page)
  await payWith(page, cards.good)
  // A second click while the first is under way.
  await page.getByRole('button', { name: 'Processing...' }).click({ force: true })
  letThrough.resolve(undefined)
  await expect(toast(page, 'Subscription Successful')).toBeVisible()
  await expect(page).toHaveURL(at('/subscription-success'))
  expect(confirmed).toEqual([{ kind: 'setup', returnUrl: at('/subscription-success'), redirect: 'if_required' }])
  await expect(page.getByRole('heading', { name: 'Trial Started Successfully!' })).toBeVisible()
  await expect(page.getByText('3 days remaining in your trial.')).toBeVisible()
  await expectNoBarrier(page)
})

test('after the trial a declined card is told, and another one pays, once its bank has asked', async ({
  page,
  context,
}, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await afterTheirTrial(context)
  const confirmed = await serveStripe(page, stripe)
  await page.goto(at('/subscribe'))
  await expect(page.getByText('$9.99 today')).toBeVisible()
  await payWith(page, cards.declined)
  await expect(toast(page, 'Payment Failed')).toBeVisible()
  await expect(page.getByRole('main').getByText('Your card was declined.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Your card was declined.')).toBeVisible()
  await payWith(page, cards.secure)
  await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible()
  await expect(page.getByText('Pro Member')).toBeVisible()
  expect(confirmed.map(({ kind }) => kind)).toEqual(['payment', 'payment'])
})

test.describe('with a blocker', () => {
  test.use({ forgiven: [/Failed to load resource/] })

  test('a blocked script is told, and the form comes once it is let through', async ({ page, context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
    await page.route('https://js.stripe.com/**', (route) => route.abort())
    await page.goto(at('/subscribe'))
    await expect(page.getByRole('heading', { name: 'Subscription Error' })).toBeVisible()
    await expect(page.getByText('may block js.stripe.com')).toBeVisible()
    await expect(submit(page)).toHaveCount(0)
    await page.unroute('https://js.stripe.com/**')
    await serveStripe(page, stripe)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(card(page)).toBeVisible()
    await expect(submit(page)).toBeVisible()
  })
})

test('from the avatar menu a plan is seen, cancelled in two clicks, kept, and taken to the provider', async ({
  page,
  context,
}, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  const id = await subscribe(context)
  await page.goto(at('/home'))
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  const plan = page.getByRole('region', { name: 'Plan' })
  await expect(plan.getByText(/^Your free trial ends on .* Your first charge, \$9\.99, follows then\.$/)).toBeVisible()
  await plan.getByRole('button', { name: 'Cancel Pro' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Pro' }).click()
  await expect(plan.getByText(/^Pro is cancelled and lasts until .* Nothing more will be charged\.$/)).toBeVisible()
  await plan.getByRole('button', { name: 'Keep Pro' }).click()
  await expect(plan.getByText(/^Your free trial ends on/)).toBeVisible()

  // On the provider's page the card fails, and the person comes back.
  await page.route('https://billing.stripe.com/**', (route) => {
    stripe.ledger.setStatus(id, 'past_due')
    const back = `<!doctype html><html lang="en"><title>Portal</title><a href="${at('/account?from=portal')}">Return</a></html>`
    return route.fulfill({ contentType: 'text/html', body: back })
  })
  await plan.getByRole('button', { name: 'Card and Receipts' }).click()
  await expect(page).toHaveURL(/^https:\/\/billing\.stripe\.com\//)
  await page.getByRole('link', { name: 'Return' }).click()
  await expect(plan.getByText('Payment failed', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Your last payment did not go through\. Update your card$/)).toBeVisible()
  await page.getByRole('link', { name: 'Update your card' }).click()
  await expect(page.getByRole('heading', { name: 'Your Plan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update Card' })).toBeVisible()
  await expectNoBarriers(page)
})

test.describe('beside the provider', () => {
  test.use({ forgiven: [/violates the (following|document's) Content Security Policy/] })

  test('what is not of the provider may not be loaded beside it', async ({ page, context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
    await serveStripe(page, stripe)
    await page.goto(at('/subscribe'))
    await expect(card(page)).toBeVisible()
    const refused = await page.evaluate(async () => {
      const found: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        found.push(`${effectiveDirective} ${blockedURI}`),
      )
      await fetch('https://evil-api.stripe.com.example/').catch(() => undefined)
      const load = (tag: 'script' | 'iframe', src: string) =>
        new Promise<void>((resolve) => {
          const element = Object.assign(document.createElement(tag), { src })
          element.onload = element.onerror = () => resolve()
          document.body.append(element)
        })
      await load('script', 'https://stripe.com/v3')
      await load('iframe', 'https://stripe.com/')
      return found
    })
    expect(refused).toHaveLength(3)
  })
})
