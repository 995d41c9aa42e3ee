import type { Audit } from '../../audit.ts'
import type { Clock } from '../../clock.ts'
import type { Orm, Transaction, WithTransaction } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import type { Module } from '../../module.ts'
import { createPersonalDataStore } from './store.ts'

/** Milliseconds that what must end elsewhere may take, all modules together. */
const longestFarewell = 20_000

type Parts = {
  orm: Orm
  withTransaction: WithTransaction
  audit: Audit
  clock: Clock
  log: Log
  sessions: { erase(tx: Transaction, userId: string): Promise<void> }
}

export type Erasure = ReturnType<typeof createErasure>

/**
 * Removes people who asked to leave. That they did is a mark on their row, made in one transaction with the end of their
 * sessions; whatever breaks after it, the mark is found again and the rest is done.
 */
export function createErasure(modules: readonly Module[], parts: Parts) {
  const { orm, withTransaction, audit, clock, log, sessions } = parts
  const now = () => new Date(clock.now().epochMilliseconds)

  /** Removes the person and every row of theirs, or nothing; twice is once. `actorId` asked for it. */
  const erase = (userId: string, actorId: string): Promise<void> =>
    withTransaction(async (tx) => {
      const person = await createPersonalDataStore(tx).lock(userId)
      if (!person) return
      const leaving = { email: person.email, before: person.deletionRequestedAt ?? now() }
      for (const module of modules.toReversed()) await module.erase?.(tx, userId, leaving)
      const by = actorId === userId ? null : actorId
      await audit.record(tx, { action: 'account deleted', actorId: by, subjectId: null })
    })

  async function finish(userId: string) {
    const signal = AbortSignal.timeout(longestFarewell)
    for (const module of modules) await module.beforeErase?.(userId, signal)
    await erase(userId, userId)
  }

  return {
    erase,

    /** From here on nobody is signed in as this person, and who signs in as they did is somebody new. */
    begin: (userId: string) =>
      withTransaction(async (tx) => {
        if (!(await createPersonalDataStore(tx).markLeaving(userId, now()))) return
        await sessions.erase(tx, userId)
        await audit.record(tx, { action: 'deletion requested', actorId: userId, subjectId: userId })
      }),

    /** What does not succeed is left to `finishAll`. */
    async tryNow(userId: string) {
      await finish(userId).catch((error: unknown) => log.error({ err: error }, 'an account is not deleted yet'))
    },

    /** @throws AggregateError when some could not be removed; the others are */
    async finishAll() {
      const faults: unknown[] = []
      for (const userId of await createPersonalDataStore(orm).leaving()) {
        await finish(userId).catch((error: unknown) => faults.push(error))
      }
      if (faults.length > 0) throw new AggregateError(faults, `${faults.length} accounts are not deleted yet`)
    },
  }
}
