import { expect, test } from 'vitest'
import { lineAt, minutesOf } from './pace.ts'

const lines = ['Lord, I am here.', 'This line has many more words than the first one had.', 'Amen.']

test('each line has the time of its words and a breath', () => {
  // Words and breath: 4 + 3, 11 + 3, 1 + 3.
  const units = [0, 6.9, 7.1, 20.9, 21.1, 24.9]
  expect(units.map((unit) => lineAt(lines, unit / 25))).toEqual([0, 0, 1, 1, 2, 2])
})

test('the end rests on the last line', () => {
  expect(lineAt(lines, 1)).toBe(2)
  expect(lineAt(lines, 2)).toBe(2)
})

test('a prayer takes whole minutes by its words, and one at least', () => {
  const ofWords = (count: number) => [Array.from({ length: count }, () => 'word').join(' ')]
  expect([3, 85, 120, 170, 250].map((count) => minutesOf(ofWords(count)))).toEqual([1, 1, 1, 2, 3])
})
