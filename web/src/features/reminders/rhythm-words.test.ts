import { expect, test } from 'vitest'
import { shownDays, shownTime } from './rhythm-words.ts'

test.each([
  ['00:05', '12:05 AM'],
  ['08:00', '8:00 AM'],
  ['12:30', '12:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, shown) => {
  expect(shownTime(time)).toBe(shown)
})

test('days are said as people say them', () => {
  expect(shownDays('daily')).toBe('Every day')
  expect(shownDays(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])).toBe('Monday to Friday')
  expect(shownDays(['sunday'])).toBe('Sunday')
  expect(shownDays(['monday', 'wednesday', 'friday'])).toBe('Mon, Wed, Fri')
})
