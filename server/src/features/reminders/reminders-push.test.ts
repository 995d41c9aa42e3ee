import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { startPushService } from '../../../test-support/push/push-service.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { silentLog } from '../../../test-support/silent-log.ts'
import { pushSubscriptions, serverSecrets, users } from '../../db/schema.ts'
import type { Push } from '../../platform/push/push.ts'
import { createWebPush } from '../../platform/push/web-push.ts'
import { liturgyId } from './liturgies.ts'

let it: TestServer
let service: Awaited<ReturnType<typeof startPushService>>
let push: Push
beforeAll(async () => {
  service = await startPushService({ now: Date.now })
  it = await startTestServer({ push: { publicKey: () => push.publicKey(), send: (...all) => push.send(...all) } })
})
beforeEach(async () => {
  await it.reset()
  const config = { publicUrl: new URL('https://lampstand.example') }
  push = createWebPush({ config, orm: it.database.orm, log: silentLog, fetch: service.fetch })
})
afterAll(async () => {
  await it.close()
  await service.close()
})

const url = '/api/prayer/push'
const dispatch = async () => {
  const module = it.server.modules.find((each) => 'pushDue' in each)
  await (module as unknown as { pushDue(signal: AbortSignal): Promise<void> }).pushDue(new AbortController().signal)
}
const at = async (instant: string) => {
  it.clock.set(instant)
  await dispatch()
}

/** A browser whose person asked for pushes there. The test begins on Monday at 09:00 UTC. */
async function subscribed(email: string, more: object = {}) {
  const browser = await it.signedIn(email)
  const device = service.browser((await browser.get(url)).json.publicKey)
  const { endpoint, keys } = device
  const { status } = await browser.post(url, { endpoint, keys, timeZone: 'UTC', discreet: false, ...more })
  expect(status).toBe(204)
  await dispatch()
  return { browser, device, endpoint, keys }
}
const remind = (browser: Browser, more: object = {}) =>
  browser.post('/api/prayer/reminders', { time: '12:30', days: 'daily', notificationText: 'Breathe and pray', ...more })
const left = () => it.database.orm.select().from(pushSubscriptions)

test('a reminder is pushed at its time, once, with a signature that holds and words that only the browser reads', async () => {
  const { browser, device } = await subscribed('ruth@example.org')
  const liturgyTemplateId = liturgyId('At Midday')
  const { id } = (await remind(browser, { liturgyTemplateId })).json
  await at('2026-03-02T12:29:59Z')
  expect(device.received).toEqual([])
  await at('2026-03-02T12:30:04Z')
  await dispatch()
  await at('2026-03-02T12:31:00Z')
  expect(service.faults).toEqual([])
  expect(device.received).toMatchObject([
    {
      message: {
        title: '🙏 Prayer Reminder',
        body: 'Breathe and pray',
        tag: `reminder-${id}`,
        url: `/prayer?liturgy=${liturgyTemplateId}`,
      },
      ttl: 896,
      urgency: 'high',
    },
  ])
  expect(device.received[0]?.bytes).toBeLessThan(600)
  await at('2026-03-03T12:30:00Z')
  expect(device.received).toHaveLength(2)
})

test('two dispatchers at once push it once', async () => {
  const { browser, device } = await subscribed('ruth@example.org')
  await remind(browser)
  it.clock.set('2026-03-02T12:30:00Z')
  await Promise.all([dispatch(), dispatch(), dispatch()])
  expect(device.received).toHaveLength(1)
})

test('whoever has none of their own is pushed the built-in three by their own clock', async () => {
  const { device } = await subscribed('ruth@example.org', { timeZone: 'America/New_York' })
  for (let hour = 10; hour < 24; hour++) await at(`2026-03-02T${hour}:00:00Z`)
  // 08:00, 11:00 and 14:00 in New York are 13:00, 16:00 and 19:00 UTC.
  expect(device.received).toHaveLength(3)
})

test('what is more than fifteen minutes late is not pushed', async () => {
  const { browser, device } = await subscribed('ruth@example.org')
  await remind(browser)
  await at('2026-03-02T12:46:00Z')
  expect(device.received).toEqual([])
  await at('2026-03-04T12:44:00Z')
  expect(device.received).toHaveLength(1)
  expect(device.received[0]?.ttl).toBe(60)
})

test('discreetly, it says nothing of what it is', async () => {
  const { browser, device, endpoint, keys } = await subscribed('ruth@example.org', { discreet: true })
  await remind(browser)
  await at('2026-03-02T12:30:00Z')
  const neutral = { title: 'Reminder', body: 'You asked to be reminded now.' }
  expect(device.received[0]?.message).toMatchObject(neutral)
  await browser.post(url, { endpoint, keys, timeZone: 'UTC', discreet: false })
  await at('2026-03-03T12:30:00Z')
  expect(device.received[1]?.message).toMatchObject({ body: 'Breathe and pray' })
  expect(await left()).toHaveLength(1)
})

