import type { Config } from './config.ts'
import { createAccount } from './features/account/module.ts'
import { createBilling } from './features/billing/module.ts'
import { createChallenges } from './features/challenges/module.ts'
import { createDevotions } from './features/devotions/module.ts'
import { createEmailReminders } from './features/email-reminders/module.ts'
import { createGuidance } from './features/guidance/module.ts'
import { createHabits } from './features/habits/module.ts'
import { createMorning } from './features/morning/module.ts'
import { createPrayerRequests } from './features/prayer-requests/module.ts'
import { createReminders } from './features/reminders/module.ts'
import { createScripture } from './features/scripture/module.ts'
import type { DeviceSecret } from './http/actor.ts'
import type { Log } from './http/logging.ts'
import { type Sessions, sessionsModule } from './http/session.ts'
import type { Module } from './module.ts'
import type { Parts } from './parts.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { openMail } from './platform/mail/open.ts'
import { openPayments } from './platform/payments/open.ts'
import type { Push } from './platform/push/push.ts'
import { createSignIn } from './platform/sign-in/register.ts'

type ModuleParts = Parts & {
  config: Config
  sessions: Sessions
  device: DeviceSecret
  mail: Awaited<ReturnType<typeof openMail>>
  push: Push
  jobs: Jobs
  log: Log
  print: (line: string) => void
}

/** The list of modules, in the order in which they start; a new feature is one line of it. */
export async function createModules(parts: ModuleParts) {
  const account = createAccount({ ...parts, operators: parts.config.operators })
  const reminders = createReminders(parts)
  const modules: readonly Module[] = [
    parts.encryption,
    sessionsModule(parts.sessions),
    parts.lifecycle,
    parts.mail,
    await createSignIn({
      ...parts,
      mail: parts.mail.mail,
      renewDevice: parts.device.renew,
      findOrCreateUser: account.findOrCreate,
    }),
    account,
    createBilling({
      ...parts,
      mail: parts.mail.mail,
      findPerson: account.findPerson,
      payments: openPayments(parts.config, parts.log),
    }),
    createScripture(parts),
    createPrayerRequests(parts),
    reminders,
    createChallenges(parts),
    createHabits(parts),
    createGuidance(parts),
    createMorning(parts),
    createDevotions(parts),
    createEmailReminders({
      ...parts,
      ...parts.mail,
      browserReminders: reminders.ownActive,
      publicUrl: parts.config.publicUrl,
    }),
  ]
  return { account, modules }
}
