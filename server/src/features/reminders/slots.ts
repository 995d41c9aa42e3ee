import { type Days, weekdays } from '@lampstand/contract/reminders'

/** When a reminder comes: `HH:MM` by the wall clock, on these days. */
export type Rhythm = { time: string; days: Days }

/**
 * The first moment after another at which a reminder is due in a zone. A time that clocks jump over is as much later as they
 * jump; one that comes twice is the first of the two (D29).
 */
export function nextDue({ time, days }: Rhythm, timeZone: string, after: Temporal.Instant): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(time)
  const today = after.toZonedDateTimeISO(timeZone).toPlainDate()
  // From yesterday on: where a whole day is jumped over, its times fall on the next.
  for (let offset = -1; offset <= mostDays; offset++) {
    const date = today.add({ days: offset })
    if (!isOn(days, date)) continue
    const due = date.toZonedDateTime({ timeZone, plainTime }).toInstant()
    if (Temporal.Instant.compare(due, after) > 0) return due
  }
  throw new RangeError('a reminder without days is never due')
}

/** A week, and one more for a zone that jumps over the day of the week that was meant. */
const mostDays = 15

/** All moments after the one and up to the other, the last included. */
export function dueBetween(rhythm: Rhythm, timeZone: string, after: Temporal.Instant, until: Temporal.Instant) {
  const due: Temporal.Instant[] = []
  for (let next = nextDue(rhythm, timeZone, after); Temporal.Instant.compare(next, until) <= 0; ) {
    due.push(next)
    next = nextDue(rhythm, timeZone, next)
  }
  return due
}

const isOn = (days: Days, { dayOfWeek }: Temporal.PlainDate) =>
  days === 'daily' || days.some((day) => weekdays.indexOf(day) === dayOfWeek - 1)
