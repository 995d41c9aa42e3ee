import type { Registry } from 'prom-client'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import type { Module } from '../../module.ts'
import { defineQueue } from '../jobs/jobs.ts'
import { createServerSecret } from '../sign-in/secrets.ts'
import { createMailbox } from './local.ts'
import { createMail, type Mail } from './mail.ts'
import { serveReturns } from './return-routes.ts'
import { createSuppressions, type Suppressions } from './suppressions.ts'
import type { MailTransport } from './transport.ts'

type Parts = {
  config: Pick<Config, 'smtp' | 'oidc' | 'publicUrl' | 'mailWebhookSecret'>
  database: Pick<Database, 'orm' | 'withTransaction'>
  clock: Clock
  registry: Registry
  log: Log
  /** In place of what is configured. */
  transport?: MailTransport | undefined
}

type Opened = Module & {
  mail: Mail
  suppressions: Suppressions
  /** Address of the page that shows the mail of one's own machine; absent where mail leaves it. */
  mailboxUrl?: string
}

/** Each process hands over what is due: what waits for another try, and what another process left behind. */
const deliveryQueue = defineQueue({ name: 'mail-delivery', data: z.object({}), retries: 0, pollSeconds: 5 })

/** Mail as it is configured: a mail server, else a page on this machine; with a sign-in provider and no server, none. */
export async function openMail({ config, transport, ...parts }: Parts): Promise<Opened> {
  const { smtp: server, oidc, publicUrl, mailWebhookSecret: secret } = config
  const { orm } = parts.database
  const addressSecret = createServerSecret(orm, 'mail-addresses')
  const suppressions = createSuppressions(parts.clock, addressSecret.key)
  const smtp = server && !transport ? (await import('./smtp.ts')).createSmtpMail(server) : null
  const mailbox = smtp || transport || oidc ? null : createMailbox(parts.clock)
  const mail = createMail({ ...parts, transport: transport ?? smtp ?? mailbox, host: publicUrl.hostname })
  return {
    mail,
    suppressions,
    prepare: addressSecret.prepare,
    chores: [{ name: 'old-mail', cron: '40 3 * * *', run: mail.prune }],
    async erase(tx, _userId, { email, before }) {
      if (email !== null) await mail.forget(tx, email, before)
    },
    jobs(jobs) {
      jobs.work(deliveryQueue, (_nothing, { signal }) => mail.deliverDue(signal))
      jobs.schedule(deliveryQueue, { key: 'every-minute', cron: '* * * * *', data: {} })
    },
    async serve({ app }) {
      mailbox?.register(app)
      await serveReturns(app, { ...parts.database, suppressions, secret, mail })
    },
    ...(mailbox && { mailboxUrl: `${publicUrl.origin}${mailbox.path}` }),
    close: () => smtp?.close(),
  }
}
