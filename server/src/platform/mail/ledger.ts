import type { Transaction } from '../../db/client.ts'
import type { MailFaultKind } from './transport.ts'

export type MailEvent = {
  key: string
  kind: string
  /** What the writer of the message said that it is about. */
  about: string | null
  outcome: 'sent' | 'failed' | 'skipped'
  /** Null for what was sent; of a failed one what the mail server did last; of a skipped one `expired` or the ledger's own reason. */
  reason: MailFaultKind | 'expired' | 'broken' | (string & {}) | null
  at: Temporal.Instant
}

/** How the part that wrote a message follows it. */
export type MailLedger = {
  /** Asked at the last moment: a reason, when the message is not wanted any more, else null. */
  unwanted?(message: Pick<MailEvent, 'key' | 'about'>): Promise<string | null>
  /** Told once, in the transaction that records the end of the message. */
  record?(tx: Transaction, event: MailEvent): Promise<void>
}
