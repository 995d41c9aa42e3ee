import { expect, test } from 'vitest'
import { quoted } from './quoted.ts'

test('a verse is set in quotation marks', () => {
  expect(quoted('Pray without ceasing.')).toBe('“Pray without ceasing.”')
  expect(quoted('He said to them, “Come.”')).toBe('“He said to them, “Come.”\u200a”')
})

test('a verse that is one speech keeps its own', () => {
  expect(quoted('“Be still.”')).toBe('“Be still.”')
  expect(quoted('“It says, “Be still.””')).toBe('“It says, “Be still.””')
})

test('a speech that goes on after the passage is closed', () => {
  expect(quoted('“Don’t be anxious')).toBe('“Don’t be anxious”')
})

test('two speeches are not mistaken for one', () => {
  expect(quoted('“Come,” he said, “and see.”')).toBe('“\u200a“Come,” he said, “and see.”\u200a”')
})

test('added marks stand apart from single ones too, and the words are untouched', () => {
  const words = '“He asked, ‘Who is there?’'
  expect(quoted(words)).toBe(`${words}\u200a”`)
  expect(quoted('‘Amen,’ they said.')).toBe('“\u200a‘Amen,’ they said.”')
})
