import type { User } from '@lampstand/contract/account'

type SubscriptionBadge = { text: string; tone: 'plain' | 'destructive' }

const day = 24 * 60 * 60 * 1000

/** Days until the trial ends, rounded up; 0 without a date. `now` in milliseconds. */
function trialDaysLeft(trialEndsAt: User['trialEndsAt'], now: number): number {
  return trialEndsAt === null ? 0 : Math.max(0, Math.ceil((Date.parse(trialEndsAt) - now) / day))
}

/** What the avatar menu says about the plan; undefined where it says nothing. */
export function subscriptionBadge(user: User, now: number): SubscriptionBadge | undefined {
  switch (user.subscriptionStatus) {
    case 'trialing':
      return { text: `Trial (${trialDaysLeft(user.trialEndsAt, now)} days left)`, tone: 'plain' }
    case 'active':
      return { text: 'Pro', tone: 'plain' }
    case 'cancelled':
      return { text: 'Cancelled', tone: 'destructive' }
    case 'past_due':
    case null:
      return undefined
  }
}

export const offersUpgrade = ({ subscriptionStatus }: User): boolean =>
  subscriptionStatus === null || subscriptionStatus === 'cancelled'
