import type { PersonalData } from '@lampstand/contract/personal-data'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { calendarFeeds } from '../../db/schema.ts'
import { presentDelivery } from './present.ts'
import type { ReminderStore } from './store.ts'

/** What is held about a person's reminders by mail. */
export async function personalDataOf(store: ReminderStore, orm: Orm, userId: string): Promise<Partial<PersonalData>> {
  const feeds = await orm.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return {
    emailReminders: {
      subscriptions: (await store.listOf(userId)).map(({ row }) => ({
        email: row.email,
        isActive: row.isActive,
        timeZone: row.timeZone,
        prayerTimes: row.prayerTimes,
        discreet: row.discreet,
        createdAt: row.createdAt.toISOString(),
        lastEmailSent: row.lastEmailSent?.toISOString() ?? null,
      })),
      awaitingConfirmation: (await store.allRequestsOf(userId)).map(({ email, timeZone, prayerTimes, createdAt }) => ({
        email,
        timeZone,
        prayerTimes,
        createdAt: createdAt.toISOString(),
      })),
      deliveries: (await store.allDeliveries(userId)).map(({ delivery }) => presentDelivery(delivery)),
      calendarSharedSince: feeds[0]?.createdAt.toISOString() ?? null,
    },
  }
}
