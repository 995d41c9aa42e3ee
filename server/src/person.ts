import type { User } from '@lampstand/contract/account'
import { type roles, users } from './db/schema.ts'
import { type Plan, planOf, statusOf } from './entitlements.ts'

/** A signed-in person as features see them: what they may know, and the plan as it is at this moment. */
export type Person = User & {
  /** The IANA zone that they chose, else the one that their browser named last. */
  timeZone: string | null
  timeZoneIsChosen: boolean
  /** Whether mail and notifications hold no religious word (D24). */
  discreet: boolean
  plan: Plan
  aiEnabled: boolean
  role: (typeof roles)[number]
}

/** What is read of a row to make a person; what only billing needs to know goes no further. */
export const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  timeZone: users.timeZone,
  timeZoneIsChosen: users.timeZoneIsChosen,
  discreet: users.discreet,
  aiEnabled: users.aiEnabled,
  role: users.role,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  stripeSubscriptionId: users.stripeSubscriptionId,
}

type PersonRow = Pick<typeof users.$inferSelect, keyof typeof personColumns>

export function personOf(row: PersonRow, now: Temporal.Instant): Person {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    timeZone: row.timeZone,
    timeZoneIsChosen: row.timeZoneIsChosen,
    discreet: row.discreet,
    aiEnabled: row.aiEnabled,
    role: row.role,
    subscriptionStatus: statusOf(row, now),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    plan: planOf(row, now),
  }
}

/** A person as the contract shows them. */
export const userOf = (person: Person): User => ({
  id: person.id,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  profileImageUrl: person.profileImageUrl,
  subscriptionStatus: person.subscriptionStatus,
  trialEndsAt: person.trialEndsAt,
})
