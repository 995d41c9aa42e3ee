import { expect, test } from 'vitest'
import {
  hourSentence,
  liturgiesSentence,
  medianSentence,
  monthSentence,
  prayersSentence,
  weekdaySentence,
} from './sentences.ts'

const day = (date: string, moments: number) => ({ date, moments })
const prayers = (answered: number, waiting: number) => ({ answered, waiting, months: [], waits: [], medianDays: null })

test('a month is told by what was, not by what was not', () => {
  expect(monthSentence([day('2026-03-01', 0)])).toBe('March is still open.')
  expect(monthSentence([day('2026-03-01', 4), day('2026-03-02', 0)])).toBe('You were here on one day in March.')
  expect(monthSentence([day('2026-12-31', 4), day('2026-12-30', 1)])).toBe('You were here on 2 days in December.')
})

test('the rhythm names a day or two, and no ranking beyond', () => {
  expect(weekdaySentence([0, 3, 0, 0, 0, 0, 0])).toBe('Most often on Tuesdays.')
  expect(weekdaySentence([2, 0, 0, 0, 0, 0, 2])).toBe('Most often on Mondays and Sundays.')
  expect(weekdaySentence([1, 1, 1, 0, 0, 0, 0])).toBe('Your days are spread over the week.')
  expect(weekdaySentence([0, 0, 0, 0, 0, 0, 0])).toBe('The last twelve weeks were quiet here.')
})

test('hours are told as clocks are', () => {
  const hours = (...often: number[]) => Array.from({ length: 24 }, (_, hour) => (often.includes(hour) ? 2 : 0))
  expect(hourSentence(hours())).toBeUndefined()
  expect(hourSentence(hours(0))).toBe('Mostly in the hour from Midnight.')
  expect(hourSentence(hours(8, 13))).toBe('Mostly in the hour from 8 AM or 1 PM.')
  expect(hourSentence(hours(1, 2, 3))).toBe('At many hours of the day.')
})

test.each([
  [0, 0, 'No prayer requests are written down yet.'],
  [1, 0, 'One prayer is answered.'],
  [0, 1, 'One prayer is waiting.'],
  [7, 1, '7 prayers are answered, 1 is waiting.'],
  [1, 3, 'One prayer is answered, 3 are waiting.'],
])('%i answered and %i waiting: %s', (answered, waiting, sentence) => {
  expect(prayersSentence(prayers(answered, waiting))).toBe(sentence)
})

test.each([
  [1, 0, 'You prayed one liturgy to the end.'],
  [1, 1, 'You prayed one liturgy to the end, and wrote something in it.'],
  [4, 4, 'You prayed 4 liturgies to the end, and wrote something in each of them.'],
  [4, 1, 'You prayed 4 liturgies to the end, and wrote something in one of them.'],
  [9, 3, 'You prayed 9 liturgies to the end, and wrote something in 3 of them.'],
])('%i liturgies with %i reflections: %s', (prayed, reflections, sentence) => {
  expect(liturgiesSentence({ prayed, reflections, most: [] })).toBe(sentence)
})

test('the middle of all waits', () => {
  expect([0, 1, 20].map(medianSentence)).toEqual([
    'Half of the answers came within a day.',
    'Half of the answers came within one day.',
    'Half of the answers came within 20 days.',
  ])
})
