import { QuickPrayerEntry } from '@lampstand/content/practice-schemas'
import { expect, test } from 'vitest'
import { quickPrayers } from './quick-prayers.ts'

test('five prayers are offered, each with its minutes', () => {
  expect(quickPrayers.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['Stress', 2],
    ['Conflict', 3],
    ['Exhaustion', 2],
    ['Loneliness', 2],
    ['Joy', 1],
  ])
})

test('each is whole', () => {
  for (const prayer of quickPrayers) expect(QuickPrayerEntry.parse(prayer)).toEqual(prayer)
})
