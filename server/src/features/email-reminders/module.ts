import type { Content } from '@lampstand/content/loader'
import type { Retriever } from '@lampstand/scripture/retrieval'
import type { BibleText } from '@lampstand/scripture/text'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Orm, WithTransaction } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import type { Module } from '../../module.ts'
import type { Person } from '../../person.ts'
import { defineQueue } from '../../platform/jobs/jobs.ts'
import { createLinks } from '../../platform/mail/links.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Suppressions } from '../../platform/mail/suppressions.ts'
import { createServerSecret } from '../../platform/sign-in/secrets.ts'
import { createByLink } from './by-link.ts'
import { serveCalendar } from './calendar-routes.ts'
import { type BrowserReminder, createCalendarService } from './calendar-service.ts'
import { createDispatcher, ledgerKept } from './dispatcher.ts'
import { createReminderLedger, mailKind } from './ledger.ts'
import { createReminderMetrics } from './metrics.ts'
import { servePages } from './page-routes.ts'
import { personalDataOf } from './personal-data.ts'
import { serveEmailReminders } from './routes.ts'
import { createEmailReminderService } from './service.ts'
import { createReminderStore } from './store.ts'
import { createSubscriptionImport } from './subscription-import.ts'
import { createReminderTexts } from './texts.ts'

type Parts = {
  orm: Orm
  withTransaction: WithTransaction
  clock: Clock
  log: Log
  mail: Mail
  suppressions: Suppressions
  publicUrl: URL
  /** What somebody made for the browser and has on, for the calendar. */
  browserReminders: (person: Person) => Promise<readonly BrowserReminder[]>
  content: Content
  text: BibleText
  retriever: Retriever
  metrics: { registry: Parameters<typeof createReminderMetrics>[0]['registry'] }
}

/** All processes look each minute; whichever comes first takes a batch, and the next one another. */
const dispatchQueue = defineQueue({ name: 'reminder-dispatch', data: z.object({}), retries: 0, pollSeconds: 2 })
const hoursOfOldRequests = 24 * 7

/** Prayer reminders by mail, their ledger, and the calendar of prayer times. */
export function createEmailReminders(parts: Parts) {
  const { orm, withTransaction, clock, log, mail, suppressions, metrics } = parts
  const linkSecret = createServerSecret(orm, 'mail-links')
  const links = createLinks(linkSecret.key)
  const service = createEmailReminderService({ ...parts, links })
  const calendar = createCalendarService({ ...parts, links })
  const texts = createReminderTexts({ ...parts, tokenOf: (id) => links.tokenOf('preferences', id) })
  const store = createReminderStore(orm)
  const count = createReminderMetrics({ registry: metrics.registry, clock, backlog: store.backlog })
  const dispatcher = createDispatcher({ withTransaction, mail, clock, log, count })
  const byLink = createByLink({ orm, withTransaction, clock, links, suppressions })
  const ledger = createReminderLedger({ orm, suppressions, clock, host: parts.publicUrl.hostname })
  mail.report(mailKind, { ...ledger, compose: texts.compose })
  const before = (hours: number) => new Date(clock.now().subtract({ hours }).epochMilliseconds)

  return {
    dispatcher,
    prepare: linkSecret.prepare,
    async serve(host) {
      serveEmailReminders(host, service, calendar)
      serveCalendar(host, calendar)
      await servePages(host.app, byLink)
    },
    chores: [
      {
        name: 'old-reminder-ledger',
        cron: '25 3 * * *',
        run: () => store.prune(before(ledgerKept.hours), before(hoursOfOldRequests)),
      },
    ],
    jobs(jobs) {
      if (!mail.sends) return
      jobs.work(dispatchQueue, async (_nothing, { signal }) => {
        await dispatcher.dispatchDue(signal)
        await mail.deliverDue(signal)
      })
      jobs.schedule(dispatchQueue, { key: 'every-minute', cron: '* * * * *', data: {} })
    },
    imports: createSubscriptionImport({ clock, suppressions }),
    exports: (userId) => personalDataOf(store, orm, userId),
    erase: (tx, userId) => createReminderStore(tx).erase(userId),
  } satisfies Module & Record<string, unknown>
}
