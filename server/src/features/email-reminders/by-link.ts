import type { Clock } from '../../clock.ts'
import type { Orm, WithTransaction } from '../../db/client.ts'
import type { Links } from '../../platform/mail/links.ts'
import type { Suppressions } from '../../platform/mail/suppressions.ts'
import { firstDueOf } from './choice.ts'
import { type Choice, createReminderStore, type RequestRow, type SubscriptionRow } from './store.ts'

type Parts = { orm: Orm; withTransaction: WithTransaction; clock: Clock; links: Links; suppressions: Suppressions }

export type ByLink = ReturnType<typeof createByLink>

/** What whoever reads a mailbox may do by the links in it, without signing in. A link that is not ours finds nothing. */
export function createByLink({ orm, withTransaction, clock, links, suppressions }: Parts) {
  const now = () => new Date(clock.now().epochMilliseconds)
  const isOpen = (request: RequestRow | undefined): request is RequestRow =>
    request !== undefined && request.withdrawnAt === null && request.expiresAt > now()

  return {
    /** Opens the preferences of a subscription, as the links of its messages do. */
    tokenOf: ({ id }: SubscriptionRow): string => links.tokenOf('preferences', id),

    /** What a confirmation asks; null when its link has ended or was used. */
    async asked(token: string): Promise<RequestRow | null> {
      const id = links.idOf('confirm', token)
      const request = id === null ? undefined : await createReminderStore(orm).requestById(id)
      return isOpen(request) ? request : null
    },

    /** Begins the reminders. A subscription of the address that somebody else has gives way: its reader decides. */
    confirm: (token: string): Promise<SubscriptionRow | null> =>
      withTransaction(async (tx) => {
        const store = createReminderStore(tx)
        const id = links.idOf('confirm', token)
        const request = id === null ? undefined : await store.requestById(id)
        if (!isOpen(request)) return null
        const { userId, email, addressHash, timeZone, prayerTimes, discreet } = request
        const choice: Choice = { timeZone, prayerTimes, discreet }
        await store.removeRequest(request.id)
        await suppressions.lift(tx, addressHash)
        const active = {
          ...choice,
          isActive: true,
          unsubscribedAt: null,
          verifiedAt: now(),
          nextDueAt: firstDueOf(choice, clock.now()),
        }
        const there = await store.byEmail(email)
        if (there?.userId === userId) return store.update(there.id, active)
        // With its ledger: what was sent for the one is no business of the other.
        if (there) await store.removeById(there.id)
        return (await store.insert({ ...active, userId, email, addressHash, createdAt: now() })) ?? null
      }),

    /** Ends the asking for good: nothing is sent to the address any more, whoever asks. */
    decline: (token: string): Promise<boolean> =>
      withTransaction(async (tx) => {
        const store = createReminderStore(tx)
        const id = links.idOf('confirm', token)
        const request = id === null ? undefined : await store.requestById(id)
        if (!isOpen(request)) return false
        await store.updateRequest(request.id, { withdrawnAt: now() })
        const there = await store.byEmail(request.email)
        // Somebody who has reminders and is asked for others only says no to the others.
        if (!there) await suppressions.add(tx, request.addressHash, 'declined')
        return true
      }),

    async subscription(token: string): Promise<SubscriptionRow | null> {
      const id = links.idOf('preferences', token)
      return (id === null ? undefined : await createReminderStore(orm).byId(id))?.row ?? null
    },

    /** Ends the messages. Twice is once. */
    unsubscribe: (token: string): Promise<SubscriptionRow | null> =>
      change(token, async (row) => (row.isActive ? { isActive: false, nextDueAt: null, unsubscribedAt: now() } : {})),

    /** @returns the subscription as it is then; null for a link that is not ours, or whose subscription is gone */
    choose: (token: string, choice: Choice & { isActive: boolean }): Promise<SubscriptionRow | null> =>
      change(token, async () => ({
        ...choice,
        nextDueAt: choice.isActive ? firstDueOf(choice, clock.now()) : null,
        ...(choice.isActive && { unsubscribedAt: null }),
      })),
  }

  function change(
    token: string,
    decide: (row: SubscriptionRow) => Promise<Parameters<ReturnType<typeof createReminderStore>['update']>[1]>,
  ) {
    return withTransaction(async (tx) => {
      const id = links.idOf('preferences', token)
      const store = createReminderStore(tx)
      const row = id === null ? undefined : await store.lock(id)
      if (!row) return null
      const changes = await decide(row)
      return Object.keys(changes).length === 0 ? row : store.update(row.id, changes)
    })
  }
}
