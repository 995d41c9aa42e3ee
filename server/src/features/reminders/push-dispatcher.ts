import { mostMinutesLate, notificationOf, type Reminder } from '@lampstand/contract/reminders'
import type { Clock } from '../../clock.ts'
import type { Transaction, WithTransaction } from '../../db/client.ts'
import { personOf } from '../../person.ts'
import type { Push } from '../../platform/push/push.ts'
import { knownZone } from '../../wall-clock.ts'
import type { createPushStore, PushRow } from './push-store.ts'
import { activeOf } from './service.ts'
import { dueBetween, nextDue } from './slots.ts'
import type { createReminderStore } from './store.ts'

type Parts = {
  store: ReturnType<typeof createPushStore>
  reminders: Pick<ReturnType<typeof createReminderStore>, 'builtIn'>
  push: Pick<Push, 'send'>
  withTransaction: WithTransaction
  clock: Clock
}

/** What is sent to one browser, in the order of its times. */
type Task = {
  subscription: PushRow
  /** Asked for in that browser, or by the person for all of them. */
  isDiscreet: boolean
  taken: Date
  sendings: Sending[]
}
type Sending = { reminder: Reminder; due: Temporal.Instant }

const batchSize = 500
/** Hand-overs at once. */
const slots = 20
/** A plan or a zone's clock may change without a word: each browser is looked at so often at least. */
const longestWait = { hours: 1 }
const retryAfter = { minutes: 1 }
const mostLate = { minutes: mostMinutesLate }

/**
 * Pushes what is due. A batch of browsers is taken and settled in one transaction before anything is sent: a slot is pushed
 * once by however many processes, and a crash in between loses it rather than repeat it.
 */
export function createPushDispatcher({ store, reminders, push, withTransaction, clock }: Parts) {
  return async function pushDue(signal: AbortSignal): Promise<void> {
    const everybodys = await reminders.builtIn()
    for (let isMore = true; isMore && !signal.aborted; ) {
      const tasks = await withTransaction(take)
      isMore = tasks.length === batchSize
      const waiting = tasks.filter(({ sendings }) => sendings.length > 0)
      await Promise.all(
        Array.from({ length: slots }, async () => {
          for (let task = waiting.pop(); task; task = waiting.pop()) await send(task)
        }),
      )
    }

    async function take(tx: Transaction): Promise<Task[]> {
      const now = clock.now()
      const rows = await store.due(tx, dateOf(now), batchSize)
      if (rows.length === 0) return []
      const own = await store.remindersOf(tx, [...new Set(rows.map(({ person }) => person.id))])
      const ownBy = Map.groupBy(own, ({ userId }) => userId)
      const planned = rows.map(({ subscription, person }) => {
        const active = activeOf(ownBy.get(person.id) ?? [], personOf(person, now).plan, everybodys)
        // A zone that is no more must not stop the browsers of the same batch; this one is looked at again like all others.
        const isPlannable = knownZone(subscription.timeZone) !== null
        return {
          subscription,
          isDiscreet: subscription.discreet || person.discreet,
          ...plan(isPlannable ? active : [], subscription, now),
        }
      })
      await store.settle(
        tx,
        dateOf(now),
        planned.map(({ subscription: { id }, next }) => ({ id, nextDueAt: dateOf(next) })),
      )
      return planned.map((one) => ({ ...one, taken: dateOf(now) }))
    }

    /** Stops at the first that cannot be handed over, so that a later try repeats none before it. */
    async function send({ subscription, isDiscreet, taken, sendings }: Task): Promise<unknown> {
      for (const { reminder, due } of sendings) {
        const age = clock.now().since(due).total('seconds')
        const ttl = Math.max(0, Math.round(mostMinutesLate * 60 - age))
        const outcome = await push.send(subscription, notificationOf(reminder, isDiscreet), { ttl })
        if (outcome === 'gone') return store.remove(subscription.id)
        if (outcome === 'later') {
          const handledUntil = dateOf(due.subtract({ milliseconds: 1 }))
          return store.postpone(subscription.id, {
            taken,
            handledUntil,
            nextDueAt: dateOf(clock.now().add(retryAfter)),
          })
        }
      }
      return undefined
    }
  }
}

/** What has come for a browser, and when it is looked at next. */
function plan(active: readonly Reminder[], { timeZone, handledUntil }: PushRow, now: Temporal.Instant) {
  const from = latest(handledUntil.toTemporalInstant(), now.subtract(mostLate))
  const sendings: Sending[] = active
    .flatMap((reminder) => dueBetween(reminder, timeZone, from, now).map((due) => ({ reminder, due })))
    .sort((a, b) => Temporal.Instant.compare(a.due, b.due))
  const next = [now.add(longestWait), ...active.map((reminder) => nextDue(reminder, timeZone, now))]
  return { sendings, next: next.reduce(earliest) }
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
const latest = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b)
const earliest = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b)
