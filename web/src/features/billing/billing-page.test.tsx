// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/browser.ts'
import BillingPage from './billing-page.tsx'

const anna = {
  id: 'u1',
  email: 'anna@example.org',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  subscriptionStatus: null as string | null,
  trialEndsAt: null as string | null,
}
const nothingSold = {
  publicKey: null,
  price: null,
  isSubscribed: false,
  trialEndsAt: null,
  firstCharge: null,
  supportEmail: null,
  prioritySupportUrl: null,
  communityUrl: null,
}
const sold = {
  ...nothingSold,
  publicKey: 'pk_test_x',
  price: { amount: 999, currency: 'usd', interval: 'month' },
  firstCharge: { amount: 999, currency: 'usd', at: '2026-03-06T09:00:00.000Z' },
}
const subscribed = {
  status: 'active',
  plan: 'pro',
  canCancel: true,
  canResume: false,
  hasPortal: true,
  accessEndsAt: null,
  nextCharge: { amount: 999, currency: 'usd', at: '2026-04-06T09:00:00.000Z' },
  banner: null,
}
const getOrCreate = 'POST /api/get-or-create-subscription'

class Refusal {
  readonly status: number
  readonly body: object
  constructor(status: number, title: string, code: string) {
    this.status = status
    const error = 'It did not work.'
    this.body = { type: 'about:blank', title, status, detail: error, error, code, requestId: 'r' }
  }
}
/** A server that answers so, that never answers, or that refuses; what it was asked is in `asked`. */
function serve(answers: Record<string, unknown>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href)
    const call = `${(input instanceof Request ? input.method : init?.method) ?? 'GET'} ${pathname}`
    asked.push(call)
    const answer = answers[call] ?? new Refusal(404, 'Not Found', 'not_found')
    if (answer === 'never') return new Promise<Response>(() => undefined)
    const [status, body] = answer instanceof Refusal ? [answer.status, answer.body] : [200, answer]
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return asked
}

function open(path: string, answers: Record<string, unknown>) {
  const asked = serve({ 'GET /api/auth/user': anna, 'GET /api/billing/config': sold, ...answers })
  history.replaceState(null, '', path)
  render(
    <QueryClientProvider client={queryClient}>
      <BillingPage />
    </QueryClientProvider>,
  )
  return asked
}

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const signedOut = new Refusal(401, 'Unauthorized', 'sign_in_required')

test('somebody who is signed out is led to sign in, and sees what there is', async () => {
  open('/subscribe', { 'GET /api/auth/user': signedOut })
  const link = await screen.findByRole('link', { name: 'Sign In to Continue' })
  expect(link.getAttribute('href')).toBe('/api/login')
  expect(screen.getByRole('region', { name: 'Plans' }).textContent).toContain('Email prayer reminders')
})

test('what the deployer offers beside is linked, and what they do not offer is not promised', async () => {
  open('/subscribe', { 'GET /api/billing/config': { ...nothingSold, communityUrl: 'https://example.org/people' } })
  await screen.findByText('Subscriptions are currently unavailable.')
  expect(screen.getByRole('link', { name: 'Community access' }).getAttribute('href')).toBe('https://example.org/people')
  expect(screen.queryByText('Priority support')).toBeNull()
})

test('while the secret is on its way the page says so', async () => {
  open('/subscribe', { [getOrCreate]: 'never' })
  expect((await screen.findAllByText('Setting up your subscription...')).length).toBeGreaterThan(0)
})

test('without a provider the page says so and asks for nothing that must fail', async () => {
  const asked = open('/subscribe', { 'GET /api/billing/config': nothingSold })
  await screen.findByText('Subscriptions are currently unavailable.')
  expect(screen.getByRole('region', { name: 'Plans' }).textContent).toContain('Custom prayer times (1 to 5 daily)')
  expect(asked).not.toContain(getOrCreate)
})

test('a public key without a secret says that this is development', async () => {
  open('/subscribe', { [getOrCreate]: new Refusal(503, 'Service Unavailable', 'unavailable') })
  await screen.findByText('Subscriptions are not available in development mode.')
  expect(screen.getByRole('region', { name: 'Plans' })).toBeTruthy()
})

