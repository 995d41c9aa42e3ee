import { expect, test } from 'vitest'
import { advanced, elapsedOf, idle, remaining, started } from './reset.ts'

test('seconds are reckoned from the clock, however often anybody looks', () => {
  const often = [1_250, 1_900, 2_300].reduce(advanced, started(1_000))
  expect(elapsedOf(often)).toBe(1)
  expect(elapsedOf(advanced(started(1_000), 2_300))).toBe(1)
})

test('within a second nothing changes', () => {
  const session = advanced(started(0), 5_000)
  expect(advanced(session, 5_999)).toBe(session)
})

test('it ends by itself after 60 seconds, and after any longer sleep', () => {
  expect(advanced(started(0), 59_999)).toMatchObject({ phase: 'running', elapsed: 59 })
  expect(advanced(started(0), 60_000)).toEqual({ phase: 'completed' })
  expect(advanced(started(0), 3_600_000)).toEqual({ phase: 'completed' })
})

test('what is not running does not go on', () => {
  expect(advanced(idle, 10_000)).toBe(idle)
  expect(elapsedOf(idle)).toBe(0)
})

test('seconds that remain are said in words', () => {
  expect(remaining(idle)).toBe('60 seconds remaining')
  expect(remaining(advanced(started(0), 59_000))).toBe('1 second remaining')
  expect(remaining({ phase: 'completed' })).toBe('0 seconds remaining')
})
