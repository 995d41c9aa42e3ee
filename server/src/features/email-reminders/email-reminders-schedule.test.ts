import { describe, expect, test } from 'vitest'
import { everyZone, faultsOfZone } from '../../../test-support/simulated-years.ts'
import { nextSlots, slotsBetween } from '../../wall-clock.ts'
import { previewLine } from './preview.ts'

const instants = (timeZone: string, times: string[], from: string, until: string) =>
  slotsBetween({ timeZone, times }, Temporal.Instant.from(from), Temporal.Instant.from(until)).map(
    ({ localDate, time, instant }) => `${localDate} ${time} ${instant.toString()}`,
  )

describe('a time of the wall clock', () => {
  test('that clocks jump over is sent as much later as they jump', () => {
    expect(instants('America/New_York', ['02:30'], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toEqual([
      '2026-03-08 03:30 2026-03-08T07:30:00Z',
    ])
  })

  test('that comes twice is sent at the first', () => {
    expect(instants('America/New_York', ['01:30'], '2026-11-01T00:00Z', '2026-11-02T00:00Z')).toEqual([
      '2026-11-01 01:30 2026-11-01T05:30:00Z',
    ])
  })

  test('that falls on the instant of another is sent with it, once', () => {
    expect(instants('America/New_York', ['02:30', '03:30'], '2026-03-08T00:00Z', '2026-03-09T00:00Z')).toHaveLength(1)
  })

  test('of a day that a zone leaves out is not sent twice on the next', () => {
    expect(instants('Pacific/Apia', ['08:00'], '2011-12-29T12:00Z', '2011-12-31T12:00Z')).toEqual([
      '2011-12-29 08:00 2011-12-29T18:00:00Z',
      '2011-12-31 08:00 2011-12-30T18:00:00Z',
    ])
  })

  test('at midnight, where the day begins at one', () => {
    expect(instants('Africa/Cairo', ['00:30'], '2026-04-23T12:00Z', '2026-04-24T12:00Z')).toEqual([
      '2026-04-24 01:30 2026-04-23T22:30:00Z',
    ])
  })
})

test('the next seven follow each other', () => {
  const schedule = { timeZone: 'Australia/Lord_Howe', times: ['01:45', '12:00'] }
  const slots = nextSlots(schedule, Temporal.Instant.from('2026-10-03T00:00Z'), 7)
  expect(slots.map(({ localDate, time }) => `${localDate} ${time}`)).toEqual([
    '2026-10-03 12:00',
    '2026-10-04 01:45',
    '2026-10-04 12:00',
    '2026-10-05 01:45',
    '2026-10-05 12:00',
    '2026-10-06 01:45',
    '2026-10-06 12:00',
  ])
})

test('two years in every zone, around every change of clocks: each slot once, and as the rules say', () => {
  const faults = everyZone().flatMap((zone) => faultsOfZone(zone, { daysAround: 1 }))
  expect(faults).toEqual([])
})

describe('the preview', () => {
  const ask = (question: object) => previewLine(JSON.stringify(question))
  const question = { timeZone: 'Europe/Berlin', times: ['08:00'], from: '2026-03-28', days: 2 }

  test('answers days of the zone', () => {
    expect(ask(question)).toEqual({
      sends: [
        { localDate: '2026-03-28', time: '08:00', instant: '2026-03-28T07:00:00Z' },
        { localDate: '2026-03-29', time: '08:00', instant: '2026-03-29T06:00:00Z' },
      ],
    })
  })

  test('begins at a moment, and a slot of that moment counts', () => {
    expect(ask({ ...question, from: '2026-03-28T07:00:00Z', days: 1 })).toMatchObject({
      sends: [{ localDate: '2026-03-28' }],
    })
  })

  test.each([
    ['{', 'that line is not JSON'],
    ['7', 'Invalid input'],
    [{ ...question, timeZone: 'Europe/Atlantis' }, 'there is no zone Europe/Atlantis'],
    [{ ...question, times: ['24:00'] }, 'a time is HH:MM'],
    [{ ...question, times: [] }, 'give at least 1 time'],
    [{ ...question, from: 'tomorrow' }, 'give a date'],
    [{ ...question, from: '2026-02-30' }, 'give a date'],
    [{ ...question, days: 0 }, 'days is at least 1'],
  ])('says what is wrong with %j', (line, fault) => {
    const answer = previewLine(typeof line === 'string' ? line : JSON.stringify(line))
    expect(answer).toEqual({ error: expect.stringContaining(fault) as string })
  })
})
