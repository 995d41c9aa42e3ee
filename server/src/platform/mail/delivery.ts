import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import { createEndings } from './endings.ts'
import type { MailLedger } from './ledger.ts'
import type { OutgoingMessage } from './message.ts'
import type { Claimed, createOutbox, Ending } from './outbox.ts'
import { connections, type MailFaultKind, type MailTransport, mailFaultOf } from './transport.ts'

/** What became of one try. `waiting` will be tried again, or is being sent by another process. */
export type Delivery =
  | { status: 'sent' }
  | { status: 'waiting'; reason: MailFaultKind | 'broken' | null }
  | { status: 'failed' | 'suppressed'; reason: string }

/** What became of an attempt, before it is recorded. */
type Outcome = Ending | { status: 'postponed'; reason: MailFaultKind | 'broken' }

/** Longer than the slowest conversation that the transport bears, so that no message is sent twice at once. */
const lease = { minutes: 5 }
/** Minutes until the next try, by the number of tries; after the last of them a message has failed. */
const pauses = [1, 2, 5, 15, 30, 60, 120, 240, 480]
/** Milliseconds. */
const lastTryBefore = 60_000
/** Messages at the transport at once: while a connection sends one, its next is ready. */
const handOvers = 2 * connections
/** Of each of these, messages that are sent or being recorded: who waits for the database must not keep a connection waiting. */
const unrecorded = 5
/** Messages under way at once; a kill repeats at most so many. */
export const sendingSlots = handOvers * unrecorded
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

/** Takes messages up in batches, hands them over and records each; of all slots none takes a message before its last is recorded. */
export function createDelivery({ outbox, transport, ledgers, withTransaction, clock, log, count }: Parts) {
  const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)
  const claimTimes = () => [dateOf(clock.now()), dateOf(clock.now().add(lease))] as const

  let atTransport = 0
  let running: Promise<unknown> = Promise.resolve()
  const record = createEndings({ outbox, ledgers, withTransaction, clock, isMoreComing: () => atTransport > 1 })

  /** Reasons, by key, why messages are not wanted any more. */
  async function unwantedOf(claimed: readonly Claimed[]): Promise<ReadonlyMap<string, string>> {
    const reasons = new Map<string, string>()
    for (const [kind, ofKind] of Map.groupBy(claimed, (one) => one.kind)) {
      for (const [key, reason] of (await ledgers.get(kind)?.unwanted?.(ofKind)) ?? []) reasons.set(key, reason)
    }
    return reasons
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

  /** Hands a message over, unless it is too late or not wanted any more. */
  async function attempt(claimed: Claimed, unwanted: string | undefined): Promise<Outcome> {
    const { kind, expiresAt, attempts, lastError } = claimed
    if (expiresAt !== null && expiresAt <= dateOf(clock.now())) return { status: 'suppressed', reason: 'expired' }
    // Only a message whose process died each time comes here so often.
    if (attempts > pauses.length + 1) return { status: 'failed', reason: lastError ?? 'broken' }
    if (unwanted !== undefined) return { status: 'suppressed', reason: unwanted }
    let message: OutgoingMessage
    try {
      message = outbox.outgoing(claimed, ledgers.get(kind)?.compose)
    } catch (error) {
      // A fault of ours, and of this message alone; another version of the program may mend it in time.
      log.error({ kind, fault: error instanceof Error ? error.name : 'unknown' }, 'a mail could not be composed')
      return { status: 'postponed', reason: 'broken' }
    }
    try {
      atTransport++
      await transport.send(message)
      return { status: 'sent', reason: null }
    } catch (error) {
      const fault = mailFaultOf(error)
      log[fault.kind === 'unauthorized' ? 'error' : 'warn'](
        { kind, fault: fault.kind, reply: fault.reply, attempts },
        'a mail could not be handed over',
      )
      return fault.kind === 'refused'
        ? { status: 'failed', reason: 'refused' }
        : { status: 'postponed', reason: fault.kind }
    } finally {
      atTransport--
    }
  }

  /** Records what became of an attempt: an end, or a later try while there is a later. */
  async function keep(claimed: Claimed, outcome: Outcome): Promise<Delivery> {
    const next = outcome.status === 'postponed' ? nextTryOf(claimed) : null
    if (outcome.status === 'postponed' && next) {
      await outbox.postpone(claimed, outcome.reason, next)
      count(claimed.kind, 'postponed')
      return { status: 'waiting', reason: outcome.reason }
    }
    const status = outcome.status === 'postponed' ? 'failed' : outcome.status
    const isOurs = await record(claimed, { status, reason: outcome.reason })
    if (!isOurs) return { status: 'waiting', reason: null }
    count(claimed.kind, status)
    return status === 'sent' ? { status } : { status, reason: outcome.reason ?? '' }
  }

  return {
    async deliver(id: string): Promise<Delivery> {
      const claimed = await outbox.claim(id, ...claimTimes())
      if (!claimed) return { status: 'waiting', reason: null }
      return keep(claimed, await attempt(claimed, (await unwantedOf([claimed])).get(claimed.key)))
    },

    /** One run at a time in a process: two would be twice as many messages under way. */
    deliverDue(signal: AbortSignal): Promise<void> {
      const run = running.then(() => deliverAll(signal))
      running = run.catch(() => undefined)
      return run
    },
  }

  async function deliverAll(signal: AbortSignal): Promise<void> {
    const queue = createQueue()
    let isServerGone = false
    let failure: { error: unknown } | undefined
    const handOver = async () => {
      const recording: Promise<unknown>[] = []
      while (!signal.aborted && !isServerGone && !failure) {
        const one = await queue.next()
        if (!one) break
        if (Temporal.Instant.compare(clock.now(), one.until) > 0) continue
        const outcome = await attempt(one.claimed, one.unwanted)
        // What no server takes now would only use up the tries of all others.
        isServerGone ||= outcome.reason === 'unreachable' || outcome.reason === 'unauthorized'
        recording.push(
          keep(one.claimed, outcome).catch((error: unknown) => {
            failure ??= { error }
          }),
        )
        if (recording.length >= unrecorded) await recording.shift()
      }
      await Promise.all(recording)
    }
    try {
      await Promise.all(Array.from({ length: handOvers }, handOver))
    } finally {
      await queue.release()
    }
    if (failure) throw failure.error
  }

  /** Messages taken up and not begun. The next are taken up before they are needed. */
  function createQueue() {
    let waiting: { claimed: Claimed; unwanted: string | undefined; until: Temporal.Instant }[] = []
    let isDry = false
    let taking: Promise<void> | undefined
    const take = async () => {
      const until = clock.now().add(startsWithin)
      const claimed = await outbox.claimDue(...claimTimes(), batch)
      isDry = claimed.length === 0
      const reasons = await unwantedOf(claimed)
      waiting = [...waiting, ...claimed.map((one) => ({ claimed: one, unwanted: reasons.get(one.key), until }))]
    }
    /** Whoever finds nothing left waits for the same batch. */
    const refill = () => {
      taking ??= take().finally(() => {
        taking = undefined
      })
      return taking
    }
    return {
      async next() {
        // When this one fails, whoever needs the batch tries again and hears of it.
        if (waiting.length <= sendingSlots && !isDry) refill().catch(() => undefined)
        while (waiting.length === 0 && !isDry) await refill()
        return waiting.shift()
      },
      async release() {
        await taking?.catch(() => undefined)
        const left = waiting.splice(0).map(({ claimed }) => claimed)
        await outbox.release(left, dateOf(clock.now()))
      },
    }
  }
}
