import { type Days, weekdays } from '@lampstand/contract/reminders'
import ical, {
  ICalEventBusyStatus,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalRepeatingOptions,
  ICalWeekday,
} from 'ical-generator'
import { kindAt } from './kinds.ts'
import { twelveHour } from './texts.ts'

/** A time by the wall clock of a zone, on these days; `title` is what its person calls it. */
export type PrayerTime = { timeZone: string; time: string; days: Days; title?: string }

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
    prodId: { company: 'Lampstand', product: discreet ? 'Times' : 'Prayer times', language: 'EN' },
    ttl: 6 * 3600,
    timezone: { name: null, generator: (zone) => zoneComponent(zone, since, now) },
  })
  for (const { timeZone, time, days, title } of times) {
    const start = firstOf({ timeZone, time, days }, since)
    calendar.createEvent({
      id: `${timeZone}-${time}${idOf(days)}@${publicUrl.hostname}`.replaceAll(/[^\w@.-]/g, '-'),
      stamp: now,
      start,
      end: start.add(length),
      timezone: timeZone,
      repeating: repeatingOn(days),
      summary: discreet ? `Pause, ${twelveHour(time)}` : (title ?? titleOf(time)),
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

const idOf = (days: Days) => (days === 'daily' ? '' : `-${days.join('-')}`)

const byName = {
  monday: ICalWeekday.MO,
  tuesday: ICalWeekday.TU,
  wednesday: ICalWeekday.WE,
  thursday: ICalWeekday.TH,
  friday: ICalWeekday.FR,
  saturday: ICalWeekday.SA,
  sunday: ICalWeekday.SU,
} as const

const repeatingOn = (days: Days): ICalRepeatingOptions =>
  days === 'daily'
    ? { freq: ICalEventRepeatingFreq.DAILY }
    : { freq: ICalEventRepeatingFreq.WEEKLY, byDay: days.map((day) => byName[day]) }

/** The first of its days from `since` on that has the time: a rule begins with the time itself, not where clocks moved it to. */
function firstOf({ timeZone, time, days }: PrayerTime, since: Temporal.PlainDate): Temporal.ZonedDateTime {
  const plainTime = Temporal.PlainTime.from(time)
  const isOn = (date: Temporal.PlainDate) =>
    days === 'daily' || days.some((day) => weekdays.indexOf(day) === date.dayOfWeek - 1)
  for (let date = since; ; date = date.add({ days: 1 })) {
    if (!isOn(date)) continue
    const start = date.toZonedDateTime({ timeZone, plainTime })
    if (start.toPlainTime().equals(plainTime)) return start
  }
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