test('a provider that does not answer is an error with a way home, and can be tried again', async () => {
  open('/subscribe', { [getOrCreate]: new Refusal(502, 'Bad Gateway', 'payments_down') })
  await screen.findByRole('heading', { name: 'Subscription Error' })
  expect(screen.getByText('Failed to create subscription: Bad Gateway')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/home')
  serve({ [getOrCreate]: new Refusal(503, 'Service Unavailable', 'unavailable') })
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Subscriptions are not available in development mode.')
})

test('a subscriber is told so, and no second subscription is begun', async () => {
  const asked = open('/subscribe', {
    'GET /api/billing/config': { ...sold, isSubscribed: true },
    'GET /api/billing/subscription': subscribed,
  })
  await screen.findByText('Your next charge is $9.99 on Monday, April 6, 2026.')
  expect(screen.getByRole('button', { name: 'Cancel Pro' })).toBeTruthy()
  expect(asked).not.toContain(getOrCreate)
})

test('who began to subscribe in another tab meanwhile is told so too', async () => {
  open('/subscribe', {
    [getOrCreate]: new Refusal(409, 'Conflict', 'already_subscribed'),
    'GET /api/billing/subscription': subscribed,
  })
  await screen.findByText('You already subscribe to Pro.')
})

const arrive = (user: Partial<typeof anna>, search = '') =>
  open(`/subscription-success${search}`, {
    'GET /api/auth/user': { ...anna, ...user },
    'POST /api/billing/refresh': { ...anna, ...user },
    'GET /api/billing/config': { ...sold, supportEmail: 'help@example.org' },
  })

test.each([
  [
    { subscriptionStatus: 'trialing', days: 2.5 },
    'Trial Started Successfully!',
    'Trial Active',
    '3 days remaining in your trial.',
  ],
  [
    { subscriptionStatus: 'trialing', days: 0.5 },
    'Trial Started Successfully!',
    'Trial Active',
    '1 day remaining in your trial.',
  ],
  [{ subscriptionStatus: 'active', days: null }, 'Welcome to Pro!', 'Pro Member', 'AI-powered scripture insights'],
  [{ subscriptionStatus: null, days: null }, 'Payment Processing', 'Processing', /An email confirmation will come/],
  [
    { subscriptionStatus: 'cancelled', days: null },
    'Payment Processing',
    'Processing',
    /An email confirmation will come/,
  ],
] as const)('whoever comes back as %o sees "%s"', async ({ subscriptionStatus, days }, title, badge, text) => {
  const trialEndsAt = days === null ? null : new Date(Date.now() + days * 86_400_000).toISOString()
  arrive({ subscriptionStatus, trialEndsAt })
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.getByText(badge)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Set Up Prayer Reminders' }).getAttribute('href')).toBe('/reminders')
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/home')
  const mail = await screen.findByRole('link', { name: 'help@example.org' })
  expect(mail.getAttribute('href')).toBe('mailto:help@example.org')
})

test('a bank that refuses is not called processing', async () => {
  arrive({}, '?redirect_status=failed')
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('heading', { name: 'Payment Failed' })).toBeTruthy()
  expect(within(alert).getByRole('link', { name: 'Try Another Card' }).getAttribute('href')).toBe('/subscribe')
})

test('an event that comes late is waited for, a minute long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = arrive({ subscriptionStatus: null })
  await screen.findByRole('heading', { name: 'Payment Processing' })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(10_000)
  const times = asked.filter((call) => call === 'GET /api/auth/user').length
  expect(times).toBeGreaterThanOrEqual(4)
  serve({ 'GET /api/auth/user': { ...anna, subscriptionStatus: 'active' } })
  await pass(2_500)
  expect(screen.getByRole('heading', { name: 'Welcome to Pro!' })).toBeTruthy()
})

test('after a minute nothing is asked any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = arrive({ subscriptionStatus: null })
  await screen.findByRole('heading', { name: 'Payment Processing' })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(65_000)
  const { length } = asked
  await pass(30_000)
  expect(asked).toHaveLength(length)
})
