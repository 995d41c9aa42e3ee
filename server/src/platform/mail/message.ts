import { createHash } from 'node:crypto'

/** What a message is for; counted and shown to operators, so it says nothing of a person. */
export type MessageKind = 'sign-in-code' | (string & {})

/** What a reader sees. `text` stands alone, `html` says the same for readers that show it. */
export type Words = {
  subject: string
  /** What a locked screen may show to whoever stands beside the person. */
  discreetSubject?: string
  /** Whether the person asked for discreet subjects. */
  discreet?: boolean
  text: string
  html?: string
  headers?: Readonly<Record<string, string>>
  /** Address that ends such mail by one POST without sign-in (RFC 8058). */
  unsubscribe?: URL
}

type Envelope = {
  /** Names the message for ever, without an address in it: what was written under a key is not written again. */
  key: string
  kind: MessageKind
  to: string
  /** What it is about, for the ledger of whoever wrote it; not sent. */
  about?: string
  /** After this moment it is of no use and not sent any more. */
  expiresAt?: Temporal.Instant
}

/** A message to one address. */
export type Message = Envelope & Words

/** A message whose words its ledger composes when it is sent: of many that say much the same, only what differs is kept. */
export type MessageData = Envelope & { data: Readonly<Record<string, string>> }

/** A message as it is handed over. */
export type OutgoingMessage = {
  /** The same at every try, so that a mail reader shows it once. */
  messageId: string
  to: string
  subject: string
  text: string
  html?: string
  headers: Readonly<Record<string, string>>
}

/** `host` is that of the program's public address. */
export function messageIdOf(key: string, host: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
}

export const subjectOf = ({ subject, discreetSubject, discreet }: Words) =>
  discreet ? (discreetSubject ?? 'A message from Lampstand') : subject

export const headersOf = ({ headers, unsubscribe }: Words): Record<string, string> => ({
  // So that no program answers it.
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  ...headers,
})