test('whoever wants discretion for all notifications has it in every browser', async () => {
  const { browser, device } = await subscribed('ruth@example.org')
  await remind(browser)
  await it.database.orm.update(users).set({ discreet: true })
  await at('2026-03-02T12:30:00Z')
  expect(device.received[0]?.message).toMatchObject({ title: 'Reminder', body: 'You asked to be reminded now.' })
})

test('a browser in a zone that is no more stops no other', async () => {
  const { browser, device } = await subscribed('ruth@example.org')
  await remind(browser)
  await subscribed('boaz@example.org')
  const [, second] = await it.database.orm.select().from(pushSubscriptions).orderBy(pushSubscriptions.createdAt)
  await it.database.orm
    .update(pushSubscriptions)
    .set({ timeZone: 'Europe/Atlantis', nextDueAt: new Date(0) })
    .where(eq(pushSubscriptions.id, second?.id ?? ''))
  await at('2026-03-02T12:30:00Z')
  expect(device.received).toHaveLength(1)
})

test.each([404, 410])('a browser whose service answers %d is forgotten', async (status) => {
  const { browser, device } = await subscribed('ruth@example.org')
  await remind(browser)
  device.answers.push(status)
  await at('2026-03-02T12:30:00Z')
  expect(await left()).toEqual([])
})

test.each([429, 500, 503])('after a %d it is tried again a minute later, until it is too late', async (status) => {
  const { browser, device } = await subscribed('ruth@example.org')
  await remind(browser)
  device.answers.push(status, status)
  await at('2026-03-02T12:30:00Z')
  await dispatch()
  await at('2026-03-02T12:31:00Z')
  await at('2026-03-02T12:32:00Z')
  expect(device.received).toHaveLength(1)
  device.answers.push(...Array.from({ length: 20 }, () => status))
  for (let minute = 30; minute < 50; minute++) await at(`2026-03-03T12:${minute}:00Z`)
  device.answers.length = 0
  await at('2026-03-03T12:50:00Z')
  expect(device.received).toHaveLength(1)
})

test('a push that is refused for good is not repeated', async () => {
  const { browser, device } = await subscribed('ruth@example.org')
  await remind(browser)
  device.answers.push(403)
  await at('2026-03-02T12:30:00Z')
  await at('2026-03-02T12:32:00Z')
  expect(device.received).toEqual([])
  expect(await left()).toHaveLength(1)
})

test('a changed reminder counts from now on: nothing of the past comes', async () => {
  const { browser, device } = await subscribed('ruth@example.org')
  await at('2026-03-02T12:35:00Z')
  const { id } = (await remind(browser)).json
  await at('2026-03-02T12:36:00Z')
  expect(device.received).toEqual([])
  await browser.put(`/api/prayer/reminders/${id}`, { time: '12:40' })
  await at('2026-03-02T12:40:00Z')
  expect(device.received).toHaveLength(1)
})

test('a custom time whose plan has ended is not pushed', async () => {
  const { browser, device } = await subscribed('ruth@example.org')
  await remind(browser)
  await it.database.orm.update(users).set({ subscriptionStatus: null })
  await at('2026-03-02T12:30:00Z')
  expect(device.received).toEqual([])
})

test('pushes end with the session, and with the person', async () => {
  const { browser } = await subscribed('ruth@example.org')
  await browser.get('/api/logout')
  expect(await left()).toEqual([])
  const { browser: second, device } = await subscribed('ruth@example.org')
  expect((await second.delete(url)).status).toBe(204)
  await at('2026-03-02T11:00:00Z')
  expect(device.received).toEqual([])
})

test('who signs in at the same browser takes it over, with their own reminders', async () => {
  const { browser, device, endpoint, keys } = await subscribed('ruth@example.org')
  await remind(browser, { notificationText: "Ruth's own" })
  const boaz = await it.signedIn('boaz@example.org')
  expect((await boaz.post(url, { endpoint, keys, timeZone: 'UTC', discreet: false })).status).toBe(204)
  await at('2026-03-02T11:00:00Z')
  await at('2026-03-02T12:30:00Z')
  expect(device.received).toHaveLength(1)
  expect(JSON.stringify(device.received)).not.toContain('Ruth')
})

test.each([
  'https://127.0.0.1/fcm/send/a',
  'http://fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com.example.org/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user:password@fcm.googleapis.com/a',
  'https://evil-notify.windows.com.example/a',
])('no address but one of a push service is taken: %s', async (endpoint) => {
  const browser = await it.signedIn('ruth@example.org')
  const { keys } = service.browser((await browser.get(url)).json.publicKey)
  const reply = await browser.post(url, { endpoint, keys, timeZone: 'UTC', discreet: false })
  expect(reply.status).toBe(400)
  expect(reply.json.issues[0].path).toBe('endpoint')
})

test('the keys of the server are made once', async () => {
  const keys = await Promise.all(
    Array.from({ length: 4 }, () =>
      createWebPush({
        config: { publicUrl: new URL('https://a.example') },
        orm: it.database.orm,
        log: silentLog,
      }).publicKey(),
    ),
  )
  expect(new Set(keys).size).toBe(1)
  const rows = await it.database.orm.select().from(serverSecrets)
  expect(rows.filter(({ name }) => name === 'vapid')).toHaveLength(1)
})
