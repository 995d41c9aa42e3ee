import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { users } from '../../db/schema.ts'
import { slotsBetween } from '../../wall-clock.ts'
import { calendarOf, type PrayerTime } from './calendar.ts'

/** As a calendar program reads it: each event with its title, its rule and the moments on which it falls. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone(component)
      return [zone.tzid, zone] as const
    }),
  )
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const tzid = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
    const zone = tzid === undefined ? ICAL.Timezone.utcTimezone : zones.get(tzid)
    if (!zone) throw new Error('an event without its zone')
    event.startDate.zone = zone
    return {
      uid: event.uid,
      title: event.summary,
      rule: String(component.getFirstPropertyValue('rrule')),
      between(from: Temporal.Instant, until: Temporal.Instant): string[] {
        const moments: string[] = []
        const days = event.iterator()
        for (;;) {
          const moment = Temporal.Instant.fromEpochMilliseconds(days.next().toUnixTime() * 1000)
          if (Temporal.Instant.compare(moment, until) >= 0) break
          if (Temporal.Instant.compare(moment, from) >= 0) moments.push(moment.toString())
        }
        return moments
      },
    }
  })
  return { calendar, events }
}

const since = Temporal.PlainDate.from('2026-01-01')
const now = Temporal.Instant.from('2026-03-02T09:00:00Z')
const publicUrl = new URL('https://lampstand.example.org')
const made = (times: PrayerTime[], discreet = false) => calendarOf({ times, discreet, since, now, publicUrl })

describe('a calendar program', () => {
  test.each([
    ['America/New_York', '08:00'],
    ['Europe/Berlin', '23:30'],
    ['Australia/Lord_Howe', '12:00'],
    ['America/Nuuk', '20:00'],
    ['Africa/Casablanca', '06:00'],
    ['Africa/Cairo', '13:15'],
    ['America/Phoenix', '11:00'],
    ['Asia/Kathmandu', '05:45'],
    ['Pacific/Chatham', '14:00'],
  ])('shows %s at %s on the moments of the reminders, over two years of changed clocks', (timeZone, time) => {
    const [event] = read(made([{ timeZone, time, days: 'daily' }])).events
    const from = Temporal.Instant.from('2026-01-02T12:00:00Z')
    const until = Temporal.Instant.from('2028-01-01T12:00:00Z')
    const slots = slotsBetween({ timeZone, times: [time] }, from, until)
    expect(event?.between(from, until)).toEqual(slots.map(({ instant }) => instant.toString()))
  })

  test('shows one of some days on these days', () => {
    const days = ['monday', 'friday'] as const
    const [event] = read(
      made([{ timeZone: 'Europe/Berlin', time: '09:00', days: [...days], title: 'Before stand-up' }]),
    ).events
    expect(event).toMatchObject({ title: 'Before stand-up', rule: 'FREQ=WEEKLY;BYDAY=MO,FR' })
    expect(event?.between(now, now.add({ hours: 24 * 14 }))).toEqual([
      '2026-03-06T08:00:00Z',
      '2026-03-09T08:00:00Z',
      '2026-03-13T08:00:00Z',
      '2026-03-16T08:00:00Z',
    ])
  })

  test('is given lines as the standard has them, and words that mean something to it as words', () => {
    const title = 'Prayer; with, commas\nand a line — ' + 'ж🙏'.repeat(40)
    const text = made([{ timeZone: 'UTC', time: '09:00', days: 'daily', title }])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(read(text).events).toMatchObject([{ title }])
    for (const name of ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:', 'DTSTAMP:', 'TRANSP:TRANSPARENT'])
      expect(text).toContain(name)
  })
})

describe('the feed', () => {
  let it: TestServer
  beforeAll(async () => {
    it = await startTestServer()
  })
  afterAll(() => it.close())
  beforeEach(() => it.reset())

  const feed = '/api/prayer/calendar'
  const share = async (browser: Browser, body: object = {}) => {
    const { json } = await browser.post(feed, body)
    return new URL(json.url).pathname
  }
  const titles = async (path: string) => read((await it.visit().get(path)).text).events.map(({ title }) => title)
  const rules = async (path: string) =>
    read((await it.visit().get(path)).text).events.map(
      ({ title, rule, uid }) => `${title} ${rule} ${uid.split('@')[0]}`,
    )

  test('is read without a sign-in, and holds what is on by mail and in the browser, each once', async () => {
    const anna = await it.signedIn('anna@example.org')
    const path = await share(anna)
    expect(await titles(path)).toEqual(['Morning prayer', 'Midday reflection', 'Afternoon guidance'])
    await it.database.orm.update(users).set({ timeZone: 'Europe/Berlin', timeZoneIsChosen: true })
    await anna.post('/api/prayer/email/subscribe', {
      email: 'anna@example.org',
      timeZone: 'Europe/Berlin',
      prayerTimes: ['07:00', '21:00'],
    })
    const remind = (body: object) => anna.post('/api/prayer/reminders', { notificationText: 'Pray', ...body })
    await remind({ name: 'Stand-up', time: '09:45', days: ['monday', 'tuesday'] })
    await remind({ name: 'At seven', time: '07:00', days: ['sunday'] })
    await remind({ name: 'Off', time: '15:00', days: 'daily', isActive: false })
    expect(await rules(path)).toEqual([
      'Stand-up FREQ=WEEKLY;BYDAY=MO,TU Europe-Berlin-09-45-monday-tuesday',
      'Morning prayer FREQ=DAILY Europe-Berlin-07-00',
      'Evening thanks FREQ=DAILY Europe-Berlin-21-00',
    ])
  })

  test('discreetly holds no religious word, not even one of its person', async () => {
    const anna = await it.signedIn('anna@example.org')
    await anna.post('/api/prayer/reminders', {
      name: 'Pray for Ruth',
      notificationText: 'Pray',
      time: '09:45',
      days: 'daily',
    })
    const path = await share(anna, { discreet: true })
    const { text } = await it.visit().get(path)
    expect(await titles(path)).toEqual(['Pause, 9:45 AM'])
    expect(text).not.toMatch(/pray|ruth|god|scripture|reflection/i)
  })

  test('is begun discreetly by whoever wants that of all mail', async () => {
    const anna = await it.signedIn('anna@example.org')
    await it.database.orm.update(users).set({ discreet: true })
    expect(await titles(await share(anna))).toEqual(['Pause, 8:00 AM', 'Pause, 11:00 AM', 'Pause, 2:00 PM'])
  })

  test('ends when it is revoked, and a new one has another address', async () => {
    const anna = await it.signedIn('anna@example.org')
    const path = await share(anna)
    expect(await share(anna)).toBe(path)
    expect((await anna.delete(feed)).status).toBe(204)
    expect((await it.visit().get(path)).status).toBe(404)
    const second = await share(anna)
    expect(second).not.toBe(path)
    expect((await it.visit().get(second)).status).toBe(200)
    expect((await it.visit().get(path)).status).toBe(404)
  })

  test('is at no address that somebody guesses', async () => {
    const path = await share(await it.signedIn('anna@example.org'))
    const token = path.slice('/api/calendar/'.length, -'.ics'.length)
    const other = token.endsWith('A') ? 'B' : 'A'
    for (const guess of [
      '',
      'x',
      token.slice(1),
      `${token.slice(0, -1)}${other}`,
      `${other}${token.slice(1)}`,
      `${token}A`,
      '..%2F..',
    ]) {
      expect((await it.visit().get(`/api/calendar/${guess}.ics`)).status, guess).toBe(404)
    }
    expect((await it.visit().get(path.replace('.ics', ''))).status).toBe(404)
  })

  test('as a file is for whoever is signed in', async () => {
    expect((await it.visit().get('/api/prayer/calendar.ics')).status).toBe(401)
    const anna = await it.signedIn('anna@example.org')
    const answer = await anna.get('/api/prayer/calendar.ics')
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('prayer-times.ics')
    expect(read(answer.text).events).toHaveLength(3)
  })
})
