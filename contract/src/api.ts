import { accountRoutes } from './account.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { billingRoutes } from './billing.ts'
import { challengesRoutes } from './challenges.ts'
import { devotionsRoutes } from './devotions.ts'
import { emailRemindersRoutes } from './email-reminders.ts'
import { guidanceRoutes } from './guidance.ts'
import { habitsRoutes } from './habits.ts'
import { insightsRoutes } from './insights.ts'
import { liturgiesRoutes } from './liturgies.ts'
import { morningRoutes } from './morning.ts'
import { personalDataRoutes } from './personal-data.ts'
import { prayerRequestsRoutes } from './prayer-requests.ts'
import { remindersRoutes } from './reminders.ts'
import { safetyRoutes } from './safety.ts'
import { scriptureRoutes } from './scripture.ts'

/** Every call of the product, by feature. */
export const api = {
  account: accountRoutes,
  billing: billingRoutes,
  accountSettings: accountSettingsRoutes,
  challenges: challengesRoutes,
  devotions: devotionsRoutes,
  emailReminders: emailRemindersRoutes,
  guidance: guidanceRoutes,
  habits: habitsRoutes,
  insights: insightsRoutes,
  liturgies: liturgiesRoutes,
  morning: morningRoutes,
  personalData: personalDataRoutes,
  prayerRequests: prayerRequestsRoutes,
  reminders: remindersRoutes,
  safety: safetyRoutes,
  scripture: scriptureRoutes,
}
