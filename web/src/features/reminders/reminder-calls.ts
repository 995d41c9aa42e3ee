import { liturgiesRoutes } from '@lampstand/contract/liturgies'
import { remindersRoutes } from '@lampstand/contract/reminders'
import { callsOf } from '../../api/calls.ts'

export {
  builtInTimes,
  defaultReminder,
  mostMinutesLate,
  mostReminders,
  notificationOf,
  weekdays,
} from '@lampstand/contract/reminders'

export const reminderCalls = callsOf(remindersRoutes)
export const liturgyCalls = callsOf(liturgiesRoutes)
