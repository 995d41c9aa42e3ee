import type { Profile, User } from '@lampstand/contract/account'
import type { PersonalData } from '@lampstand/contract/personal-data'
import type { Clock } from '../../clock.ts'
import type { Identity } from '../../platform/sign-in/sign-in.ts'
import type { createAccountStore, UserRow } from './store.ts'

const trial = Temporal.Duration.from({ hours: 72 })

export type AccountService = ReturnType<typeof createAccountService>

export function createAccountService({ store, clock }: { store: ReturnType<typeof createAccountStore>; clock: Clock }) {
  return {
    /** The user of a sign-in; a first one begins the trial (D6). */
    async findOrCreate(identity: Identity): Promise<{ userId: string }> {
      const now = clock.now()
      const userId = await store.upsert(identity, { now: dateOf(now), trialEndsAt: dateOf(now.add(trial)) })
      return { userId }
    },

    async rename(userId: string, { firstName, lastName }: Profile): Promise<User> {
      const row = await store.rename(
        userId,
        { firstName: firstName || null, lastName: lastName || null },
        dateOf(clock.now()),
      )
      return present(row, clock.now())
    },

    /** The zone decides which day it is for a person before their browser has said so. */
    rememberZone: (user: UserRow, timeZone: string) => store.setTimeZone(user.id, timeZone),

    /** What is held about the person themselves. */
    async record(userId: string): Promise<PersonalData['account']> {
      const row = await store.find(userId)
      const { timeZone, aiEnabled, createdAt } = row
      return { ...present(row, clock.now()), timeZone, aiEnabled, createdAt: createdAt.toISOString() }
    },

    present: (row: UserRow) => present(row, clock.now()),
  }
}

/** A user as the contract shows them: a trial that passed without a subscription is no status at all (D6). */
function present(row: UserRow, now: Temporal.Instant): User {
  const { id, email, firstName, lastName, profileImageUrl, subscriptionStatus, trialEndsAt, stripeSubscriptionId } = row
  const isOver = trialEndsAt !== null && trialEndsAt.getTime() <= now.epochMilliseconds
  const isLapsedTrial = subscriptionStatus === 'trialing' && isOver && stripeSubscriptionId === null
  return {
    id,
    email,
    firstName,
    lastName,
    profileImageUrl,
    subscriptionStatus: isLapsedTrial ? null : subscriptionStatus,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
  }
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
