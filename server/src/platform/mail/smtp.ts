import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type MimeNode from 'nodemailer/lib/mime-node/index.js'
import { quotedPrintable } from './quoted-printable.ts'
import { connections, MailFault, type MailTransport, mailFaultOf } from './transport.ts'

const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 8_000 }

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
  /** Bodies of what is being sent: of one that was begun to be read, a broken connection leaves it open whether it was taken. */
  const bodies = new Map<string, Readable>()
  transport.use('stream', ({ data: { messageId }, message }, done) => {
    message.createReadStream = () => {
      const body = inOnePiece(mimeOf(message))
      if (messageId !== undefined) bodies.set(messageId, body)
      return body
    }
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
          // What it would choose for nearly all that we write; told, it need not read each message to find out.
          encoding: 'quoted-printable',
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        const fault = mailFaultOf(error)
        const wasBegun = bodies.get(messageId)?.readableDidRead === true
        throw wasBegun && fault.kind === 'unreachable' ? new MailFault('interrupted', fault.reply) : fault
      } finally {
        bodies.delete(messageId)
      }
    },
    close: () => transport.close(),
  }
}

/** A whole message. nodemailer itself sends a tree through a stream for each step and part, which costs more than all else. */
function mimeOf(node: MimeNode): string {
  const head = `${node.buildHeaders()}\r\n\r\n`
  if (typeof node.content === 'string') return head + quotedPrintable(node.content)
  const parts = node.childNodes.map((child) => `--${String(node.boundary)}\r\n${mimeOf(child)}\r\n`)
  return `${head}${parts.join('')}--${String(node.boundary)}--\r\n`
}

const inOnePiece = (text: string) =>
  new Readable({
    read() {
      this.push(text)
      this.push(null)
    },
  })
