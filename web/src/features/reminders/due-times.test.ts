import type { Days } from '@lampstand/contract/reminders'
import { afterEach, expect, test, vi } from 'vitest'
import { nextTime } from './due-times.ts'

afterEach(() => vi.unstubAllEnvs())

test.each<[string, string, Days, string, string]>([
  ['America/New_York', '08:00', 'daily', '2026-03-02T12:59:59Z', '2026-03-02T13:00:00Z'],
  ['America/New_York', '08:00', 'daily', '2026-03-02T13:00:00Z', '2026-03-03T13:00:00Z'],
  ['UTC', '09:00', ['monday'], '2026-03-02T08:59:00Z', '2026-03-02T09:00:00Z'],
  ['UTC', '09:00', ['monday'], '2026-03-02T09:00:00Z', '2026-03-09T09:00:00Z'],
  ['UTC', '09:00', ['monday', 'thursday'], '2026-03-02T10:00:00Z', '2026-03-05T09:00:00Z'],
  ['UTC', '00:00', ['sunday'], '2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z'],
  // Clocks go forward: 02:30 does not exist and is 03:30.
  ['America/New_York', '02:30', 'daily', '2026-03-08T05:00:00Z', '2026-03-08T07:30:00Z'],
  // They go back: 01:30 comes twice and is the first.
  ['America/New_York', '01:30', 'daily', '2026-11-01T04:00:00Z', '2026-11-01T05:30:00Z'],
  ['America/New_York', '01:30', 'daily', '2026-11-01T05:30:00Z', '2026-11-02T06:30:00Z'],
])('in %s, %s on %s after %s is %s', (zone, time, days, after, due) => {
  vi.stubEnv('TZ', zone)
  expect(new Date(nextTime({ time, days }, Date.parse(after))).toISOString()).toBe(new Date(due).toISOString())
})

test('without days it never comes', () => {
  expect(nextTime({ time: '08:00', days: [] }, 0)).toBe(Number.POSITIVE_INFINITY)
})
