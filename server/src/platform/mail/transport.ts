import type { OutgoingMessage } from './message.ts'

/** Open at once to the mail server. */
export const connections = 4

/** What takes messages: a mail server, or the mailbox of one's own machine. */
export type MailTransport = {
  /** Resolves when the message was taken. @throws MailFault when it was not, or when nobody knows */
  send(message: OutgoingMessage): Promise<void>
}

/**
 * Why a message was not taken. `refused`: for good. `deferred`: the server asks to come back. `unreachable` and `unauthorized`: no
 * message goes at present. `interrupted`: the connection broke after the message was sent and before the answer came; it may have
 * been taken.
 */
export type MailFaultKind = 'refused' | 'deferred' | 'unreachable' | 'unauthorized' | 'interrupted'

/** Says nothing of what the server answered, because that often repeats the address. */
export class MailFault extends Error {
  readonly kind: MailFaultKind
  /** The SMTP reply, such as 550, where there was one. */
  readonly reply: number | null
  constructor(kind: MailFaultKind, reply: number | null = null) {
    super(reply === null ? kind : `${kind} (${reply})`)
    this.name = 'MailFault'
    this.kind = kind
    this.reply = reply
  }
}

/** What nodemailer throws: its code, the SMTP command that it was at, and the reply. */
type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown }

export function mailFaultOf(error: unknown): MailFault {
  if (error instanceof MailFault) return error
  const { code, command, responseCode } = (error ?? {}) as SmtpError
  const reply = typeof responseCode === 'number' ? responseCode : null
  if (code === 'EAUTH' || code === 'ENOAUTH') return new MailFault('unauthorized', reply)
  if (reply !== null && reply >= 400 && reply < 500) return new MailFault('deferred', reply)
  const isAboutThisMessage = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE' || code === 'EENVELOPE'
  if (reply !== null && reply >= 500) {
    // A server that refuses the sender, or everybody, is to be mended by the operator; the message waits.
    return new MailFault(isAboutThisMessage && command !== 'MAIL FROM' ? 'refused' : 'unreachable', reply)
  }
  // Without a reply: an address that cannot be written in an envelope never can.
  if (code === 'EENVELOPE') return new MailFault('refused')
  return new MailFault(command === 'DATA' || command === 'API' ? 'interrupted' : 'unreachable')
}
