import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import { entitlements, planOf } from '../../entitlements.ts'
import type { Log } from '../../http/logging.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { MessageData } from '../../platform/mail/message.ts'
import { createClaims, type Due, keyOf, type NewDelivery } from './claims.ts'
import { kindAt } from './kinds.ts'
import { mailKind } from './ledger.ts'
import { createSlotCache } from './schedule.ts'

/** How late a message may be handed over (D29). */
export const mostOverdue = { minutes: 60 }
const batchSize = 500
/** Batches under way at once: while the database works on one, the process works on the other. */
const lanes = 2
/** No schedule waits longer for its next slot; what is further ahead was written by a clock that was wrong. */
const farthestSlot = { hours: 72 }
/** What cannot be planned, by a fault of ours or a zone that is no more, is looked at again after this long; nobody else waits for it. */
const unplannedWait = { hours: 1 }
/** Days of which missed slots are written down after a stop: as long as the ledger is kept. */
export const ledgerKept = { hours: 60 * 24 }

type Planned = { id: string; deliveries: NewDelivery[]; next: Temporal.Instant }

type Parts = {
  withTransaction: WithTransaction
  mail: Pick<Mail, 'enqueueAll'>
  clock: Clock
  log: Log
  count: (outcome: 'written' | 'skipped' | 'unplanned', by: number) => void
}

export type Dispatcher = ReturnType<typeof createDispatcher>

/** Writes into ledger and outbox what has come due; any number of processes may do it at once. */
export function createDispatcher({ withTransaction, mail, clock, log, count }: Parts) {
  const nextSlot = createSlotCache()

  /** @returns how many subscriptions it took; fewer than asked when no more are due */
  const dispatchBatch = (most: number): Promise<number> =>
    withTransaction(async (tx) => {
      const now = clock.now()
      const claims = createClaims(tx)
      const due = await claims.due(dateOf(now), most)
      if (due.length === 0) return 0
      const planned = due.map((one) => orLater(one, now, () => plan(one, now)))
      const deliveries = planned.flatMap((one) => one.deliveries)
      const written = await claims.record(deliveries, dateOf(now))
      const toSend = deliveries.filter((one) => one.skipped === null && written.has(keyOf(one)))
      const repeated = await claims.repeatedKinds(toSend)
      const sequences = new Map(due.map(({ id, sequence }) => [id, sequence]))
      const subscriptions = new Map(due.map((one) => [one.id, one]))
      const messages = toSend.flatMap((delivery) => {
        const subscription = subscriptions.get(delivery.subscriptionId)
        if (!subscription) return []
        const sequence = sequences.get(subscription.id) ?? 0
        sequences.set(subscription.id, sequence + 1)
        return messageOf(subscription, delivery, sequence, !repeated.has(keyOf(delivery)))
      })
      await mail.enqueueAll(tx, messages)
      await claims.advance(planned.map(({ id, next }) => ({ id, nextDueAt: next, sequence: sequences.get(id) ?? 0 })))
      count('written', messages.length)
      count('skipped', written.size - messages.length)
      return due.length
    })

  /** One that cannot be planned must not stop the others of its batch. */
  function orLater(
    { id, timeZone }: Pick<Due, 'id' | 'timeZone'>,
    now: Temporal.Instant,
    work: () => Planned,
  ): Planned {
    try {
      return work()
    } catch (error) {
      log.error({ subscription: id, timeZone, fault: String(error) }, 'a reminder cannot be planned')
      count('unplanned', 1)
      return { id, deliveries: [], next: now.add(unplannedWait) }
    }
  }

  /** The slots of a subscription that have come, and the one that it waits for next. */
  function plan(due: Due, now: Temporal.Instant): Planned {
    const hasPlan = entitlements[planOf(due.user, now)].emailReminders
    const oldestSent = now.subtract(mostOverdue)
    const oldestKept = now.subtract(ledgerKept)
    const dueAt = Temporal.Instant.fromEpochMilliseconds(due.nextDueAt.getTime())
    const from = Temporal.Instant.compare(dueAt, oldestKept) < 0 ? oldestKept : dueAt
    const deliveries: NewDelivery[] = []
    // The moment itself is the first slot.
    let slot = nextSlot(due, from.subtract({ milliseconds: 1 }))
    while (Temporal.Instant.compare(slot.instant, now) <= 0) {
      const isLate = Temporal.Instant.compare(slot.instant, oldestSent) < 0
      const skipped = isLate ? 'late' : !hasPlan ? 'needs_pro' : due.suppressed !== null ? 'suppressed' : null
      const { localDate, time, instant } = slot
      deliveries.push({ subscriptionId: due.id, localDate, time, dueAt: instant, kind: kindAt(time), skipped })
      slot = nextSlot(due, instant)
    }
    return { id: due.id, deliveries, next: slot.instant }
  }

  /** Subscriptions that a clock which ran ahead has sent far into the future wait for their next slot again. */
  const repairBatch = (most: number): Promise<number> =>
    withTransaction(async (tx) => {
      const now = clock.now()
      const claims = createClaims(tx)
      const found = await claims.tooFarAhead(dateOf(now.add(farthestSlot)), most)
      if (found.length === 0) return 0
      const ids = found.map(({ id }) => id)
      await claims.forgetSkippedAfter(ids, dateOf(now))
      await claims.wait(
        found
          .map((one) => orLater(one, now, () => ({ id: one.id, deliveries: [], next: nextSlot(one, now).instant })))
          .map(({ id, next }) => ({ id, nextDueAt: next })),
      )
      return found.length
    })

  return {
    dispatchBatch,

    /** Writes all that is due, batch after batch, until the signal. */
    async dispatchDue(signal: AbortSignal): Promise<void> {
      await drain(repairBatch, signal)
      await Promise.all(Array.from({ length: lanes }, () => drain(dispatchBatch, signal)))
    },
  }
}

async function drain(takeBatch: (most: number) => Promise<number>, signal: AbortSignal) {
  while (!signal.aborted && (await takeBatch(batchSize)) > 0);
}

function messageOf(
  { email, discreet, timeZone }: Due,
  delivery: NewDelivery,
  sequence: number,
  isFirstOfKind: boolean,
): MessageData {
  const { subscriptionId, localDate, time, dueAt, kind } = delivery
  const key = keyOf(delivery)
  return {
    key: `${mailKind}/${key}`,
    kind: mailKind,
    to: email,
    about: key,
    expiresAt: dueAt.add(mostOverdue),
    data: {
      subscriptionId,
      localDate,
      time,
      kind,
      sequence: String(sequence),
      timeZone,
      ...(isFirstOfKind && { firstOfKind: 'yes' }),
      ...(discreet && { discreet: 'yes' }),
    },
  }
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
