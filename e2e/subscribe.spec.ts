import type { Page } from '@playwright/test'
import { cards } from '../server/test-support/stripe/cards.ts'
import { type FakeStripe, startFakeStripe } from '../server/test-support/stripe/server.ts'
import { expectNoBarrier, widthsOf } from './support/no-barrier.ts'
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

/** Somebody whose subscription was ended by an operator: they pay at once when they come back. */
async function afterTheirTrial(page: Page) {
  await page.goto(at('/subscribe'))
  await payWith(page, cards.good)
  await expect(page).toHaveURL(at('/subscription-success'))
  await expect(page.getByRole('heading', { name: 'Trial Started Successfully!' })).toBeVisible()
  const [id = ''] = [...stripe.ledger.subscriptions.keys()].slice(-1)
  stripe.ledger.endNow(id)
}

test('price, trial and first charge stand there before a card does, and a card confirms the setup', async ({
  page,
  context,
}, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  const confirmed = await serveStripe(page, stripe)
  await page.goto(at('/subscribe'))
  await expect(page.getByText('$9.99 a month').first()).toBeVisible()
  await expect(page.getByText(/^until \w+day, /)).toBeVisible()
  await expect(page.getByText(/^\$9\.99 on \w+day, /)).toBeVisible()
  await payWith(page, cards.good)
  await expect(page).toHaveURL(at('/subscription-success'))
  expect(confirmed).toEqual([{ kind: 'setup', returnUrl: at('/subscription-success'), redirect: 'if_required' }])
  await expect(page.getByRole('heading', { name: 'Trial Started Successfully!' })).toBeVisible()
  await expect(page.getByText('Trial Active')).toBeVisible()
  await expect(page.getByText('3 days remaining in your trial.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set Up Prayer Reminders' })).toHaveAttribute('href', '/reminders')
  await expect(page.getByRole('link', { name: 'help@example.org' })).toHaveAttribute('href', 'mailto:help@example.org')
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(at('/home'))
})

test('after the trial a declined card is told, and another one pays', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  const confirmed = await serveStripe(page, stripe)
  await afterTheirTrial(page)
  await page.goto(at('/subscribe'))
  await expect(page.getByText('$9.99 today')).toBeVisible()
  await payWith(page, cards.declined)
  await expect(toast(page, 'Payment Failed')).toBeVisible()
  await expect(toast(page, 'Your card was declined.')).toBeVisible()
  await payWith(page, cards.secure)
  await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible()
  await expect(page.getByText('Pro Member')).toBeVisible()
  expect(confirmed.map(({ kind }) => kind)).toEqual(['setup', 'payment', 'payment'])
})

test('while a card is being used the button says so and works once', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  const confirmed = await serveStripe(page, stripe)
  let goOn: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('https://api.stripe.com/**', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(at('/subscribe'))
  await payWith(page, cards.good)
  const processing = page.getByRole('button', { name: 'Processing...' })
  await processing.click()
  goOn?.()
  await expect(toast(page, 'Subscription Successful')).toBeVisible()
  await expect(page).toHaveURL(at('/subscription-success'))
  expect(confirmed).toHaveLength(1)
})

test('an event that comes late is waited for', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await serveStripe(page, stripe)
  await afterTheirTrial(page)
  const answer = await page.request.post(at('/api/get-or-create-subscription'))
  expect(answer.status()).toBe(409)
  await page.goto(at('/subscribe'))
  await expect(card(page)).toBeVisible()
  await page.goto(at('/subscription-success'))
  await expect(page.getByRole('heading', { name: 'Payment Processing' })).toBeVisible()
  await expect(page.getByText('Processing', { exact: true })).toBeVisible()
  await expect(page.getByText('An email confirmation will come')).toBeVisible()
  const waiting = [...stripe.ledger.intents.values()].findLast(({ status }) => status === 'requires_payment_method')
  if (!waiting) throw new Error('nothing waits for a card')
  stripe.ledger.confirm(waiting.id, waiting.client_secret, cards.good)
  const { payload, signature } = stripe.sign(stripe.ledger.events.at(-1) ?? {})
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  expect((await fetch(at('/api/stripe/webhook'), { method: 'POST', headers, body: payload })).status).toBe(200)
  await expect(page.getByRole('heading', { name: 'Welcome to Pro!' })).toBeVisible({ timeout: 30_000 })
})

