import { eq } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { openReminders } from '../../../test-support/reminders.ts'
import { movableClock } from '../../../test-support/server.ts'
import { firstChangeOf } from '../../../test-support/simulated-years.ts'
import { emailDeliveries, emailPrayerSubscriptions as subscriptions, users } from '../../db/schema.ts'
import { openTestDatabase } from '../../db/testing.ts'

/** Changes by half an hour and by two, at midnight and before it, south and north. */
const zones = [
  'Africa/Cairo',
  'America/Havana',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Chatham',
]

test('in and around the change of clocks of the hardest zones, dispatched by a clock that moves: each slot is sent once', async () => {
  const database = await openTestDatabase()
  const clock = movableClock('2026-01-01T00:00:00Z')
  const sent: string[] = []
  const transport = { send: async ({ to }: { to: string }) => void sent.push(`${to} ${clock.now().toString()}`) }
  const reminders = await openReminders({ database, clock, transport, registry: new Registry() })
  const [user] = await database.orm
    .insert(users)
    .values({ issuer: 'test', subject: 'anna', subscriptionStatus: 'active' })
    .returning()
  const expected: string[] = []
  for (const timeZone of zones) {
    const { times, moments } = firstChangeOf(timeZone)
    const email = `${timeZone.toLowerCase().replace('/', '-')}@example.org`
    expected.push(...moments.map((moment) => `${email} ${moment.toString()}`))
    const [first, ...rest] = moments.sort((a, b) => Temporal.Instant.compare(a, b))
    if (!first) throw new Error('a change of clocks without moments')
    await database.orm.insert(subscriptions).values({
      userId: user?.id ?? null,
      email,
      addressHash: email,
      timeZone,
      prayerTimes: times,
      verifiedAt: new Date(0),
      nextDueAt: new Date(first.epochMilliseconds),
    })
    for (const moment of [first, ...rest]) {
      clock.set(moment.toString())
      await reminders.run()
      await reminders.run()
    }
    // Its days are over.
    await database.orm
      .update(subscriptions)
      .set({ isActive: false, nextDueAt: null })
      .where(eq(subscriptions.email, email))
  }
  expect(sent.toSorted()).toEqual(expected.toSorted())
  const lines = await database.orm.select({ status: emailDeliveries.status }).from(emailDeliveries)
  expect(lines).toEqual(expected.map(() => ({ status: 'sent' })))
  await database.close()
})
