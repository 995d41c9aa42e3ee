import type { Reminder } from '@lampstand/contract/reminders'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTimers } from './timers.ts'

const minute = 60_000
const reminder = (more: Partial<Reminder> = {}): Reminder => ({
  id: 'a',
  name: 'Morning',
  time: '08:00',
  days: 'daily',
  isActive: true,
  notificationText: 'Pray',
  liturgyTemplateId: null,
  createdAt: '2026-03-01T00:00:00Z',
  ...more,
})

let shown: string[]
let timers: ReturnType<typeof createTimers>
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  vi.useFakeTimers({ now: new Date('2026-03-02T07:00:00Z') })
  shown = []
  timers = createTimers({
    now: Date.now,
    show: ({ id }, due) => shown.push(`${id} ${new Date(due).toISOString().slice(0, 16)} ${Date.now() - due}`),
    mostLate: 15 * minute,
  })
})
afterEach(() => {
  timers.clear()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * minute)

test('a daily one comes at its time each day', () => {
  timers.rebuild([reminder()])
  pass(59)
  expect(shown).toEqual([])
  pass(1)
  expect(shown).toEqual(['a 2026-03-02T08:00 0'])
  pass(2 * 24 * 60)
  expect(shown).toEqual(['a 2026-03-02T08:00 0', 'a 2026-03-03T08:00 0', 'a 2026-03-04T08:00 0'])
})

test('one of a weekday comes a week later again', () => {
  timers.rebuild([reminder({ days: ['monday'] })])
  pass(15 * 24 * 60)
  expect(shown.map((line) => line.slice(2, 12))).toEqual(['2026-03-02', '2026-03-09', '2026-03-16'])
})

test('a changed list takes the place of the old one; those that are off never come', () => {
  timers.rebuild([reminder(), reminder({ id: 'b', time: '08:30' })])
  timers.rebuild([reminder({ time: '09:00' }), reminder({ id: 'c', isActive: false })])
  pass(24 * 60)
  expect(shown).toEqual(['a 2026-03-02T09:00 0'])
})

test('a machine that wakes a little late shows it within a minute, and one that slept long does not', () => {
  timers.rebuild([reminder()])
  // The clock goes on while timers stand still, as in sleep.
  vi.setSystemTime(new Date('2026-03-02T08:10:00Z'))
  pass(1)
  expect(shown).toEqual([`a 2026-03-02T08:00 ${11 * minute}`])
  vi.setSystemTime(new Date('2026-03-05T11:00:00Z'))
  pass(1)
  expect(shown).toHaveLength(1)
  pass(21 * 60)
  expect(shown).toEqual([`a 2026-03-02T08:00 ${11 * minute}`, 'a 2026-03-06T08:00 0'])
})
