import type { ImportedEmailReminders, PersonalDataImport } from '@lampstand/contract/personal-data'
import type { ImportedPart } from '@lampstand/contract/personal-data-file'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Transaction } from '../../db/client.ts'
import { users } from '../../db/schema.ts'
import type { Suppressions } from '../../platform/mail/suppressions.ts'
import { normaliseAddress } from '../../platform/sign-in/address.ts'
import { knownZone } from '../../wall-clock.ts'
import { choiceOf, firstDueOf } from './choice.ts'
import { mostSubscriptions } from './service.ts'
import { createReminderStore } from './store.ts'

type Parts = { clock: Clock; suppressions: Pick<Suppressions, 'hashOf'> }
type Wanted = NonNullable<ImportedEmailReminders['subscriptions']>[number]
type Became = 'added' | 'alreadyHere' | 'leftOut'

/**
 * Takes back subscriptions. The person's own proven address is as it was; any other stands there unconfirmed (D28), and an
 * import sends nobody a message: the person asks for the link anew.
 */
export function createSubscriptionImport({ clock, suppressions }: Parts) {
  return async (
    tx: Transaction,
    userId: string,
    { emailReminders: file }: PersonalDataImport,
  ): Promise<ImportedPart[]> => {
    const asked = (file?.awaitingConfirmation ?? []).map((one) => ({ ...one, isActive: true, lastEmailSent: null }))
    const wanted: Wanted[] = [...(file?.subscriptions ?? []), ...asked]
    if (wanted.length === 0) return []
    const store = createReminderStore(tx)
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    const own = person?.email == null ? null : normaliseAddress(person.email)
    let count = (await store.listOf(userId)).length + (await store.requestsOf(userId)).length
    const part: ImportedPart = { part: 'emailReminders', added: 0, alreadyHere: 0, leftOut: 0 }
    for (const one of wanted) {
      const became = await bringBack(one)
      part[became]++
      if (became === 'added') count++
    }
    return [part]

    async function bringBack(one: Wanted): Promise<Became> {
      const email = normaliseAddress(one.email)
      if (email === null || knownZone(one.timeZone) === null) return 'leftOut'
      const there = await store.byEmail(email)
      const request = await store.ownRequest(userId, { email })
      if (there?.userId === userId || request?.withdrawnAt === null) return 'alreadyHere'
      if (count >= mostSubscriptions) return 'leftOut'
      const now = clock.now()
      const choice = choiceOf(one, false)
      const row = {
        ...choice,
        userId,
        email,
        addressHash: suppressions.hashOf(email),
        createdAt: new Date(one.createdAt),
      }
      if (email === own && !there) {
        const made = await store.insert({
          ...row,
          isActive: one.isActive,
          verifiedAt: new Date(now.epochMilliseconds),
          nextDueAt: one.isActive ? firstDueOf(choice, now) : null,
          lastEmailSent: one.lastEmailSent === null ? null : new Date(one.lastEmailSent),
        })
        return made ? 'added' : 'alreadyHere'
      }
      // The link of another time works no more.
      const expiresAt = new Date(now.epochMilliseconds)
      if (request) await store.updateRequest(request.id, { ...choice, expiresAt, withdrawnAt: null })
      else await store.insertRequest({ ...row, expiresAt })
      return 'added'
    }
  }
}
