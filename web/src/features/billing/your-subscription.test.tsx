// @vitest-environment happy-dom
import type { BillingSubscription } from '@lampstand/contract/billing'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/browser.ts'
import YourSubscription, { sentenceOf } from './your-subscription.tsx'

const charge = { amount: 999, currency: 'usd', at: '2026-04-06T09:00:00.000Z' }
const active: BillingSubscription = {
  status: 'active',
  plan: 'pro',
  canCancel: true,
  canResume: false,
  hasPortal: true,
  accessEndsAt: null,
  nextCharge: charge,
  banner: null,
}
const ending = { nextCharge: null, accessEndsAt: '2026-04-06T09:00:00.000Z' }

test.each<[Partial<BillingSubscription>, RegExp]>([
  [{}, /^Your next charge is \$9\.99 on Monday, April 6, 2026\.$/],
  [
    { status: 'trialing' },
    /^Your free trial ends on Monday, April 6, 2026 at .* Your first charge, \$9\.99, follows then\.$/,
  ],
  [
    { status: 'trialing', ...ending, canCancel: false },
    /ends on its own on Monday, April 6, 2026 at .* nothing is charged\.$/,
  ],
  [
    { status: 'cancelled', ...ending },
    /^Pro is cancelled and lasts until Monday, April 6, 2026\. Nothing more will be charged\.$/,
  ],
  [
    { status: 'past_due', ...ending, banner: 'payment_failed' },
    /did not go through\. Pro continues until Monday, April 6, 2026/,
  ],
  [{ status: 'past_due', plan: 'basic', ...ending, banner: 'payment_lost' }, /did not go through, and Pro has ended/],
  [{ status: 'cancelled', plan: 'basic', ...ending, canCancel: false }, /^Pro has ended\. Basic is free/],
  [{ status: null, plan: 'basic', nextCharge: null, canCancel: false }, /^Basic is free\.$/],
])('how a plan stands is one sentence (%#)', (changes, sentence) => {
  expect(sentenceOf({ ...active, ...changes })).toMatch(sentence)
})

const cancelled: BillingSubscription = { ...active, status: 'cancelled', canCancel: false, canResume: true, ...ending }
const user = {
  id: 'u1',
  email: 'anna@example.org',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  subscriptionStatus: 'active',
  trialEndsAt: null,
}

function open(answers: Record<string, unknown>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${new URL(input, location.href).pathname}`
    asked.push(call)
    const body = answers[call]
    return new Response(JSON.stringify(body ?? null), {
      status: body === undefined ? 502 : 200,
      headers: { 'content-type': 'application/json' },
    })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <YourSubscription />
    </QueryClientProvider>,
  )
  return asked
}

beforeEach(() => {
  queryClient.clear()
  history.replaceState(null, '', '/account')
})
afterEach(cleanup)

test('it is cancelled in two clicks, and can be kept', async () => {
  const asked = open({
    'GET /api/auth/user': user,
    'GET /api/billing/subscription': active,
    'POST /api/billing/cancel': cancelled,
    'POST /api/billing/resume': active,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Pro' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('You keep Pro until Monday, April 6, 2026, and nothing more is charged.')
  expect(asked).not.toContain('POST /api/billing/cancel')
  const [, confirm] = screen.getAllByText('Cancel Pro', { selector: 'button' })
  if (confirm) fireEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: 'Keep Pro' }))
  await screen.findByText(/^Your next charge is/)
})

test('a cancellation that does not arrive leaves everything as it was', async () => {
  open({ 'GET /api/billing/subscription': active })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Pro' }))
  await screen.findByRole('alertdialog')
  const [, confirm] = screen.getAllByText('Cancel Pro', { selector: 'button' })
  if (confirm) fireEvent.click(confirm)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByText(/^Your next charge is/)).toBeTruthy()
})

test('who comes back from the page of the provider sees what they changed there', async () => {
  history.replaceState(null, '', '/account?from=portal')
  const asked = open({
    'GET /api/auth/user': user,
    'GET /api/billing/subscription': cancelled,
    'POST /api/billing/refresh': { ...user, subscriptionStatus: 'cancelled' },
  })
  await screen.findByText(/^Pro is cancelled and lasts until/)
  expect(asked.filter((call) => call.includes('billing'))).toEqual([
    'POST /api/billing/refresh',
    'GET /api/billing/subscription',
  ])
})

test('a payment that failed shows the way to the card first', async () => {
  open({ 'GET /api/billing/subscription': { ...active, status: 'past_due', ...ending, banner: 'payment_failed' } })
  await screen.findByRole('button', { name: 'Update Card' })
  expect(screen.getByText('Payment failed')).toBeTruthy()
})
