import type { CalendarFeed } from '@lampstand/contract/email-reminders'
import { eq } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Orm } from '../../db/client.ts'
import { calendarFeeds, users } from '../../db/schema.ts'
import type { Person } from '../../person.ts'
import type { Links } from '../../platform/mail/links.ts'
import { calendarOf, type PrayerTime } from './calendar.ts'
import { createReminderStore } from './store.ts'

/** What every plan has: the times that the reminders page lists. */
const builtInTimes = ['08:00', '11:00', '14:00']
const defaultZone = 'America/New_York'

type Parts = { orm: Orm; clock: Clock; links: Links; publicUrl: URL }
type FeedRow = typeof calendarFeeds.$inferSelect

export type CalendarService = ReturnType<typeof createCalendarService>

export function createCalendarService({ orm, clock, links, publicUrl }: Parts) {
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

  /** The times of a person's subscriptions that are on, each once; without any, the built-in ones. */
  async function timesOf(userId: string, timeZone: string | null): Promise<PrayerTime[]> {
    const rows = (await createReminderStore(orm).listOf(userId)).filter(({ row }) => row.isActive)
    const chosen = rows.flatMap(({ row }) => row.prayerTimes.map((time) => ({ timeZone: row.timeZone, time })))
    const times = chosen.length > 0 ? chosen : builtInTimes.map((time) => ({ timeZone: timeZone ?? defaultZone, time }))
    return [...new Map(times.map((one) => [`${one.timeZone} ${one.time}`, one])).values()]
  }

  async function calendar(userId: string, timeZone: string | null, discreet: boolean): Promise<string> {
    const now = clock.now()
    const times = await timesOf(userId, timeZone)
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
    async share({ id: userId }: Person, discreet: boolean | undefined): Promise<CalendarFeed> {
      const createdAt = new Date(clock.now().epochMilliseconds)
      const [row] = await orm
        .insert(calendarFeeds)
        .values({ userId, discreet: discreet ?? false, createdAt })
        .onConflictDoUpdate({ target: calendarFeeds.userId, set: discreet === undefined ? { userId } : { discreet } })
        .returning()
      if (!row) throw new Error('a calendar address was not kept')
      return present(row)
    },

    async revoke({ id }: Person) {
      await orm.delete(calendarFeeds).where(eq(calendarFeeds.userId, id))
    },

    file: (person: Person, discreet: boolean) => calendar(person.id, person.timeZone, discreet),

    /** The calendar behind a secret address; null for one that is not ours or was revoked. */
    async byToken(token: string): Promise<string | null> {
      const id = links.idOf('calendar', token)
      if (id === null) return null
      const [found] = await orm
        .select({ feed: calendarFeeds, timeZone: users.timeZone })
        .from(calendarFeeds)
        .innerJoin(users, eq(users.id, calendarFeeds.userId))
        .where(eq(calendarFeeds.id, id))
      return found ? calendar(found.feed.userId, found.timeZone, found.feed.discreet) : null
    },
  }
}
