import ical, { ICalEventBusyStatus, ICalEventRepeatingFreq, ICalEventTransparency } from 'ical-generator'
import { kindAt } from './kinds.ts'
import { twelveHour } from './texts.ts'

/** A daily time by the wall clock of a zone. */
export type PrayerTime = { timeZone: string; time: string }

type Options = {
  times: readonly PrayerTime[]
  /** Titles without a religious word. */
  discreet: boolean
  /** The day on which the times begin, and the moment at which the calendar was made. */
  since: Temporal.PlainDate
  now: Temporal.Instant
  publicUrl: URL
}

const length = { minutes: 10 }
const yearsOfChanges = 12

/**
 * The times as an iCalendar (RFC 5545): one daily event each, in its zone, with the rules of the zone as this server knows them. What
 * that standard says of times that clocks jump over or repeat is what the reminders do.
 */
export function calendarOf({ times, discreet, since, now, publicUrl }: Options): string {
  const calendar = ical({
    name: discreet ? 'Pauses' : 'Prayer times',
    prodId: { company: 'Lampstand', product: 'Prayer times', language: 'EN' },
    ttl: 6 * 3600,
    timezone: { name: null, generator: (zone) => zoneComponent(zone, since, now) },
  })
  for (const { timeZone, time } of times) {
    const start = since.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    calendar.createEvent({
      id: `${timeZone}-${time}@${publicUrl.hostname}`.replaceAll(/[^\w@.-]/g, '-'),
      stamp: now,
      // The day on which it begins may be one that jumps over the time: the rule wants the time itself.
      start: wallClock(start, since, time),
      end: wallClock(start, since, time).add(length),
      timezone: timeZone,
      repeating: { freq: ICalEventRepeatingFreq.DAILY },
      summary: discreet ? `Pause, ${twelveHour(time)}` : titleOf(time),
      url: publicUrl.origin,
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

const titleOf = (time: string) => {
  const kind = kindAt(time)
  return `${kind[0]?.toUpperCase()}${kind.slice(1)}`
}

/** The first day from `since` on that has the time. */
function wallClock(start: Temporal.ZonedDateTime, since: Temporal.PlainDate, time: string): Temporal.ZonedDateTime {
  if (start.toPlainTime().toString({ smallestUnit: 'minute' }) === time) return start
  return since
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: start.timeZoneId, plainTime: Temporal.PlainTime.from(time) })
}

/** The offsets of a zone from before the first event on, every change of them written out. */
function zoneComponent(timeZone: string, since: Temporal.PlainDate, now: Temporal.Instant): string {
  const first = since.subtract({ years: 1 }).toZonedDateTime({ timeZone })
  const last = now.toZonedDateTimeISO(timeZone).add({ years: yearsOfChanges })
  const spans = [observance(first, first)]
  let change = first.getTimeZoneTransition('next')
  while (change && Temporal.ZonedDateTime.compare(change, last) < 0) {
    spans.push(observance(change, change.subtract({ nanoseconds: 1 })))
    change = change.getTimeZoneTransition('next')
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...spans.flat(), 'END:VTIMEZONE'].join('\r\n')
}

/** From `start` on; its local time is told by the clock as it was before, as the standard has it. */
function observance(start: Temporal.ZonedDateTime, before: Temporal.ZonedDateTime): string[] {
  const kind = start.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD'
  const local = start.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetOf(before)}`,
    `TZOFFSETTO:${offsetOf(start)}`,
    `END:${kind}`,
  ]
}

const offsetOf = ({ offset }: Temporal.ZonedDateTime) => offset.replaceAll(':', '')
