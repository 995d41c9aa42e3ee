import { users } from './db/schema.ts'

export type Plan = 'basic' | 'pro'

/** What each plan opens (D7); nothing else in the server asks for a subscription's status. */
export const entitlements = {
  basic: { modelAnswersADay: 10, insights: false, analytics: false, emailReminders: false, customTimes: false },
  pro: { modelAnswersADay: 60, insights: true, analytics: true, emailReminders: true, customTimes: true },
} as const satisfies Record<Plan, object>

/** What is read of a row of `users` to know the plan. */
export const planColumns = {
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  stripeSubscriptionId: users.stripeSubscriptionId,
}

export type Subscription = Pick<typeof users.$inferSelect, keyof typeof planColumns>

/** The status that is shown: a trial that passed without a subscription is none at all (D6). */
export function statusOf(subscription: Subscription, now: Temporal.Instant): Subscription['subscriptionStatus'] {
  const { subscriptionStatus, trialEndsAt, stripeSubscriptionId } = subscription
  const isOver = trialEndsAt !== null && trialEndsAt.getTime() <= now.epochMilliseconds
  return subscriptionStatus === 'trialing' && isOver && stripeSubscriptionId === null ? null : subscriptionStatus
}

/** Pro while the trial runs, while it is paid, and until the end of a cancelled term or of the grace for a payment that failed. */
export function planOf(subscription: Subscription, now: Temporal.Instant): Plan {
  const isAhead = (date: Date | null) => date !== null && date.getTime() > now.epochMilliseconds
  switch (subscription.subscriptionStatus) {
    case 'trialing':
      return isAhead(subscription.trialEndsAt) || subscription.stripeSubscriptionId !== null ? 'pro' : 'basic'
    case 'active':
      return 'pro'
    case 'past_due':
      return subscription.subscriptionEndsAt === null || isAhead(subscription.subscriptionEndsAt) ? 'pro' : 'basic'
    case 'cancelled':
      return isAhead(subscription.subscriptionEndsAt) ? 'pro' : 'basic'
    case null:
      return 'basic'
  }
}
