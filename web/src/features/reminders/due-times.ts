import type { Days, Weekday } from '@lampstand/contract/reminders'

/** When a reminder comes: `HH:MM` by this computer's clock, on these days. */
type Rhythm = { time: string; days: Days }

/** The days of the week as `Date` counts them. */
const daysOfWeek: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/**
 * The first time of a reminder after a moment, both in milliseconds since 1970. A time of today that has passed is tomorrow's for a
 * daily one, and next week's for its day of the week. `Date` takes a time that clocks jump over as much later as they jump, and of
 * one that comes twice the first.
 */
export function nextTime({ time, days }: Rhythm, after: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const today = new Date(after)
  for (let ahead = 0; ahead <= 8; ahead++) {
    const due = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead, hours, minutes)
    const day = daysOfWeek[due.getDay()]
    const isOn = days === 'daily' || (day !== undefined && days.includes(day))
    if (isOn && due.getTime() > after) return due.getTime()
  }
  return Number.POSITIVE_INFINITY
}
