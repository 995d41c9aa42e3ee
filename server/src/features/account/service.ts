import type { Profile, User } from '@lampstand/contract/account'
import type { PersonalData } from '@lampstand/contract/personal-data'
import type { Audit } from '../../audit.ts'
import type { Clock } from '../../clock.ts'
import type { Orm, WithTransaction } from '../../db/client.ts'
import { type Person, personOf, userOf } from '../../person.ts'
import type { Identity } from '../../platform/sign-in/sign-in.ts'
import { createAccountStore } from './store.ts'

const trial = Temporal.Duration.from({ hours: 72 })

export type AccountService = ReturnType<typeof createAccountService>

type Parts = { orm: Orm; withTransaction: WithTransaction; audit: Audit; clock: Clock }

export function createAccountService({ orm, withTransaction, audit, clock }: Parts) {
  const store = createAccountStore(orm)
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
      return userOf(personOf(row, clock.now()))
    },

    /** The zone decides which day it is for a person before their browser has said so. */
    rememberZone: (user: Person, timeZone: string) => store.setTimeZone(user.id, timeZone),

    /** What is held about the person themselves. */
    async record(userId: string): Promise<PersonalData['account']> {
      const row = await store.find(userId)
      const person = personOf(row, clock.now())
      const { timeZone, aiEnabled, role } = person
      return { ...userOf(person), timeZone, aiEnabled, role, createdAt: row.createdAt.toISOString() }
    },

    /** `actorId`: the operator who changes it, or null for whoever runs the program. */
    setRole: (userId: string, role: Person['role'], actorId: string | null) =>
      withTransaction(async (tx) => {
        const isChanged = await createAccountStore(tx).setRole(userId, role)
        if (isChanged) await audit.record(tx, { action: 'role changed', actorId, subjectId: userId })
      }),
  }
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
