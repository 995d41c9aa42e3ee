import { type Days, weekdays } from '@lampstand/contract/reminders'
import { nextSlot, type Rhythm, slotsBetween } from '../../wall-clock.ts'

/** When a reminder comes: `HH:MM` by the wall clock, on these days. */
type Reminder = { time: string; days: Days }

/** The first moment after another at which a reminder is due in a zone. */
export const nextDue = (reminder: Reminder, timeZone: string, after: Temporal.Instant): Temporal.Instant =>
  nextSlot(rhythmOf(reminder, timeZone), after).instant

/** All moments after the one and up to the other, the last included. */
export const dueBetween = (reminder: Reminder, timeZone: string, after: Temporal.Instant, until: Temporal.Instant) =>
  slotsBetween(rhythmOf(reminder, timeZone), after.add(aMoment), until.add(aMoment)).map(({ instant }) => instant)

const aMoment = { nanoseconds: 1 }

const rhythmOf = ({ time, days }: Reminder, timeZone: string): Rhythm => ({
  timeZone,
  times: [time],
  isOn: ({ dayOfWeek }) => days === 'daily' || days.some((day) => weekdays.indexOf(day) === dayOfWeek - 1),
})
