import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import type { WithTransaction } from '../../db/client.ts'
import type { MailEvent, MailLedger } from './ledger.ts'
import type { Claimed, createOutbox, Ending } from './outbox.ts'

type Parts = {
  outbox: Pick<ReturnType<typeof createOutbox>, 'end'>
  ledgers: ReadonlyMap<string, MailLedger>
  withTransaction: WithTransaction
  clock: Clock
  /** Whether others are about to end: a transaction of few can wait a little for them. */
  isMoreComing: () => boolean
}

/** Ends worth a transaction of their own. */
const many = 16
/** Milliseconds for which fewer wait for others. */
const linger = 15

type Waiting = Ending & { claimed: Claimed; recorded: PromiseWithResolvers<boolean> }

/**
 * Records what became of messages, with the rows of their ledgers. Each caller waits until its own record is kept; what comes while
 * one transaction is under way goes into the next one together.
 * @returns for each message whether it was still the caller's
 */
export function createEndings({ outbox, ledgers, withTransaction, clock, isMoreComing }: Parts) {
  let waiting: Waiting[] = []
  let isWriting = false

  async function writeAll() {
    isWriting = true
    while (waiting.length > 0) {
      if (waiting.length < many && isMoreComing()) await sleep(linger)
      const batch = waiting
      waiting = []
      await write(batch).then(
        (ours) => {
          for (const { claimed, recorded } of batch) recorded.resolve(ours.has(claimed.id))
        },
        (error: unknown) => {
          for (const { recorded } of batch) recorded.reject(error)
        },
      )
    }
    isWriting = false
  }

  function write(batch: readonly Waiting[]): Promise<ReadonlySet<string>> {
    const at = clock.now()
    return withTransaction(async (tx) => {
      const ours = await outbox.end(tx, batch, new Date(at.epochMilliseconds))
      const events = batch.filter(({ claimed }) => ours.has(claimed.id)).map((one) => eventOf(one, at))
      for (const [kind, ofKind] of Map.groupBy(events, (event) => event.kind)) {
        await ledgers.get(kind)?.record?.(tx, ofKind)
      }
      return ours
    })
  }

  return (claimed: Claimed, ending: Ending): Promise<boolean> => {
    const recorded = Promise.withResolvers<boolean>()
    waiting.push({ ...ending, claimed, recorded })
    if (!isWriting) void writeAll()
    return recorded.promise
  }
}

const eventOf = ({ claimed: { key, kind, about }, status, reason }: Waiting, at: Temporal.Instant): MailEvent => ({
  key,
  kind,
  about,
  outcome: status === 'suppressed' ? 'skipped' : status,
  reason,
  at,
})
