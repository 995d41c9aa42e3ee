import { expect, test } from 'vitest'
import { filesMatching, readText } from './sources.ts'

const longest = 300
const middle = 80
const oneScreen = 100

type Sized = { path: string; lines: number }

const tooLong = (files: readonly Sized[]) =>
  files.filter(({ lines }) => lines > longest).map(({ path, lines }) => `${path}: ${lines}`)

const median = (files: readonly Sized[]) => {
  const lines = files.map((file) => file.lines).sort((a, b) => a - b)
  return lines[Math.floor(lines.length / 2)] ?? 0
}

const files = filesMatching(
  '{contract,scripture,content,server,web,e2e,bench,test,scripts}/**/*.{ts,tsx,mjs,css}',
  '*.ts',
).map((path) => ({ path, lines: readText(path).split('\n').length - 1 }))

test('no file is longer than a sitting', () => {
  expect(tooLong(files)).toEqual([])
})

test('where the parts are joined fits on one screen', () => {
  const sizes = new Map(files.map(({ path, lines }) => [path, lines]))
  expect(sizes.get('server/src/compose.ts')).toBeLessThan(oneScreen)
  expect(sizes.get('server/src/modules.ts')).toBeLessThan(oneScreen)
})

test('most files fit on a screen or two', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(median(files)).toBeLessThan(middle)
})

test('a long file is named', () => {
  const some = [
    { path: 'web/src/a.ts', lines: 301 },
    { path: 'web/src/b.ts', lines: 300 },
  ]
  expect(tooLong(some)).toEqual(['web/src/a.ts: 301'])
  expect(median(some)).toBe(301)
})
