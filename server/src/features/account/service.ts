import type { Profile, User } from '@lampstand/contract/account'
import type { Account, AccountSettings } from '@lampstand/contract/account-settings'
import type { PersonalData } from '@lampstand/contract/personal-data'
import type { Audit } from '../../audit.ts'
import type { Clock } from '../../clock.ts'
import type { Orm, WithTransaction } from '../../db/client.ts'
import { BadRequest } from '../../errors.ts'
import { type Person, personOf, userOf } from '../../person.ts'
import { emailIssuer, type Identity } from '../../platform/sign-in/sign-in.ts'
import { knownZone } from '../../wall-clock.ts'
import { createAccountStore } from './store.ts'

const trial = Temporal.Duration.from({ hours: 72 })

export type AccountService = ReturnType<typeof createAccountService>

type Parts = {
  orm: Orm
  withTransaction: WithTransaction
  audit: Audit
  clock: Clock
  /** Addresses of those who look after the program, in the one spelling of `normaliseAddress`. */
  operators: readonly string[]
}

export function createAccountService({ orm, withTransaction, audit, clock, operators }: Parts) {
  const store = createAccountStore(orm)

  /** `actorId`: the operator who changes it, or null for whoever runs the program. */
  const setRole = (userId: string, role: Person['role'], actorId: string | null) =>
    withTransaction(async (tx) => {
      const isChanged = await createAccountStore(tx).setRole(userId, role)
      if (isChanged) await audit.record(tx, { action: 'role changed', actorId, subjectId: userId })
    })

  async function details(userId: string): Promise<Account> {
    const row = await store.find(userId)
    const { email, firstName, lastName, timeZone, timeZoneIsChosen, discreet, aiEnabled, plan } = personOf(
      row,
      clock.now(),
    )
    const known = { email, firstName, lastName, timeZone, timeZoneIsChosen, discreet, aiEnabled, plan }
    return { ...known, signIn: signInOf(row.issuer), createdAt: row.createdAt.toISOString() }
  }

  return {
    /** The user of a sign-in; a first one begins the trial (D6). */
    async findOrCreate(identity: Identity): Promise<{ userId: string }> {
      const now = clock.now()
      const userId = await store.upsert(identity, { now: dateOf(now), trialEndsAt: dateOf(now.add(trial)) })
      if (operators.includes(identity.email?.toLowerCase() ?? '')) await setRole(userId, 'operator', null)
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

    details,

    /** @throws BadRequest for a zone that nobody knows */
    async settle(userId: string, { timeZone, discreet }: AccountSettings): Promise<Account> {
      const zone = timeZone == null ? timeZone : knownZone(timeZone)
      if (timeZone != null && zone === null) throw unknownZone()
      await store.settle(userId, {
        ...(zone === null && { timeZoneIsChosen: false }),
        ...(zone != null && { timeZone: zone, timeZoneIsChosen: true }),
        ...(discreet !== undefined && { discreet }),
        updatedAt: dateOf(clock.now()),
      })
      return details(userId)
    },

    /** Makes operators of those whom whoever runs the program names, and members of those it names no more. */
    async appointOperators() {
      for (const { id, role } of await store.withWrongRole(operators)) {
        await setRole(id, role === 'operator' ? 'member' : 'operator', null)
      }
    },

    findPerson: async (userId: string): Promise<Person> => personOf(await store.find(userId), clock.now()),

    /** The zone decides which day it is for a person before their browser has said so. */
    rememberZone: (user: Person, timeZone: string) => store.setTimeZone(user.id, timeZone),

    /** What is held about the person themselves. */
    async record(userId: string): Promise<PersonalData['account']> {
      const row = await store.find(userId)
      const person = personOf(row, clock.now())
      const { timeZone, timeZoneIsChosen, discreet, aiEnabled, role } = person
      const settled = { timeZone, timeZoneIsChosen, discreet, aiEnabled, role }
      return { ...userOf(person), ...settled, createdAt: row.createdAt.toISOString() }
    },

    setRole,
  }
}

/** How somebody came in: by a code, or through the provider of this address. */
const signInOf = (issuer: string): Account['signIn'] =>
  issuer === emailIssuer ? { kind: 'email' } : { kind: 'provider', name: URL.parse(issuer)?.host ?? issuer }

function unknownZone() {
  const message = 'There is no time zone of that name.'
  return new BadRequest(message, 'unknown_zone', [{ path: 'timeZone', message }])
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
