import { slotsBetween } from '../src/wall-clock.ts'

/* Simulated years for tests and for `npm run soak:reminders -- zones`: an oracle that knows only offsets, not how Temporal resolves. */

const start = Temporal.PlainDate.from('2026-01-01')
const years = 2
const minute = 60_000_000_000

export const everyZone = () => Intl.supportedValuesOf('timeZone')

type Extent = {
  /** Days before and after each change of clocks; all days of the years when absent. */
  daysAround?: number
}

/** What is wrong with the slots of a zone at times in, before and after every change of its clocks; empty when nothing is. */
export function faultsOfZone(timeZone: string, { daysAround }: Extent): string[] {
  const end = start.add({ years })
  const changes = changesOf(timeZone, start, end)
  const times = [...new Set(['00:00', '23:59', '12:00', ...changes.flatMap(timesAround)])].sort()
  const spans =
    daysAround === undefined
      ? [{ from: start, until: end }]
      : changes.map((change) => {
          const day = change.toPlainDate()
          return { from: day.subtract({ days: daysAround }), until: day.add({ days: daysAround + 1 }) }
        })
  // Also by halves: a slot that is left out hides behind another that falls on its instant.
  const sets = [times, times.filter((_, place) => place % 2 === 0), times.filter((_, place) => place % 2 === 1)]
  return spans.flatMap(({ from, until }) => sets.flatMap((set) => faultsBetween(timeZone, set, from, until)))
}

function changesOf(timeZone: string, from: Temporal.PlainDate, until: Temporal.PlainDate): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = []
  const end = until.toZonedDateTime(timeZone)
  let change = from.toZonedDateTime(timeZone).getTimeZoneTransition('next')
  while (change && Temporal.ZonedDateTime.compare(change, end) < 0) {
    changes.push(change)
    change = change.getTimeZoneTransition('next')
  }
  return changes
}

/** Wall-clock times in the gap or overlap of a change, at its edges and beside them. */
function timesAround(change: Temporal.ZonedDateTime): string[] {
  const before = change.subtract({ nanoseconds: 1 })
  const shift = (change.offsetNanoseconds - before.offsetNanoseconds) / minute
  const [first, length] =
    shift > 0 ? [change.toPlainDateTime().subtract({ minutes: shift }), shift] : [change.toPlainDateTime(), -shift]
  return [-1, 0, 1, Math.floor(length / 2), length - 1, length, length + 30].map((minutes) =>
    first.add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' }),
  )
}

/** The first change of clocks of a zone in the simulated years, times in and beside it, and the moments that they fall on, two days around. */
export function firstChangeOf(timeZone: string): { times: string[]; moments: Temporal.Instant[] } {
  const [change] = changesOf(timeZone, start, start.add({ years }))
  if (!change) throw new Error(`the clocks of ${timeZone} do not change`)
  const times = [...new Set(timesAround(change))].slice(0, 5)
  const days = [-1, 0, 1].map((offset) => change.toPlainDate().add({ days: offset }))
  const moments = new Set(days.flatMap((day) => times.map((time) => instantOf(timeZone, day, time))))
  return { times, moments: [...moments].map((moment) => new Temporal.Instant(moment)) }
}

/** Compares all slots of days with what the offsets of the zone say of each time of each day. */
function faultsBetween(
  timeZone: string,
  times: readonly string[],
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
): string[] {
  const expected = new Set<bigint>()
  // A day more on either side: a time near midnight may be moved over it.
  for (let day = from.subtract({ days: 1 }); Temporal.PlainDate.compare(day, until) <= 0; day = day.add({ days: 1 })) {
    for (const time of times) expected.add(instantOf(timeZone, day, time))
  }
  const lower = from.toZonedDateTime(timeZone).epochNanoseconds
  const upper = until.toZonedDateTime(timeZone).epochNanoseconds
  const wanted = [...expected].filter((moment) => moment >= lower && moment < upper).sort((a, b) => (a < b ? -1 : 1))
  const slots = slotsBetween({ timeZone, times }, new Temporal.Instant(lower), new Temporal.Instant(upper))
  const got = slots.map(({ instant }) => instant.epochNanoseconds)
  const keys = new Set(slots.map(({ localDate, time }) => `${localDate} ${time}`))
  return [
    ...(got.length === wanted.length && got.every((moment, at) => moment === wanted[at])
      ? []
      : [`${timeZone} from ${from.toString()}: ${got.length} slots instead of ${wanted.length}, or other moments`]),
    ...(keys.size === slots.length ? [] : [`${timeZone} from ${from.toString()}: two slots of one day and time`]),
  ]
}

/** The first moment at which the wall clock shows a time on a day, else the moment that the offset before the jump gives. */
function instantOf(timeZone: string, day: Temporal.PlainDate, time: string): bigint {
  const utc = day.toZonedDateTime({ timeZone: 'UTC', plainTime: Temporal.PlainTime.from(time) }).epochNanoseconds
  const aDay = 86_400_000_000_000n
  const offsetAt = (moment: bigint) =>
    BigInt(new Temporal.Instant(moment).toZonedDateTimeISO(timeZone).offsetNanoseconds)
  const [before, after] = [offsetAt(utc - aDay), offsetAt(utc + aDay)]
  // The greater offset first: it gives the earlier moment.
  const offsets = before > after ? [before, after] : [after, before]
  return offsets.map((offset) => utc - offset).find((moment) => moment + offsetAt(moment) === utc) ?? utc - before
}
