import type { Transaction } from '../../db/client.ts'
import type { Words } from './message.ts'
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

/** Mail that was handed over and came back, for good or for now. */
export type MailReturn = {
  /** By which suppressions know the address. */
  addressHash: string
  /** The Message-ID that we sent it under; null where whoever tells of it does not say. */
  messageId: string | null
}

/** How the part that wrote a message follows it. */
export type MailLedger = {
  /** Words of a message that was written as `data`; asked at every try, and the same each time. */
  compose?(data: Readonly<Record<string, string>>): Words
  /** Asked when messages are taken up: reasons, by key, why some are not wanted any more. */
  unwanted?(messages: readonly Pick<MailEvent, 'key' | 'about'>[]): Promise<ReadonlyMap<string, string>>
  /** Told once of each message, in the transaction that records its end. */
  record?(tx: Transaction, events: readonly MailEvent[]): Promise<void>
  /** Told of each return, whoever wrote the message. */
  returned?(tx: Transaction, mail: MailReturn): Promise<void>
}
