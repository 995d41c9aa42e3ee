import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { MailFault, type MailTransport, mailFaultOf } from './transport.ts'

const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 8_000 }

/** Open at once to the mail server. */
export const connections = 4

type Options = {
  /** As `smtp://` or `smtps://`, with user and password in it. */
  url: string
  /** The sender of everything. */
  from: string
  /** Milliseconds that each step may take, where a test cannot wait. */
  timeouts?: Partial<typeof patience>
}

/** Mail through a server. */
export function createSmtpMail({ url, from, timeouts }: Options): MailTransport & { close(): void } {
  const transport = createTransport(
    // Tries are ours to count, so a connection that breaks is told to us and not hidden by another try.
    { url, pool: true, maxConnections: connections, maxMessages: Infinity, maxRequeues: 0, ...patience, ...timeouts },
    { from },
  )
  /** Messages whose body the server has asked for: once that began, a broken connection leaves it open whether it was taken. */
  const begun = new Set<string>()
  transport.use('stream', (mail, done) => {
    const { messageId } = mail.data
    mail.message.processFunc((body) =>
      Readable.from(noting(body, () => messageId !== undefined && begun.add(messageId))),
    )
    done()
  })
  return {
    async send({ to, subject, text, html, headers, messageId }) {
      try {
        await transport.sendMail({
          // As an object, so that no part of an address is read as a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          headers: { ...headers },
          messageId,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        const fault = mailFaultOf(error)
        throw begun.has(messageId) && fault.kind === 'unreachable' ? new MailFault('interrupted', fault.reply) : fault
      } finally {
        begun.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}

/** The same stream; tells when somebody begins to read it. */
async function* noting(body: Readable, begins: () => void) {
  begins()
  yield* body
}
