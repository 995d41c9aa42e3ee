import type { PlannedSend } from '@lampstand/contract/email-reminders'
import { formatTime } from '../../ui/clock-time.ts'
import { clockChange, wallClockOf } from './clock-changes.ts'

const calendarDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Sunday, March 8`, whatever the zone. @param date `YYYY-MM-DD` */
export const longDay = (date: string): string => calendarDay.format(Date.parse(date))

/** `8:00 AM, 11:00 AM and 2:00 PM`. */
export const timesInWords = (times: readonly string[]): string =>
  new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })
    .format(times.map(formatTime))
    .replace(', and', ' and')

/** What a change of clocks does to a send, in a sentence; null on all other days. */
export function clockNote(
  { localDate, time }: PlannedSend,
  prayerTimes: readonly string[],
  zone: string,
): string | null {
  const moved = prayerTimes.find((wanted) => {
    const change = clockChange(localDate, wanted, zone)
    return change !== null && change !== 'repeated' && change.date === localDate && change.time === time
  })
  if (moved !== undefined)
    return `The clocks go forward that day and skip ${formatTime(moved)}, so it comes at ${formatTime(time)}.`
  return clockChange(localDate, time, zone) === 'repeated'
    ? `The clocks go back that day and show ${formatTime(time)} twice. It comes once, the first time.`
    : null
}

/** The same moment by the clock of this device, where that shows another: `2:00 PM`, or `1:00 AM on Monday, March 9`. */
export function onThisDevice({ localDate, time, instant }: PlannedSend, device: string): string | null {
  const { date, time: shown } = wallClockOf(device)(Date.parse(instant))
  if (date === localDate && shown === time) return null
  return date === localDate ? formatTime(shown) : `${formatTime(shown)} on ${longDay(date)}`
}
