import { expect, test } from 'vitest'
import { passageScroll } from './passage-scroll.ts'

/** Forty lines of 30 pixels below a note of 100; the passage is some of them. */
const pageWith = (first: number, last: number, view: number) => ({
  view,
  end: 100 + 30 * 40 + 50 - view,
  passage: { top: 100 + 30 * first, bottom: 100 + 30 * (last + 1) },
  lines: Array.from({ length: 40 }, (_, line) => 100 + 30 * line),
})

test('a passage that is seen anyway moves nothing', () => {
  expect(passageScroll(pageWith(3, 6, 600))).toBe(0)
})

test('further down it is seen whole, and the page moves no further than that takes', () => {
  const page = pageWith(20, 24, 600)
  const scroll = passageScroll(page)
  expect(page.passage.bottom).toBeLessThan(scroll + 600)
  expect(page.passage.bottom).toBeGreaterThan(scroll + 600 - 90)
})

test('a passage longer than the view is seen from its beginning', () => {
  const page = pageWith(10, 38, 600)
  const scroll = passageScroll(page)
  expect(page.passage.top).toBeGreaterThan(scroll)
  expect(page.passage.top).toBeLessThan(scroll + 120)
})

test('no line is cut at the upper edge, wherever the passage stands', () => {
  for (let first = 0; first < 37; first += 1) {
    const page = pageWith(first, first + 3, 500)
    const scroll = passageScroll(page)
    expect(page.lines.filter((top) => top < scroll && top + 24 > scroll)).toEqual([])
    expect(scroll).toBeLessThanOrEqual(page.end)
    expect(page.passage.bottom).toBeLessThanOrEqual(scroll + 500)
  }
})

test('a passage at the very top stays there, however long it is', () => {
  expect(passageScroll(pageWith(0, 39, 300))).toBe(0)
})
