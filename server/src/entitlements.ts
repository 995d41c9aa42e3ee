import type { UserRow } from './http/actor.ts'

type Plan = 'basic' | 'pro'

/** What each plan opens (D7); nothing else in the server asks for a subscription's status. */
export const entitlements = {
  basic: { modelAnswersADay: 10, insights: false },
  pro: { modelAnswersADay: 60, insights: true },
} as const satisfies Record<Plan, object>

type Subscription = Pick<UserRow, 'subscriptionStatus' | 'trialEndsAt' | 'subscriptionEndsAt' | 'stripeSubscriptionId'>

/** Pro while the trial runs, while it is paid or past due in grace, and until the end of a cancelled term. */
export function planOf(user: Subscription, now: Temporal.Instant): Plan {
  const isAhead = (date: Date | null) => date !== null && date.getTime() > now.epochMilliseconds
  switch (user.subscriptionStatus) {
    case 'trialing':
      return isAhead(user.trialEndsAt) || user.stripeSubscriptionId !== null ? 'pro' : 'basic'
    case 'active':
    case 'past_due':
      return 'pro'
    case 'cancelled':
      return isAhead(user.subscriptionEndsAt) ? 'pro' : 'basic'
    case null:
      return 'basic'
  }
}
