import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import { fieldOf } from '../../http/pages/form.ts'
import { mailboxPage, type ShownMail } from '../../http/pages/mailbox.ts'
import { messagePage } from '../../http/pages/message.ts'
import { sendPage } from '../../http/pages/page.ts'
import type { MailTransport } from './transport.ts'

const kept = 50

/** Mail for a server on one's own machine: it is kept in memory and shown on a page. */
type Mailbox = MailTransport & {
  /** Path of the page, with the key that opens it; new at every start. */
  readonly path: string
  register(app: FastifyInstance): void
}

export function createMailbox(clock: Clock): Mailbox {
  const key = randomBytes(18).toString('base64url')
  const mails: ShownMail[] = []
  return {
    path: `/api/mailbox?key=${key}`,

    async send({ to, subject, text }) {
      mails.unshift({ to, subject, text, sentAt: clock.now() })
      mails.splice(kept)
    },

    register(app) {
      app.get('/api/mailbox', { schema: { hide: true } }, (request, reply) => {
        if (!isSame(fieldOf(request, 'key'), key)) return sendPage(reply, 403, lockedPage)
        return sendPage(reply, 200, mailboxPage(mails))
      })
    },
  }
}

const lockedPage = messagePage({
  title: 'This mailbox is locked',
  text: 'Open it with the address that Lampstand printed when it started; the key in it changes at every start.',
  action: { label: 'Go to Lampstand', href: '/' },
})

const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
const digest = (text: string) => createHash('sha256').update(text).digest()
