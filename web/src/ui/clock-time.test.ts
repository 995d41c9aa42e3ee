import { expect, test } from 'vitest'
import { formatTime } from './clock-time.ts'

test.each([
  ['00:05', '12:05 AM'],
  ['08:00', '8:00 AM'],
  ['12:30', '12:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, shown) => {
  expect(formatTime(time)).toBe(shown)
})
