import type { Registry } from 'prom-client'
import type { Clock } from '../../clock.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import { createDelivery, type Delivery } from './delivery.ts'
import type { MailLedger, MailReturn } from './ledger.ts'
import type { Message, MessageData, MessageKind } from './message.ts'
import { createMailMetrics } from './metrics.ts'
import { createOutbox } from './outbox.ts'
import type { MailTransport } from './transport.ts'

const day = 24 * 3_600_000
/** A returned mail that comes late must still find whom it was for. */
const addressesKept = 7 * day
const rowsKept = 60 * day

export type Mail = {
  /** False where the program sends no mail at all. */
  sends: boolean
  /**
   * Writes a message in the transaction of what it is about.
   * @returns its id, or null when a message of this key was written before
   */
  enqueue(tx: Transaction, message: Message | MessageData): Promise<string | null>
  /** The same for many at once. */
  enqueueAll(tx: Transaction, messages: readonly MessageData[]): Promise<void>
  /** Hands a message over at once, for somebody who waits for it. After the commit. */
  deliver(id: string): Promise<Delivery>
  /** Hands over all that is due, until the signal. */
  deliverDue(signal: AbortSignal): Promise<void>
  /** Takes back a message that nobody has taken up. */
  withdraw(tx: Transaction, id: string): Promise<boolean>
  /** Removes what was written to an address until a moment; what waits is not sent. */
  forget(tx: Transaction, address: string, before: Date): Promise<void>
  /** Says who hears what became of messages of a kind. */
  report(kind: MessageKind, ledger: MailLedger): void
  /** Tells the ledgers of mail that came back. */
  noteReturn(tx: Transaction, returned: MailReturn): Promise<void>
  prune(): Promise<void>
  /** Counts what became of mail by other ways than the outbox. */
  count(kind: string, outcome: string): void
}

type Parts = {
  database: Pick<Database, 'orm' | 'withTransaction'>
  clock: Clock
  /** Null where the program sends no mail: there a message is a fault of ours. */
  transport: MailTransport | null
  /** Host of the program's public address, for Message-IDs. */
  host: string
  registry: Registry
  log: Log
}

/** Mail by an outbox: nothing is lost by a kill, and a message is handed over once, or again under the same Message-ID. */
export function createMail({ database, clock, transport, host, registry, log }: Parts): Mail {
  const outbox = createOutbox(database.orm)
  const now = () => new Date(clock.now().epochMilliseconds)
  const ledgers = new Map<MessageKind, MailLedger>()
  const { count } = createMailMetrics({ registry, backlog: outbox.backlog, now })
  const delivery = createDelivery({ outbox, transport: transport ?? nowhere, ledgers, clock, log, count, ...database })
  async function write(tx: Transaction, messages: readonly (Message | MessageData)[]) {
    if (!transport) throw new Error('no mail server is configured')
    return outbox.write(tx, messages, { host, now: now() })
  }
  return {
    sends: transport !== null,
    count,
    async enqueue(tx, message) {
      return (await write(tx, [message])).get(message.key) ?? null
    },
    async enqueueAll(tx, messages) {
      await write(tx, messages)
    },
    deliver: delivery.deliver,
    forget: outbox.forget,
    deliverDue: delivery.deliverDue,
    withdraw: (tx, id) => outbox.withdraw(tx, id, now()),
    report: (kind, ledger) => void ledgers.set(kind, ledger),
    async noteReturn(tx, returned) {
      for (const ledger of ledgers.values()) await ledger.returned?.(tx, returned)
    },
    async prune() {
      const at = now().getTime()
      await outbox.prune(new Date(at - addressesKept), new Date(at - rowsKept))
    },
  }
}

const nowhere: MailTransport = {
  send: () => Promise.reject(new Error('no mail server is configured')),
}
