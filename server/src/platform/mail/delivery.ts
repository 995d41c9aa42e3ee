import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import type { MailEvent, MailLedger } from './ledger.ts'
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
/** Messages under way at once, as many as the pool has connections. */
const slots = 3

type Parts = {
  outbox: ReturnType<typeof createOutbox>
  transport: MailTransport
  ledgers: ReadonlyMap<string, MailLedger>
  withTransaction: WithTransaction
  clock: Clock
  log: Log
  count: (kind: string, outcome: string) => void
}

/** Takes messages up one by one, hands them over, and records each before the next. */
export function createDelivery({ outbox, transport, ledgers, withTransaction, clock, log, count }: Parts) {
  const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
  const claimTimes = () => [dateOf(clock.now()), dateOf(clock.now().add(lease))] as const

  async function end(claimed: Claimed, { status, reason }: Ending): Promise<Delivery> {
    const { key, kind, about } = claimed
    const at = clock.now()
    const isEnded = await withTransaction(async (tx) => {
      if (!(await outbox.end(tx, claimed, { status, reason }, dateOf(at)))) return false
      const outcome = status === 'suppressed' ? 'skipped' : status
      await ledgers.get(kind)?.record?.(tx, { key, kind, about, outcome, reason, at } satisfies MailEvent)
      return true
    })
    if (!isEnded) return { status: 'waiting', reason: null }
    count(kind, status)
    return status === 'sent' ? { status } : { status, reason: reason ?? '' }
  }

  /** Tries again later, or gives up when there is no later. */
  async function postpone(claimed: Claimed, reason: MailFaultKind): Promise<Delivery> {
    const minutes = pauses[claimed.attempts - 1]
    const next = minutes === undefined ? null : dateOf(clock.now().add({ minutes }))
    const isTooLate = next === null || (claimed.expiresAt !== null && next >= claimed.expiresAt)
    if (isTooLate) return end(claimed, { status: 'failed', reason })
    await outbox.postpone(claimed, reason, next)
    count(claimed.kind, 'postponed')
    return { status: 'waiting', reason }
  }

  async function handOver(claimed: Claimed): Promise<Delivery> {
    const { kind, key, about, expiresAt, attempts, lastError } = claimed
    if (expiresAt !== null && expiresAt <= dateOf(clock.now())) {
      return end(claimed, { status: 'suppressed', reason: 'expired' })
    }
    // Only a message whose process died each time comes here so often.
    if (attempts > pauses.length + 1) return end(claimed, { status: 'failed', reason: lastError ?? 'broken' })
    const unwanted = (await ledgers.get(kind)?.unwanted?.({ key, about })) ?? null
    if (unwanted !== null) return end(claimed, { status: 'suppressed', reason: unwanted })
    try {
      await transport.send(outbox.outgoing(claimed))
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
      return claimed ? handOver(claimed) : { status: 'waiting', reason: null }
    },

    async deliverDue(signal: AbortSignal): Promise<void> {
      let isServerGone = false
      const slot = async () => {
        while (!signal.aborted && !isServerGone) {
          const claimed = await outbox.claimNext(...claimTimes())
          if (!claimed) return
          const delivery = await handOver(claimed)
          // What no server takes now would only use up the tries of all others.
          const reason = delivery.status === 'waiting' ? delivery.reason : null
          isServerGone ||= reason === 'unreachable' || reason === 'unauthorized'
        }
      }
      await Promise.all(Array.from({ length: slots }, slot))
    },
  }
}
