// @vitest-environment happy-dom
import type { User } from '@lampstand/contract/account'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import AccountMenu from './account-menu.tsx'

afterEach(cleanup)

const paths = { upgrade: '/subscribe', account: '/account', insights: '/insights' }
const noPaths = { upgrade: undefined, account: undefined, insights: undefined }

const anna: User = {
  id: 'u1',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Lind',
  profileImageUrl: null,
  subscriptionStatus: null,
  trialEndsAt: null,
}

function show(changes: Partial<User>) {
  render(<AccountMenu user={{ ...anna, ...changes }} paths={paths} />)
  return screen.queryByRole('menuitem', { name: 'Upgrade to Pro' })?.getAttribute('href')
}

test.each([null, 'cancelled'] as const)('somebody whose plan is %s may upgrade', (subscriptionStatus) => {
  expect(show({ subscriptionStatus })).toBe('/subscribe')
})

test.each(['trialing', 'active', 'past_due'] as const)(
  'somebody whose plan is %s is not asked to',
  (subscriptionStatus) => {
    expect(show({ subscriptionStatus })).toBeUndefined()
    expect(screen.getByRole('menuitem', { name: 'Sign Out' }).getAttribute('href')).toBe('/api/logout')
  },
)

test('nothing leads to a page that there is not', () => {
  render(<AccountMenu user={anna} paths={noPaths} />)
  for (const name of ['Upgrade to Pro', 'Insights', 'Account'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull()
})

test('without a full name the email address stands in its place', () => {
  show({ firstName: null, lastName: null })
  expect(screen.getAllByText('anna@example.org')).toHaveLength(2)
})
