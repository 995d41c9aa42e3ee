import type { Content } from '@lampstand/content/loader'
import type { BibleText } from '@lampstand/scripture/text'
import type { Clock } from '../../clock.ts'
import type { Orm, WithTransaction } from '../../db/client.ts'
import type { Cipher } from '../../db/encryption.ts'
import type { Module } from '../../module.ts'
import type { Push } from '../../platform/push/push.ts'
import { pushQueue } from '../../platform/push/queue.ts'
import { createLiturgyService } from './liturgies.ts'
import { createLiturgyStore } from './liturgy-store.ts'
import { createPushDispatcher } from './push-dispatcher.ts'
import { createPushService } from './push-service.ts'
import { createPushStore } from './push-store.ts'
import { createRemindersImport } from './reminders-import.ts'
import { serveReminders } from './routes.ts'
import { createReminderService } from './service.ts'
import { createReminderStore } from './store.ts'

type Parts = {
  orm: Orm
  withTransaction: WithTransaction
  cipher: Cipher
  clock: Clock
  content: Pick<Content, 'liturgies'>
  text: BibleText
  push: Push
}

/** Reminders in the browser: by its own timers, and pushed to it; and the liturgies that they lead to. */
export function createReminders({ orm, cipher, withTransaction, clock, content, text, push }: Parts) {
  const store = createReminderStore(orm)
  const pushStore = createPushStore(orm)
  const pushes = createPushService({ store: pushStore, push, withTransaction, clock })
  const liturgies = createLiturgyService({ store: createLiturgyStore(orm, cipher), content, text, clock })
  const reminders = createReminderService({
    store,
    withTransaction,
    clock,
    isLiturgy: liturgies.isKnown,
    onChange: pushes.reconsider,
  })
  const pushDue = createPushDispatcher({ store: pushStore, reminders: store, push, withTransaction, clock })
  return {
    pushDue,
    ownActive: reminders.ownActive,
    serve: (host) => serveReminders(host, { reminders, liturgies, push: pushes }),
    async prepare() {
      await liturgies.syncTemplates()
      await reminders.syncBuiltIn()
    },
    jobs(jobs) {
      jobs.work(pushQueue, (_nothing, { signal }) => pushDue(signal))
      jobs.schedule(pushQueue, { key: 'every-minute', cron: '* * * * *', data: {} })
    },
    async claims(tx, scopes, userId) {
      await createLiturgyStore(tx, cipher).claim(scopes, userId)
    },
    exports: async (userId) => ({
      reminders: await reminders.all(userId),
      pushBrowsers: await pushes.browsers(userId),
      liturgies: await liturgies.all(userId),
    }),
    imports: createRemindersImport(liturgies, cipher),
    practice: liturgies.practice,
    async erase(tx, userId) {
      await createLiturgyStore(tx, cipher).erase(userId)
      await createPushStore(tx).erase(userId)
      await createReminderStore(tx).erase(userId)
    },
  } satisfies Module & Record<string, unknown>
}
