import { expect, test } from 'vitest'
import { formatDay, formatInstant } from './dates.ts'

test('a day of the calendar is the same in every zone', () => {
  expect(formatDay('2026-03-05')).toBe('Mar 5, 2026')
  expect(formatDay('2026-12-31')).toBe('Dec 31, 2026')
})

test('an instant is told by its day', () => {
  expect(formatInstant('2026-03-05T12:00:00Z')).toBe('Mar 5, 2026')
})
