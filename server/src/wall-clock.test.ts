import { currentZoneName, zoneNames } from '@lampstand/contract/time-zones'
import { expect, test } from 'vitest'
import { knownZone } from './wall-clock.ts'

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['asia/saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Europe/Atlantis', null],
  ['+02:00', null],
])('the zone %s is %s', (name, known) => {
  expect(knownZone(name)).toBe(known)
})

test('every zone has one name, a known one of the same zone', () => {
  const canonical = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  const former = Intl.supportedValuesOf('timeZone')
  for (const zone of former) expect(canonical(currentZoneName(zone)), zone).toBe(canonical(zone))
  expect(new Set(zoneNames()).size).toBe(former.length)
  // What a zone is called today is not itself called otherwise.
  expect(zoneNames().map(currentZoneName)).toEqual(zoneNames())
})
