import type { CalendarFeed } from '@lampstand/contract/email-reminders'
import { builtInTimes, type Days } from '@lampstand/contract/reminders'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Orm } from '../../db/client.ts'
import { calendarFeeds, users } from '../../db/schema.ts'
import { type Person, personColumns, personOf } from '../../person.ts'
import type { Links } from '../../platform/mail/links.ts'
import { knownZone } from '../../wall-clock.ts'
import { calendarOf, type PrayerTime } from './calendar.ts'
import { createReminderStore } from './store.ts'

const defaultZone = 'America/New_York'

/** A reminder that somebody made for the browser and that is on. */
export type BrowserReminder = { name: string; time: string; days: Days }

type Parts = {
  orm: Orm
  clock: Clock
  links: Links
  publicUrl: URL
  browserReminders: (person: Person) => Promise<readonly BrowserReminder[]>
}
type FeedRow = typeof calendarFeeds.$inferSelect

export type CalendarService = ReturnType<typeof createCalendarService>

export function createCalendarService({ orm, clock, links, publicUrl, browserReminders }: Parts) {
  async function feedRow(userId: string): Promise<FeedRow | undefined> {
    const [row] = await orm.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
    return row
  }

  function present({ id, discreet, createdAt }: FeedRow): CalendarFeed {
    const url = new URL(`/api/calendar/${links.tokenOf('calendar', id)}.ics`, publicUrl)
    return {
      url: url.href,
      webcalUrl: `webcal://${url.host}${url.pathname}`,
      discreet,
      createdAt: createdAt.toISOString(),
    }
  }

  /** The times of what a person has on, by mail and in the browser, each once; without any, the built-in ones. */
  async function timesOf(person: Person): Promise<PrayerTime[]> {
    const rows = (await createReminderStore(orm).listOf(person.id)).filter(({ row }) => row.isActive)
    const mailed = rows.flatMap(({ row }) => row.prayerTimes.map((time) => ({ timeZone: row.timeZone, time })))
    const zone = person.timeZone ?? defaultZone
    const shown = (await browserReminders(person)).map(({ name, ...rest }) => ({
      ...rest,
      timeZone: zone,
      title: name,
    }))
    const chosen: PrayerTime[] = [...shown, ...mailed.map((one) => ({ ...one, days: 'daily' as const }))]
    const times =
      chosen.length > 0 ? chosen : builtInTimes.map((time) => ({ timeZone: zone, time, days: 'daily' as const }))
    const isDaily = new Set(times.filter(({ days }) => days === 'daily').map(placeOf))
    const wanted = times.filter((one) => one.days === 'daily' || !isDaily.has(placeOf(one)))
    return [...new Map(wanted.map((one) => [`${placeOf(one)} ${String(one.days)}`, one])).values()].filter(
      // A zone that this server does not know any more must not cost anybody their calendar.
      ({ timeZone }) => knownZone(timeZone) !== null,
    )
  }

  async function calendar(person: Person, discreet: boolean): Promise<string> {
    const now = clock.now()
    const times = await timesOf(person)
    // A day that stays the same when it is read again tomorrow, so that calendar programs see the same events.
    const since = now.toZonedDateTimeISO('UTC').toPlainDate().with({ month: 1, day: 1 })
    return calendarOf({ times, discreet, since, now, publicUrl })
  }

  return {
    async feedOf({ id }: Person): Promise<CalendarFeed | null> {
      const row = await feedRow(id)
      return row ? present(row) : null
    },

    /** Makes the address, or changes the one there is. */
    async share({ id: userId, discreet: isDiscreet }: Person, discreet: boolean | undefined): Promise<CalendarFeed> {
      const createdAt = new Date(clock.now().epochMilliseconds)
      const [row] = await orm
        .insert(calendarFeeds)
        .values({ userId, discreet: discreet ?? isDiscreet, createdAt })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: discreet === undefined ? { userId } : { discreet } })
        .returning()
      if (!row) throw new Error('a calendar address was not kept')
      return present(row)
    },

    async revoke({ id }: Person) {
      await orm.delete(calendarFeeds).where(eq(calendarFeeds.userId, id))
    },

    file: calendar,

    /** The calendar behind a secret address; null for one that is not ours or was revoked. */
    async byToken(token: string): Promise<string | null> {
      const id = links.idOf('calendar', token)
      if (id === null) return null
      const [found] = await orm
        .select({ feed: calendarFeeds, person: personColumns })
        .from(calendarFeeds)
        .innerJoin(users, eq(users.id, calendarFeeds.userId))
        .where(eq(calendarFeeds.id, id))
      if (!found) return null
      const person = personOf(found.person, clock.now())
      return calendar(person, found.feed.discreet)
    },
  }
}

const placeOf = ({ timeZone, time }: PrayerTime) => `${timeZone} ${time}`