test('a subscriber sees their plan, cancels it in two clicks, and can keep it', async ({ page, context }, {
  title,
}) => {
  await signInQuickly(context, program(), addressFor(title))
  await serveStripe(page, stripe)
  await page.goto(at('/subscribe'))
  await payWith(page, cards.good)
  await expect(page).toHaveURL(at('/subscription-success'))
  await page.goto(at('/subscribe'))
  await expect(page.getByText(/^Your next charge is \$9\.99 on /)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Pro' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Pro' }).click()
  await expect(page.getByText(/^Pro is cancelled and lasts until .* Nothing more will be charged\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep Pro' }).click()
  await expect(page.getByText(/^Your next charge is/)).toBeVisible()
  await page.route('https://billing.stripe.com/**', (route) => route.fulfill({ body: 'portal' }))
  await page.getByRole('button', { name: 'Card and Receipts' }).click()
  await expect(page).toHaveURL(/^https:\/\/billing\.stripe\.com\//)
})

test('a payment that failed is told on every page', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await serveStripe(page, stripe)
  await page.goto(at('/subscribe'))
  await payWith(page, cards.good)
  await expect(page).toHaveURL(at('/subscription-success'))
  const [id = ''] = [...stripe.ledger.subscriptions.keys()].slice(-1)
  stripe.ledger.setStatus(id, 'past_due')
  await page.goto(at('/subscription-success'))
  await expect(page.getByText('Your last payment did not go through.')).toBeVisible()
  await page.getByRole('link', { name: 'Update your card' }).click()
  await expect(page.getByRole('button', { name: 'Update Card' })).toBeVisible()
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
})

test.describe('where something fails', () => {
  test.use({ forgiven: [/Failed to load resource/, /Failed to load Stripe/] })

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
    await payWith(page, cards.good)
    await expect(page).toHaveURL(at('/subscription-success'))
  })

  test('a provider that does not answer is an error with a way home', async ({ page, context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
    await serveStripe(page, stripe)
    stripe.down(true)
    await page.goto(at('/subscribe'))
    await expect(page.getByRole('heading', { name: 'Subscription Error' })).toBeVisible()
    await expect(page.getByText('Failed to create subscription: Bad Gateway')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/home')
    stripe.down(false)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(card(page)).toBeVisible()
  })

  test('a public key without a secret says that this is development', async ({ page, context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
    await page.route(at('/api/get-or-create-subscription'), (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto(at('/subscribe'))
    await expect(page.getByText('Subscriptions are not available in development mode.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Plans' })).toContainText('Email prayer reminders')
  })

  test('a bank that refuses is not called processing', async ({ page, context }, { title }) => {
    await signInQuickly(context, program(), addressFor(title))
    await page.goto(at('/subscription-success?redirect_status=failed'))
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try Another Card' })).toHaveAttribute('href', '/subscribe')
  })
})

test('the page may load what Stripe needs, from its hosts and no others', async ({ page, context }, { title }) => {
  await signInQuickly(context, program(), addressFor(title))
  await serveStripe(page, stripe)
  const answer = await page.goto(at('/subscribe'))
  const policy = Object.fromEntries(
    (answer?.headers()['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
  const others = (name: string) => policy[name]?.filter((source) => source !== "'self'")
  expect(others('script-src')).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com'])
  expect(others('frame-src')).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'])
  expect(others('connect-src')).toEqual(['https://api.stripe.com'])
  await expect(card(page)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widthsOf[colorScheme]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      test('no state of the two pages has a barrier', async ({ page, context }) => {
        await signInQuickly(context, program(), `axe-${colorScheme}-${width}@example.com`)
        await serveStripe(page, stripe)
        await page.goto(at('/subscribe'))
        await expect(submit(page)).toBeVisible()
        await expectNoBarrier(page)
        await payWith(page, cards.good)
        await expect(page.getByRole('heading', { name: 'Trial Started Successfully!' })).toBeVisible()
        await expectNoBarrier(page)
        await page.goto(at('/subscribe'))
        await page.getByRole('button', { name: 'Cancel Pro' }).click()
        await page.getByRole('alertdialog').waitFor()
        await expectNoBarrier(page)
      })
    })
  }
}

test.describe('without a provider', () => {
  const plain = programOfThisFile()
  test.use({ forgiven: [/503 \(Service Unavailable\)/] })

  test('the page says so, beside what the plans hold', async ({ page, context }, { title }) => {
    await signInQuickly(context, plain(), addressFor(title))
    await page.goto(`${plain().url}/subscribe`)
    await expect(page.getByText('Subscriptions are currently unavailable.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Plans' })).toContainText('Custom prayer times (1 to 5 daily)')
    await expectNoBarrier(page)
  })
})
