import type { User } from '@lampstand/contract/account'
import { expect, test } from 'vitest'
import { initialOf, shownName } from './names.ts'
import { offersUpgrade, subscriptionBadge } from './subscription.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

const person = (changes: Partial<User>): User => ({
  id: 'u1',
  email: 'anna@example.org',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  subscriptionStatus: null,
  trialEndsAt: null,
  ...changes,
})

const trial = (trialEndsAt: string | null) =>
  subscriptionBadge(person({ subscriptionStatus: 'trialing', trialEndsAt }), now)

test('a trial says its days, rounded up; none without a date or after its end', () => {
  expect(trial('2026-03-03T12:00:01Z')?.text).toBe('Trial (3 days left)')
  expect(trial('2026-03-03T12:00:00Z')?.text).toBe('Trial (2 days left)')
  expect(trial('2026-03-01T12:00:01Z')?.text).toBe('Trial (1 days left)')
  expect(trial('2026-02-01T12:00:00Z')?.text).toBe('Trial (0 days left)')
  expect(trial(null)?.text).toBe('Trial (0 days left)')
})

test('Pro and Cancelled are named, Cancelled as a warning; nothing else is', () => {
  expect(subscriptionBadge(person({ subscriptionStatus: 'active' }), now)).toEqual({ text: 'Pro', tone: 'plain' })
  expect(subscriptionBadge(person({ subscriptionStatus: 'cancelled' }), now)).toEqual({
    text: 'Cancelled',
    tone: 'destructive',
  })
  expect(subscriptionBadge(person({ subscriptionStatus: 'past_due' }), now)).toBeUndefined()
  expect(subscriptionBadge(person({}), now)).toBeUndefined()
})

test('an upgrade is offered to those without a plan and those who cancelled', () => {
  const offered = (['trialing', 'active', 'cancelled', 'past_due', null] as const).filter((subscriptionStatus) =>
    offersUpgrade(person({ subscriptionStatus })),
  )
  expect(offered).toEqual(['cancelled', null])
})

test('the name is the full name, else the email address', () => {
  expect(shownName(person({ firstName: 'Anna', lastName: 'Lindqvist' }))).toBe('Anna Lindqvist')
  expect(shownName(person({ lastName: 'Lindqvist' }))).toBe('Lindqvist')
  expect(shownName(person({}))).toBe('anna@example.org')
})

test('the initial is that of the first name, else of the email address, else there is none', () => {
  expect(initialOf(person({ firstName: 'élise' }))).toBe('É')
  expect(initialOf(person({ lastName: 'Lindqvist' }))).toBe('A')
  expect(initialOf(person({ email: null }))).toBeUndefined()
})
