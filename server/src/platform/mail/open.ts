import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Module } from '../../module.ts'
import { createMailbox } from './local.ts'
import type { Mail } from './mail.ts'
import { createSmtpMail } from './smtp.ts'

type Opened = Module & {
  mail: Mail
  /** Address of the page that shows the mail of one's own machine; absent where mail leaves it. */
  mailboxUrl?: string
}

/** Mail as it is configured: a mail server, else a page on this machine; with a sign-in provider and no server, none. */
export function openMail({ smtp: server, oidc, publicUrl }: Config, clock: Clock): Opened {
  if (server) {
    const smtp = createSmtpMail(server)
    return { mail: smtp, close: () => smtp.close() }
  }
  if (oidc) return { mail: undeliverable }
  const mailbox = createMailbox(clock)
  return {
    mail: mailbox,
    mailboxUrl: `${publicUrl.origin}${mailbox.path}`,
    serve: ({ app }) => mailbox.register(app),
  }
}

/** With a provider for sign-in no mail is sent; a call that tries is a fault of ours. */
const undeliverable: Mail = {
  send: async () => {
    throw new Error('no mail server is configured')
  },
}
