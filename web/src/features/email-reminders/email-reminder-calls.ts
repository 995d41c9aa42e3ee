import { accountSettingsRoutes } from '@lampstand/contract/account-settings'
import { emailRemindersRoutes } from '@lampstand/contract/email-reminders'
import { callsOf } from '../../api/calls.ts'

export { calendarFilePath, EmailSubscribe, EmailSubscriptionChange } from '@lampstand/contract/email-reminders'

export const emailReminders = callsOf(emailRemindersRoutes)
/** So that the query of `/api/account` is known: it tells the plan and what is settled of mail. */
export const accountSettings = callsOf(accountSettingsRoutes)
