import type { Days } from '@lampstand/contract/reminders'
import { expect, test } from 'vitest'
import { dueBetween, nextDue } from './slots.ts'

const at = (text: string) => Temporal.Instant.from(text)
const next = (time: string, days: Days, timeZone: string, after: string) =>
  nextDue({ time, days }, timeZone, at(after)).toString()

test.each<[string, Days, string, string, string]>([
  ['08:00', 'daily', 'America/New_York', '2026-03-02T12:59:59Z', '2026-03-02T13:00:00Z'],
  ['08:00', 'daily', 'America/New_York', '2026-03-02T13:00:00Z', '2026-03-03T13:00:00Z'],
  ['09:00', ['monday'], 'UTC', '2026-03-02T08:00:00Z', '2026-03-02T09:00:00Z'],
  ['09:00', ['monday'], 'UTC', '2026-03-02T09:00:00Z', '2026-03-09T09:00:00Z'],
  ['09:00', ['monday', 'thursday'], 'UTC', '2026-03-02T10:00:00Z', '2026-03-05T09:00:00Z'],
  // Clocks go forward: 02:30 does not exist and is 03:30.
  ['02:30', 'daily', 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-08T07:30:00Z'],
  // They go back: 01:30 comes twice and is the first.
  ['01:30', 'daily', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-01T05:30:00Z'],
  ['01:30', 'daily', 'America/New_York', '2026-11-01T05:30:00Z', '2026-11-02T06:30:00Z'],
  ['02:15', 'daily', 'Australia/Lord_Howe', '2026-10-03T14:00:00Z', '2026-10-03T15:45:00Z'],
  // Samoa had no Friday the 30th of December 2011.
  ['10:00', ['friday'], 'Pacific/Apia', '2011-12-29T12:00:00Z', '2011-12-30T20:00:00Z'],
])('%s on %s in %s after %s is %s', (time, days, timeZone, after, due) => {
  expect(next(time, days, timeZone, after)).toBe(due)
})

test('through two years in every zone a daily reminder comes once for each day', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const days = dueBetween(
      { time: '02:30', days: 'daily' },
      timeZone,
      at('2026-01-01T12:00:00Z'),
      at('2026-02-01T12:00:00Z'),
    )
    expect(days, timeZone).toHaveLength(31)
  }
  for (const timeZone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
    const dates = dueBetween(
      { time: '02:30', days: 'daily' },
      timeZone,
      at('2026-01-01T12:00:00Z'),
      at('2028-01-01T12:00:00Z'),
    )
    const local = dates.map((due) => due.toZonedDateTimeISO(timeZone).toPlainDate().toString())
    expect(new Set(local).size, timeZone).toBe(730)
    expect(local).toHaveLength(730)
  }
})
