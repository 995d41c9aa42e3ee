import { expect, test } from 'vitest'
import { advanced, notStarted, shareOf, timeLeft, toggled } from './praying.ts'

const at = (praying: ReturnType<typeof toggled>, ...times: number[]) => times.reduce(advanced, praying)

test('time is reckoned from the clock, however often anybody looks', () => {
  const started = toggled(notStarted, 1_000, 2)
  expect(shareOf(at(started, 31_000), 2)).toBe(0.25)
  expect(shareOf(at(started, 1_100, 1_300, 30_000, 31_000), 2)).toBe(0.25)
})

test('a pause keeps the place', () => {
  const paused = toggled(at(toggled(notStarted, 0, 2), 30_000), 45_000, 2)
  expect(paused.phase).toBe('resting')
  expect(shareOf(at(paused, 500_000), 2)).toBe(0.375)
  const onAgain = toggled(paused, 600_000, 2)
  expect(shareOf(at(onAgain, 615_000), 2)).toBe(0.5)
})

test('it ends at its length, also for a tab that slept, and for a pause that comes too late', () => {
  const started = toggled(notStarted, 0, 1)
  expect(at(started, 59_999).phase).toBe('praying')
  expect(at(started, 60_000).phase).toBe('amen')
  expect(at(started, 10_000, 3_600_000).phase).toBe('amen')
  expect(toggled(at(started, 10_000), 3_600_000, 1).phase).toBe('amen')
  expect(shareOf({ phase: 'amen' }, 1)).toBe(1)
})

test('after the Amen it begins anew', () => {
  expect(shareOf(at(toggled({ phase: 'amen' }, 100_000, 1), 115_000), 1)).toBe(0.25)
})

test('what is left is said as one would say it', () => {
  expect([0.1, 0.4, 0.7, 0.8, 0.9].map((share) => timeLeft(share, 3))).toEqual([
    'About 3 min left',
    'About 2 min left',
    'About 1 min left',
    'About 1 min left',
    'A few breaths left',
  ])
})
