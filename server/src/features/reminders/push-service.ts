import type { PersonalData } from '@lampstand/contract/personal-data'
import type { PushSubscriptionRequest } from '@lampstand/contract/reminders'
import type { Clock } from '../../clock.ts'
import type { Transaction, WithTransaction } from '../../db/client.ts'
import { BadRequest } from '../../errors.ts'
import { isPushEndpoint, type Push } from '../../platform/push/push.ts'
import { knownZone } from '../../wall-clock.ts'
import type { createPushStore } from './push-store.ts'

type Parts = {
  store: ReturnType<typeof createPushStore>
  push: Pick<Push, 'publicKey'>
  withTransaction: WithTransaction
  clock: Clock
}

export type PushService = ReturnType<typeof createPushService>

export function createPushService({ store, push, withTransaction, clock }: Parts) {
  const now = () => new Date(clock.now().epochMilliseconds)
  return {
    publicKey: push.publicKey,

    /** @throws BadRequest for an address that is none of a push service, and for a zone that there is not */
    async subscribe(
      caller: { userId: string; sid: string },
      { endpoint, keys, timeZone: named, discreet }: PushSubscriptionRequest,
    ) {
      if (!isPushEndpoint(endpoint)) throw refusal('endpoint', 'That is not the address of a push service we know.')
      const timeZone = knownZone(named)
      if (timeZone === null) throw refusal('timeZone', 'That is not a time zone.')
      const values = { ...caller, endpoint, ...keys, timeZone, discreet }
      await withTransaction((tx) => store.subscribe(tx, values, now()))
    },

    async unsubscribe(sid: string) {
      await store.unsubscribe(sid)
    },

    reconsider: (tx: Transaction, userId: string) => store.reconsider(tx, userId, now()),

    browsers: async (userId: string): Promise<PersonalData['pushBrowsers']> =>
      (await store.list(userId)).map(({ endpoint, timeZone, createdAt }) => ({
        service: new URL(endpoint).hostname,
        timeZone,
        createdAt: createdAt.toISOString(),
      })),
  }
}

const refusal = (path: string, message: string) => new BadRequest(message, 'bad_request', [{ path, message }])
