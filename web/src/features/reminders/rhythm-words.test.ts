import { expect, test } from 'vitest'
import { shownDays } from './rhythm-words.ts'

test('days are said as people say them', () => {
  expect(shownDays('daily')).toBe('Every day')
  expect(shownDays(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])).toBe('Monday to Friday')
  expect(shownDays(['sunday'])).toBe('Sunday')
  expect(shownDays(['monday', 'wednesday', 'friday'])).toBe('Mon, Wed, Fri')
})
