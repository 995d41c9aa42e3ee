import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import { createEndings } from './endings.ts'
import type { MailLedger } from './ledger.ts'
import type { Claimed, createOutbox, Ending } from './outbox.ts'
import { type MailFaultKind, type MailTransport, mailFaultOf } from './transport.ts'

/** What became of one try. `waiting` will be tried again, or is being sent by another process. */
export type Delivery =
  | { status: 'sent' }
  | { status: 'waiting'; reason: MailFaultKind | null }
  | { status: 'failed' | 'suppressed'; reason: string }

/** Longer than the slowest conversation that the transport bears, so that no message is sent twice at once. */
const lease = { minutes: 5 }
/** Minutes until the next try, by the number of tries; after the last of them a message has failed. */
const pauses = [1, 2, 5, 15, 30, 60, 120, 240, 480]
/** Milliseconds. */
const lastTryBefore = 60_000
/** Messages under way at once: while some are recorded, the connections of the pool have others to send. */
export const sendingSlots = 8
/** Messages taken up together; all of them end well within the lease. */
const batch = 4 * sendingSlots
/** After this long a message that was taken up and not begun is left to whoever takes it up next. */
const startsWithin = { minutes: 2 }

type Parts = {
  outbox: ReturnType<typeof createOutbox>
  transport: MailTransport
  ledgers: ReadonlyMap<string, MailLedger>
  withTransaction: WithTransaction
  clock: Clock
  log: Log
  count: (kind: string, outcome: string) => void
}

/** Takes messages up in batches and hands them over; each slot records its message before it takes the next. */
export function createDelivery({ outbox, transport, ledgers, withTransaction, clock, log, count }: Parts) {
  const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
  const claimTimes = () => [dateOf(clock.now()), dateOf(clock.now().add(lease))] as const

  const record = createEndings({ outbox, ledgers, withTransaction, clock })

  async function end(claimed: Claimed, { status, reason }: Ending): Promise<Delivery> {
    if (!(await record(claimed, { status, reason }))) return { status: 'waiting', reason: null }
    count(claimed.kind, status)
    return status === 'sent' ? { status } : { status, reason: reason ?? '' }
  }

  /** Reasons, by key, why messages are not wanted any more. */
  async function unwantedOf(claimed: readonly Claimed[]): Promise<ReadonlyMap<string, string>> {
    const reasons = new Map<string, string>()
    for (const [kind, ofKind] of Map.groupBy(claimed, (one) => one.kind)) {
      for (const [key, reason] of (await ledgers.get(kind)?.unwanted?.(ofKind)) ?? []) reasons.set(key, reason)
    }
    return reasons
  }

  /** Tries again later, or gives up when there is no later. */
  async function postpone(claimed: Claimed, reason: MailFaultKind): Promise<Delivery> {
    const next = nextTryOf(claimed)
    if (!next) return end(claimed, { status: 'failed', reason })
    await outbox.postpone(claimed, reason, next)
    count(claimed.kind, 'postponed')
    return { status: 'waiting', reason }
  }

  /** Null when there is no time left. What ends before its next try gets one more, shortly before its end. */
  function nextTryOf({ attempts, expiresAt }: Claimed): Date | null {
    const minutes = pauses[attempts - 1]
    if (minutes === undefined) return null
    const next = dateOf(clock.now().add({ minutes }))
    if (expiresAt === null || next < expiresAt) return next
    const last = new Date(expiresAt.getTime() - lastTryBefore)
    return last.getTime() - clock.now().epochMilliseconds >= lastTryBefore ? last : null
  }

  async function handOver(claimed: Claimed, unwanted: string | undefined): Promise<Delivery> {
    const { kind, expiresAt, attempts, lastError } = claimed
    if (expiresAt !== null && expiresAt <= dateOf(clock.now())) {
      return end(claimed, { status: 'suppressed', reason: 'expired' })
    }
    // Only a message whose process died each time comes here so often.
    if (attempts > pauses.length + 1) return end(claimed, { status: 'failed', reason: lastError ?? 'broken' })
    if (unwanted !== undefined) return end(claimed, { status: 'suppressed', reason: unwanted })
    try {
      await transport.send(outbox.outgoing(claimed, ledgers.get(kind)?.compose))
    } catch (error) {
      const fault = mailFaultOf(error)
      log[fault.kind === 'unauthorized' ? 'error' : 'warn'](
        { kind, fault: fault.kind, reply: fault.reply, attempts },
        'a mail could not be handed over',
      )
      return fault.kind === 'refused'
        ? end(claimed, { status: 'failed', reason: 'refused' })
        : postpone(claimed, fault.kind)
    }
    return end(claimed, { status: 'sent', reason: null })
  }

  return {
    async deliver(id: string): Promise<Delivery> {
      const claimed = await outbox.claim(id, ...claimTimes())
      if (!claimed) return { status: 'waiting', reason: null }
      return handOver(claimed, (await unwantedOf([claimed])).get(claimed.key))
    },

    async deliverDue(signal: AbortSignal): Promise<void> {
      let isServerGone = false
      let taken: { claimed: Claimed; unwanted: string | undefined; until: Temporal.Instant }[] = []
      let taking: Promise<void> | undefined
      const take = async () => {
        const until = clock.now().add(startsWithin)
        const claimed = await outbox.claimDue(...claimTimes(), batch)
        const reasons = await unwantedOf(claimed)
        taken = claimed.map((one) => ({ claimed: one, unwanted: reasons.get(one.key), until }))
      }
      const next = async () => {
        if (taken.length === 0) {
          // All slots wait for the same batch.
          taking ??= take().finally(() => {
            taking = undefined
          })
          await taking
        }
        return taken.shift()
      }
      const slot = async () => {
        while (!signal.aborted && !isServerGone) {
          const one = await next()
          if (!one) return
          if (Temporal.Instant.compare(clock.now(), one.until) > 0) continue
          const delivery = await handOver(one.claimed, one.unwanted)
          // What no server takes now would only use up the tries of all others.
          const reason = delivery.status === 'waiting' ? delivery.reason : null
          isServerGone ||= reason === 'unreachable' || reason === 'unauthorized'
        }
      }
      try {
        await Promise.all(Array.from({ length: sendingSlots }, slot))
      } finally {
        const left = taken.splice(0).map(({ claimed }) => claimed)
        await outbox.release(left, dateOf(clock.now()))
      }
    },
  }
}
