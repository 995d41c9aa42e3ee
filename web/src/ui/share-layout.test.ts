import { expect, test } from 'vitest'
import { type Bounds, setText } from './share-layout.ts'

/** Every letter is half as wide as it is high. */
const widthOf = (words: string) => words.length / 2
const bounds: Bounds = { width: 800, height: 600, largest: 80, smallest: 30, lineHeight: 1.5 }

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('a short text is set as large as it may be', () => {
  expect(setText('A few words', bounds, widthOf)).toEqual({ size: 80, lines: ['A few words'] })
})

test('a longer text is set smaller, and as large as it fits', () => {
  const set = setText(words(40), bounds, widthOf)
  const size = set?.size ?? 0
  expect(size).toBeLessThan(80)
  expect(size).toBeGreaterThan(30)
  expect((set?.lines.length ?? 0) * size * bounds.lineHeight).toBeLessThanOrEqual(bounds.height)
  expect(setText(words(40), { ...bounds, smallest: size + 1 }, widthOf)).toBeUndefined()
})

test.each([1, 7, 23, 60, 90])('of %i words none is lost, changed or outside the measure', (count) => {
  const set = setText(words(count), bounds, widthOf)
  expect(set?.lines.join(' ')).toBe(words(count))
  expect(set?.lines.filter((line) => widthOf(line) * set.size > bounds.width)).toEqual([])
})

test('lines are about equally long, and no more of them for it', () => {
  const set = setText('one two three four five six seven eight', { ...bounds, largest: 60 }, widthOf)
  expect(set?.lines).toEqual(['one two three four', 'five six seven eight'])
})

test('a text that does not fit at the smallest size is not set', () => {
  expect(setText(words(400), bounds, widthOf)).toBeUndefined()
})

test('a word longer than the measure makes all of it smaller, and is never broken', () => {
  expect(setText('a Mahershalalhashbaz', { ...bounds, width: 400 }, widthOf)?.size).toBe(44)
  expect(setText('x'.repeat(60), bounds, widthOf)).toBeUndefined()
})

test('white space of any kind is one space', () => {
  expect(setText(' A\n few \t words ', bounds, widthOf)?.lines).toEqual(['A few words'])
})
