import { loadContent } from '@lampstand/content/loader'
import { createRetriever } from '@lampstand/scripture/retrieval'
import { openText } from '@lampstand/scripture/text'
import type { Registry } from 'prom-client'
import type { Clock } from '../src/clock.ts'
import type { Database } from '../src/db/client.ts'
import { firstDueOf } from '../src/features/email-reminders/choice.ts'
import { createEmailReminders } from '../src/features/email-reminders/module.ts'
import { type Change, createReminderStore } from '../src/features/email-reminders/store.ts'
import { createMail } from '../src/platform/mail/mail.ts'
import { createSuppressions } from '../src/platform/mail/suppressions.ts'
import type { MailTransport } from '../src/platform/mail/transport.ts'
import { createServerSecret } from '../src/platform/sign-in/secrets.ts'
import { silentLog } from './silent-log.ts'

type Options = { database: Database; clock: Clock; transport: MailTransport; registry: Registry }

let read:
  | {
      content: ReturnType<typeof loadContent>
      text: ReturnType<typeof openText>
      retriever: ReturnType<typeof createRetriever>
    }
  | undefined

/** What of the program dispatches and sends reminders, on a clock and a mail server of the caller's. */
export async function openReminders({ database, clock, transport, registry }: Options) {
  if (!read) {
    const content = loadContent()
    read = { content, text: openText(), retriever: createRetriever(content) }
  }
  const publicUrl = new URL('https://lampstand.example.org')
  const mail = createMail({ database, clock, transport, host: publicUrl.hostname, registry, log: silentLog })
  const addressSecret = createServerSecret(database.orm, 'mail-addresses')
  const suppressions = createSuppressions(clock, addressSecret.key)
  const module = createEmailReminders({
    ...database,
    ...read,
    clock,
    log: silentLog,
    mail,
    suppressions,
    browserReminders: async () => [],
    publicUrl,
    metrics: { registry },
  })
  await Promise.all([addressSecret.prepare(), module.prepare()])
  const never = new AbortController().signal
  const dispatch = () => module.dispatcher.dispatchDue(never)
  return {
    dispatcher: module.dispatcher,
    suppressions,
    firstDueOf,
    dispatch,
    deliver: () => mail.deliverDue(never),
    /** What one tick does. */
    async run() {
      await dispatch()
      await mail.deliverDue(never)
    },
    change: (id: string, change: Change) => createReminderStore(database.orm).update(id, change),
    erase: (userId: string) => database.withTransaction((tx) => module.erase(tx, userId)),
  }
}
