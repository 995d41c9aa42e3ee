import { randomUUID } from 'node:crypto'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReminders } from '../../../test-support/reminders.ts'
import { movableClock } from '../../../test-support/server.ts'
import { startSmtpServer } from '../../../test-support/smtp-server.ts'
import { emailDeliveries, emailPrayerSubscriptions as subscriptions, users } from '../../db/schema.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { createSmtpMail } from '../../platform/mail/smtp.ts'

type Reminders = Awaited<ReturnType<typeof openReminders>>

let database: Awaited<ReturnType<typeof openTestDatabase>>
let server: Awaited<ReturnType<typeof startSmtpServer>>
let smtp: ReturnType<typeof createSmtpMail>
let clock: ReturnType<typeof movableClock>
let reminders: Reminders

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startSmtpServer()
  const timeouts = { connectionTimeout: 20_000, socketTimeout: 20_000 }
  smtp = createSmtpMail({ url: server.url, from: 'hello@example.org', timeouts })
})
afterAll(async () => {
  smtp.close()
  await server.stop()
  await database.close()
})
beforeEach(async () => {
  await database.truncate()
  server.received.length = 0
  server.answers.recipient = () => null
  server.answers.data = () => 'take'
  clock = movableClock('2026-03-02T09:00:00Z')
  reminders = await open()
})

/** One process of the program. */
const open = () => openReminders({ database, clock, transport: smtp, registry: new Registry() })

/** Somebody whose reminders have been on since now. */
async function subscribe(
  change: { email?: string; timeZone?: string; prayerTimes?: string[] } = {},
  plan: 'active' | null = 'active',
) {
  const [user] = await database.orm
    .insert(users)
    .values({ issuer: 'test', subject: randomUUID(), subscriptionStatus: plan })
    .returning()
  const email = change.email ?? `${randomUUID()}@example.org`
  const row = { timeZone: 'UTC', prayerTimes: ['12:00'], discreet: false, ...change, email, userId: user?.id }
  const [made] = await database.orm
    .insert(subscriptions)
    .values({
      ...row,
      addressHash: reminders.suppressions.hashOf(email),
      verifiedAt: now(),
      nextDueAt: reminders.firstDueOf(row, clock.now()),
    })
    .returning()
  if (!made) throw new Error('no row')
  return made
}

const now = () => new Date(clock.now().epochMilliseconds)
const at = async (instant: string, ...processes: Reminders[]) => {
  clock.set(instant)
  await Promise.all((processes.length > 0 ? processes : [reminders]).map(({ run }) => run()))
}
const ledger = async () =>
  (
    await database.orm.select().from(emailDeliveries).orderBy(emailDeliveries.dueAt, emailDeliveries.subscriptionId)
  ).map(
    ({ localDate, time, status, reason }) => `${localDate} ${time} ${status}${reason === null ? '' : `: ${reason}`}`,
  )

test('a slot is sent once, however often one looks, and not before its minute', async () => {
  await subscribe({ email: 'anna@example.org' })
  await at('2026-03-02T11:59:59Z')
  expect(server.received).toEqual([])
  for (const second of ['00', '01', '30']) await at(`2026-03-02T12:00:${second}Z`)
  expect(server.received).toMatchObject([{ to: ['anna@example.org'] }])
  expect(await ledger()).toEqual(['2026-03-02 12:00 sent'])
  await at('2026-03-03T12:00:10Z')
  expect(server.received).toHaveLength(2)
})

test('several processes at once send each slot once', async () => {
  for (let i = 0; i < 30; i++) await subscribe()
  await at('2026-03-02T12:00:10Z', reminders, await open(), await open())
  expect(server.received).toHaveLength(30)
  expect(new Set(server.messageIds()).size).toBe(30)
  expect(await ledger()).toEqual(Array.from({ length: 30 }, () => '2026-03-02 12:00 sent'))
})

test('after a day and more of being off, what is an hour late goes, and every other slot is in the ledger', async () => {
  await subscribe({ prayerTimes: ['06:00', '12:00', '18:00'] })
  await at('2026-03-04T12:59:59Z')
  expect(server.received).toHaveLength(1)
  expect(await ledger()).toEqual([
    '2026-03-02 12:00 skipped: late',
    '2026-03-02 18:00 skipped: late',
    '2026-03-03 06:00 skipped: late',
    '2026-03-03 12:00 skipped: late',
    '2026-03-03 18:00 skipped: late',
    '2026-03-04 06:00 skipped: late',
    '2026-03-04 12:00 sent',
  ])
})

