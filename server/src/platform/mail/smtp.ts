import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 8_000 }

/** Mail through a server: `url` as `smtp://` or `smtps://`, with user and password in it; `from` is the sender of everything. */
export function createSmtpMail({ url, from }: { url: string; from: string }): Mail & { close(): void } {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience }, { from })
  return {
    async send({ to, subject, text, html, headers }) {
      await transport.sendMail({
        // As an object, so that no part of an address is read as a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(headers !== undefined && { headers: { ...headers } }),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}
