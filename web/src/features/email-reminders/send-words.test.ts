import { expect, test } from 'vitest'
import { clockChange } from './clock-changes.ts'
import { clockNote, longDay, onThisDevice, timesInWords } from './send-words.ts'

const newYork = 'America/New_York'

test.each([
  [
    'a time that clocks jump over',
    '2026-03-08',
    '02:30',
    newYork,
    { kind: 'moved', date: '2026-03-08', time: '03:30' },
  ],
  [
    'the first minute that is skipped',
    '2026-03-08',
    '02:00',
    newYork,
    { kind: 'moved', date: '2026-03-08', time: '03:00' },
  ],
  ['the first minute after it', '2026-03-08', '03:00', newYork, null],
  ['any other time of that day', '2026-03-08', '08:00', newYork, null],
  ['a time that comes twice', '2026-11-01', '01:30', newYork, 'repeated'],
  ['the first minute that comes once again', '2026-11-01', '02:00', newYork, null],
  [
    'half an hour, on Lord Howe',
    '2026-10-04',
    '02:15',
    'Australia/Lord_Howe',
    { kind: 'moved', date: '2026-10-04', time: '02:45' },
  ],
  ['midnight, in Cairo', '2026-04-24', '00:00', 'Africa/Cairo', { kind: 'moved', date: '2026-04-24', time: '01:00' }],
  ['a zone without changes', '2026-03-08', '02:30', 'America/Phoenix', null],
] as const)('%s', (_name, date, time, zone, change) => {
  expect(clockChange(date, time, zone)).toEqual(change)
})

const send = (localDate: string, time: string, instant: string) => ({ localDate, time, instant })

test('a send that a change of clocks moves says so', () => {
  const moved = send('2026-03-08', '03:30', '2026-03-08T07:30:00Z')
  expect(clockNote(moved, ['02:30'], newYork)).toBe(
    'The clocks go forward that day and skip 2:30 AM, so it comes at 3:30 AM.',
  )
  expect(clockNote({ ...moved, localDate: '2026-03-09' }, ['02:30', '03:30'], newYork)).toBeNull()
})

test('a send at a time that comes twice says that it comes once', () => {
  const first = send('2026-11-01', '01:30', '2026-11-01T05:30:00Z')
  expect(clockNote(first, ['01:30'], newYork)).toBe(
    'The clocks go back that day and show 1:30 AM twice. It comes once, the first time.',
  )
})

test('the clock of this device is told where it shows another time or day', () => {
  const morning = send('2026-03-09', '08:00', '2026-03-09T12:00:00Z')
  expect(onThisDevice(morning, newYork)).toBeNull()
  expect(onThisDevice(morning, 'Europe/Berlin')).toBe('1:00 PM')
  expect(onThisDevice(morning, 'Pacific/Kiritimati')).toBe('2:00 AM on Tuesday, March 10')
})

test('days and times are said as people say them', () => {
  expect(longDay('2026-03-08')).toBe('Sunday, March 8')
  expect(timesInWords(['08:00'])).toBe('8:00 AM')
  expect(timesInWords(['08:00', '14:00'])).toBe('8:00 AM and 2:00 PM')
  expect(timesInWords(['08:00', '11:00', '14:00'])).toBe('8:00 AM, 11:00 AM and 2:00 PM')
})