test('a change of clocks: what is jumped over comes as much later, what comes twice comes once', async () => {
  clock.set('2026-03-07T20:00:00Z')
  await subscribe({ timeZone: 'America/New_York', prayerTimes: ['02:30', '03:30'] })
  for (let hour = 5; hour < 12; hour++) await at(`2026-03-08T${String(hour).padStart(2, '0')}:30:20Z`)
  expect(await ledger()).toEqual(['2026-03-08 03:30 sent'])
  await database.truncate()
  clock.set('2026-10-31T20:00:00Z')
  await subscribe({ timeZone: 'America/New_York', prayerTimes: ['01:30'] })
  for (let hour = 4; hour < 12; hour++) await at(`2026-11-01T${String(hour).padStart(2, '0')}:30:20Z`)
  expect(await ledger()).toEqual(['2026-11-01 01:30 sent'])
})

describe('a clock of the server that is wrong', () => {
  test('and jumps back repeats nothing', async () => {
    await subscribe()
    await at('2026-03-02T12:00:10Z')
    await at('2026-03-02T11:30:00Z')
    await at('2026-03-02T12:00:10Z')
    expect(server.received).toHaveLength(1)
  })

  test('and ran ahead by weeks costs nothing once it is right again', async () => {
    await subscribe()
    await at('2026-04-20T15:00:00Z')
    await at('2026-03-02T10:00:00Z')
    await at('2026-03-02T12:00:10Z')
    await at('2026-03-03T12:00:10Z')
    expect(server.received).toHaveLength(2)
    expect(await ledger()).toEqual(['2026-03-02 12:00 sent', '2026-03-03 12:00 sent'])
  })
})

test('who has no Pro any more gets nothing, and the ledger says why', async () => {
  await subscribe({}, null)
  await at('2026-03-02T12:00:10Z')
  expect(server.received).toEqual([])
  expect(await ledger()).toEqual(['2026-03-02 12:00 skipped: needs_pro'])
})

test('what was written and is paused or erased before it goes is not sent', async () => {
  const paused = await subscribe()
  const erased = await subscribe()
  clock.set('2026-03-02T12:00:10Z')
  await reminders.dispatch()
  await reminders.change(paused.id, { isActive: false, nextDueAt: null })
  await reminders.erase(erased.userId ?? '')
  await at('2026-03-02T12:01:00Z')
  expect(server.received).toEqual([])
  expect(await ledger()).toEqual(['2026-03-02 12:00 skipped: stopped'])
})

