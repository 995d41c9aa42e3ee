import { type Insights, waitSpans } from '@lampstand/contract/insights'
import type { Clock } from '../../clock.ts'
import type { Module, Practice } from '../../module.ts'

const weeksCounted = 12
const monthsCounted = 12
const mostNames = 8
const millisecondsADay = 86_400_000

export type InsightsService = ReturnType<typeof createInsightsService>

export function createInsightsService(modules: readonly Module[], clock: Clock) {
  return {
    /** Counts by the calendar of the zone. */
    async read(userId: string, timeZone: string): Promise<Insights> {
      const today = clock.now().toZonedDateTimeISO(timeZone).toPlainDate()
      const since = today.subtract({ days: weeksCounted * 7 - 1 })
      const from = new Date(since.toZonedDateTime(timeZone).epochMilliseconds)
      const told = await Promise.all(modules.map(async (module) => (await module.practice?.(userId, from)) ?? {}))
      const times = told.flatMap(({ moments = [] }) => moments).map((moment) => wallClock(moment, timeZone))
      return {
        timeZone,
        days: daysOfMonth(today, times),
        since: since.toString(),
        ...rhythm(times),
        prayers: prayersOf(
          told.flatMap(({ prayers = [] }) => prayers),
          today,
          timeZone,
        ),
        liturgies: liturgiesOf(told.flatMap(({ liturgies = [] }) => liturgies)),
        themes: mostOf(told.flatMap(({ themes = [] }) => themes)),
      }
    },
  }
}

type WallClock = { date: string; weekday: number; hour: number }

function wallClock(moment: Date, timeZone: string): WallClock {
  const time = moment.toTemporalInstant().toZonedDateTimeISO(timeZone)
  return { date: time.toPlainDate().toString(), weekday: time.dayOfWeek - 1, hour: time.hour }
}

function daysOfMonth(today: Temporal.PlainDate, times: readonly WallClock[]): Insights['days'] {
  const moments = countBy(times.map(({ date }) => date))
  return Array.from({ length: today.day }, (_, index) => {
    const date = today.with({ day: index + 1 }).toString()
    return { date, moments: moments.get(date) ?? 0 }
  })
}

/** Days and not moments: one busy evening is one day. */
function rhythm(times: readonly WallClock[]): Pick<Insights, 'weekdays' | 'hours'> {
  const weekdays = Array.from({ length: 7 }, () => new Set<string>())
  const hours = Array.from({ length: 24 }, () => new Set<string>())
  for (const { date, weekday, hour } of times) {
    weekdays[weekday]?.add(date)
    hours[hour]?.add(date)
  }
  return { weekdays: weekdays.map(({ size }) => size), hours: hours.map(({ size }) => size) }
}

function prayersOf(prayers: Practice['prayers'], today: Temporal.PlainDate, timeZone: string): Insights['prayers'] {
  const answered = prayers.flatMap(({ askedAt, answeredAt }) => (answeredAt ? [{ askedAt, answeredAt }] : []))
  const byMonth = countBy(answered.map(({ answeredAt }) => wallClock(answeredAt, timeZone).date.slice(0, 7)))
  // An answer can be dated before the request was written down here.
  const waits = answered
    .map(({ askedAt, answeredAt }) => Math.max(0, answeredAt.getTime() - askedAt.getTime()) / millisecondsADay)
    .toSorted((a, b) => a - b)
  const bySpan = countBy(waits.map(spanOf))
  const median = waits[Math.floor((waits.length - 1) / 2)]
  return {
    waiting: prayers.length - answered.length,
    answered: answered.length,
    months: Array.from({ length: monthsCounted }, (_, index) => {
      const month = today
        .toPlainYearMonth()
        .subtract({ months: monthsCounted - 1 - index })
        .toString()
      return { month, answered: byMonth.get(month) ?? 0 }
    }),
    waits: waitSpans.map((span) => ({ span, count: bySpan.get(span) ?? 0 })),
    medianDays: median === undefined ? null : Math.round(median),
  }
}

function spanOf(days: number): (typeof waitSpans)[number] {
  if (days <= 1) return 'day'
  if (days <= 7) return 'week'
  if (days <= 31) return 'month'
  return days <= 92 ? 'season' : 'longer'
}

const liturgiesOf = (prayed: Practice['liturgies']): Insights['liturgies'] => ({
  prayed: prayed.length,
  reflections: prayed.filter(({ hasReflection }) => hasReflection).length,
  most: mostOf(prayed.map(({ name }) => name)),
})

const mostOf = (names: readonly string[]): Insights['themes'] =>
  [...countBy(names)]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, mostNames)

function countBy<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