describe('a mail server', () => {
  test('that is down for an hour: what an hour late can still be sent is, the rest is in the ledger', async () => {
    await subscribe({ prayerTimes: ['12:00', '12:30'] })
    const gone = createSmtpMail({
      url: 'smtp://127.0.0.1:9',
      from: 'hello@example.org',
      timeouts: { connectionTimeout: 300 },
    })
    const cut = await openReminders({ database, clock, transport: gone, registry: new Registry() })
    for (const time of ['12:00:10', '12:03', '12:10', '12:30:10', '12:40', '12:55'])
      await at(`2026-03-02T${time}Z`, cut)
    gone.close()
    await at('2026-03-02T13:01:00Z')
    await at('2026-03-02T13:20:00Z')
    expect(await ledger()).toEqual(['2026-03-02 12:00 skipped: expired', '2026-03-02 12:30 sent'])
    expect(server.received).toHaveLength(1)
  })

  test('that defers takes it a minute later, under the same id', async () => {
    await subscribe()
    let tries = 0
    server.answers.data = () => (++tries === 1 ? 451 : 'take')
    await at('2026-03-02T12:00:10Z')
    expect(await ledger()).toEqual(['2026-03-02 12:00 sending'])
    await at('2026-03-02T12:01:20Z')
    expect(await ledger()).toEqual(['2026-03-02 12:00 sent'])
  })

  test('that breaks off after DATA may get it twice, with one id', async () => {
    await subscribe()
    let tries = 0
    server.answers.data = () => (++tries === 1 ? 'take and break' : 'take')
    await at('2026-03-02T12:00:10Z')
    await at('2026-03-02T12:01:20Z')
    expect(server.received).toHaveLength(2)
    expect(new Set(server.messageIds()).size).toBe(1)
    expect(await ledger()).toEqual(['2026-03-02 12:00 sent'])
  })

  test('that refuses after DATA is not tried again for this message, and is for the next', async () => {
    await subscribe()
    server.answers.data = () => 554
    await at('2026-03-02T12:00:10Z')
    server.answers.data = () => 'take'
    await at('2026-03-02T12:01:20Z')
    await at('2026-03-03T12:00:10Z')
    expect(await ledger()).toEqual(['2026-03-02 12:00 failed: refused', '2026-03-03 12:00 sent'])
    expect(server.received).toHaveLength(1)
  })

  test('that takes a message and never says so may get it twice, with one id, and holds up no other', async () => {
    const hasty = createSmtpMail({ url: server.url, from: 'hello@example.org', timeouts: { socketTimeout: 3_000 } })
    const patient = await openReminders({ database, clock, transport: hasty, registry: new Registry() })
    await subscribe({ email: 'slow@example.org' })
    await subscribe({ email: 'anna@example.org' })
    let isSilent = true
    server.answers.data = ({ to }) => (isSilent && to?.[0]?.address === 'slow@example.org' ? 'never answer' : 'take')
    await at('2026-03-02T12:00:10Z', patient)
    expect(await ledger()).toEqual(expect.arrayContaining(['2026-03-02 12:00 sending', '2026-03-02 12:00 sent']))
    isSilent = false
    await at('2026-03-02T12:01:20Z', patient)
    hasty.close()
    expect(await ledger()).toEqual(['2026-03-02 12:00 sent', '2026-03-02 12:00 sent'])
    expect(server.received).toHaveLength(3)
    expect(new Set(server.messageIds()).size).toBe(2)
  })

  test('that refuses an address three times within a month is not asked a fourth time', async () => {
    await subscribe()
    server.answers.recipient = () => 550
    for (const day of ['02', '03', '04', '05']) await at(`2026-03-${day}T12:00:10Z`)
    expect(await ledger()).toEqual([
      '2026-03-02 12:00 failed: refused',
      '2026-03-03 12:00 failed: refused',
      '2026-03-04 12:00 failed: refused',
      '2026-03-05 12:00 skipped: suppressed',
    ])
  })
})

test('in thirty days at five a day no passage and no words come twice', async () => {
  await subscribe({ prayerTimes: ['06:00', '08:00', '11:00', '15:00', '20:00'] })
  for (let day = 0; day < 31; day++) {
    for (const time of ['06:00:10', '08:00:10', '11:00:10', '15:00:10', '20:00:10']) {
      const date = Temporal.PlainDate.from('2026-03-03').add({ days: day })
      await at(`${date.toString()}T${time}Z`)
    }
  }
  const texts = server.received.map(({ email }) => email.text ?? '')
  expect(texts).toHaveLength(155)
  // Without furniture: the title of the day, the links and the line about the time.
  const parts = texts.flatMap((text) => {
    const [, scripture = '', , ...rest] = text.split('\n\n')
    const from = rest.findIndex((part) => /^(Pray with these words|To think over|For the rest of the day):$/.test(part))
    return from < 0 ? [scripture] : [scripture, rest[from + 1] ?? '']
  })
  const repeated = parts.filter((part, place) => part === '' || parts.indexOf(part) !== place)
  expect(repeated).toEqual([])
  expect(parts.length).toBeGreaterThan(155 + 100)
})

test('one row that cannot be planned stops no other, and is looked at again an hour later', async () => {
  const broken = await subscribe()
  await reminders.change(broken.id, { timeZone: 'Europe/Atlantis' })
  await subscribe({ email: 'anna@example.org' })
  await at('2026-03-02T12:00:10Z')
  expect(server.received).toMatchObject([{ to: ['anna@example.org'] }])
  await reminders.change(broken.id, { timeZone: 'UTC' })
  await at('2026-03-03T12:00:20Z')
  expect(server.received).toHaveLength(3)
})

test('who wants discretion for all mail has it here too', async () => {
  await subscribe()
  await database.orm.update(users).set({ discreet: true })
  await at('2026-03-02T12:00:10Z')
  expect(server.received).toMatchObject([{ email: { subject: 'A pause at midday' } }])
})
