import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { users } from '../../db/schema.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
afterAll(() => it.close())
beforeEach(() => it.reset())

const path = '/api/prayer/email/subscribe'
const list = '/api/prayer/email/subscriptions'
const wish = { email: 'anna@example.org', timeZone: 'America/New_York', prayerTimes: ['11:00', '08:00', '11:00'] }
const linkIn = (text: string, page: string) =>
  new RegExp(`https?://[^/]+(/api/mail/${page}\\?token=[\\w-]+)`).exec(text)?.[1] ?? ''
const tokenIn = (link: string) => link.split('token=')[1] ?? ''
const lastMail = () => it.mailbox.at(-1)
const signIn = async (email: string) => {
  const browser = await it.signedIn(email)
  it.mailbox.length = 0
  return browser
}
const subscribe = (browser: Browser, change: object = {}) => browser.post(path, { ...wish, ...change })

test("one's own proven address is active at once, with its next seven sends", async () => {
  const anna = await signIn('anna@example.org')
  const answer = await subscribe(anna)
  expect(answer.status).toBe(200)
  expect(answer.json).toMatchObject({
    confirmationSent: false,
    subscription: {
      email: 'anna@example.org',
      state: 'active',
      explanation: null,
      prayerTimes: ['08:00', '11:00'],
      isActive: true,
    },
  })
  const [shown] = (await anna.get(list)).json
  expect(shown.nextSends).toHaveLength(7)
  // 2026-03-08 is the day on which clocks go forward.
  expect(shown.nextSends.slice(0, 2)).toEqual([
    { localDate: '2026-03-02', time: '08:00', instant: '2026-03-02T13:00:00Z' },
    { localDate: '2026-03-02', time: '11:00', instant: '2026-03-02T16:00:00Z' },
  ])
  expect(it.mailbox).toEqual([])
})

test.each([
  [{ email: 'anna' }, 'Please enter a valid email address'],
  [{ timeZone: '' }, 'Please select a timezone'],
  [{ timeZone: 'Europe/Atlantis' }, 'Please select a timezone'],
  [{ prayerTimes: [] }, 'Please select at least 1 prayer time'],
  [
    { prayerTimes: ['01:00', '02:00', '03:00', '04:00', '05:00', '06:00'] },
    'Please select no more than 5 prayer times',
  ],
  [{ prayerTimes: ['25:00'] }, 'Please enter a time such as 08:00'],
])('%j is refused in the words of the form', async (change, words) => {
  const answer = await subscribe(await signIn('anna@example.org'), change)
  expect(answer.status).toBe(400)
  expect(answer.json.error).toContain(words)
})

test('a mail server that hangs keeps nobody waiting, and is asked once', async () => {
  const anna = await signIn('anna@example.org')
  const { promise, resolve } = Promise.withResolvers<void>()
  it.mailServer.answers = promise
  const answer = await subscribe(anna, { email: 'office@example.org' })
  expect(answer.json).toMatchObject({ confirmationSent: true, subscription: { state: 'awaiting_confirmation' } })
  resolve()
  it.mailServer.answers = Promise.resolve()
  expect((await subscribe(anna, { email: 'office@example.org' })).json).toMatchObject({ confirmationSent: false })
  expect(it.mailbox).toHaveLength(1)
})

test('without Pro nothing begins, and what there was says so', async () => {
  const anna = await signIn('anna@example.org')
  await subscribe(anna)
  await it.database.orm.update(users).set({ subscriptionStatus: null })
  expect(await subscribe(anna, { email: 'else@example.org' })).toMatchObject({
    status: 403,
    json: { code: 'needs_pro' },
  })
  expect((await anna.get(list)).json).toMatchObject([{ state: 'needs_pro', nextSends: [] }])
})

test('signed out, there is nothing to call', async () => {
  expect((await subscribe(it.visit())).status).toBe(401)
  expect((await it.visit().get(list)).status).toBe(401)
})

describe('an address that is not proven', () => {
  test('gets one message and nothing more, whoever asks, and begins when its reader says yes', async () => {
    const anna = await signIn('anna@example.org')
    const ruth = await signIn('ruth@example.org')
    expect((await subscribe(anna, { email: 'Team@example.org' })).json).toMatchObject({
      confirmationSent: true,
      subscription: { email: 'team@example.org', state: 'awaiting_confirmation', nextSends: [] },
    })
    expect((await subscribe(anna, { email: 'team@example.org' })).json.confirmationSent).toBe(false)
    expect((await subscribe(ruth, { email: 'team@example.org' })).json.confirmationSent).toBe(false)
    await deliver()
    expect(it.mailbox).toHaveLength(1)
    const link = linkIn(lastMail()?.text ?? '', 'confirm')
    const visitor = it.visit()
    // Whatever only looks at the link changes nothing.
    expect((await visitor.get(link)).text).toContain('team@example.org')
    expect((await anna.get(list)).json).toMatchObject([{ state: 'awaiting_confirmation' }])
    expect((await visitor.submit('/api/mail/confirm', { token: tokenIn(link) })).status).toBe(200)
    expect((await anna.get(list)).json).toMatchObject([{ state: 'active', email: 'team@example.org' }])
    expect((await visitor.submit('/api/mail/confirm', { token: tokenIn(link) })).status).toBe(410)
  })

  test('is never asked again once its reader said no', async () => {
    const anna = await signIn('anna@example.org')
    await subscribe(anna, { email: 'team@example.org' })
    await deliver()
    const link = linkIn(lastMail()?.text ?? '', 'confirm')
    await it.visit().submit('/api/mail/decline', { token: tokenIn(link) })
    it.clock.advance({ hours: 24 * 10 })
    await it.database.orm.update(users).set({ subscriptionStatus: 'active' })
    const ruth = await signIn('ruth@example.org')
    expect((await subscribe(ruth, { email: 'team@example.org' })).json.confirmationSent).toBe(false)
    await deliver()
    expect(it.mailbox).toEqual([])
  })

  test('that somebody else has reminders at is not changed without its link, not even by its own reader', async () => {
    const anna = await signIn('anna@example.org')
    await subscribe(anna, { email: 'ruth@example.org' })
    await deliver()
    await it.visit().submit('/api/mail/confirm', { token: tokenIn(linkIn(lastMail()?.text ?? '', 'confirm')) })
    const ruth = await signIn('ruth@example.org')
    const answer = await subscribe(ruth, { email: 'ruth@example.org', prayerTimes: ['20:00'] })
    expect(answer.json).toMatchObject({ confirmationSent: true, subscription: { state: 'awaiting_confirmation' } })
    expect((await anna.get(list)).json).toMatchObject([{ state: 'active', prayerTimes: ['08:00', '11:00'] }])
    await deliver()
    await it.visit().submit('/api/mail/confirm', { token: tokenIn(linkIn(lastMail()?.text ?? '', 'confirm')) })
    expect((await anna.get(list)).json).toEqual([])
    expect((await ruth.get(list)).json).toMatchObject([{ state: 'active', prayerTimes: ['20:00'] }])
  })
})

test('a second person sees, changes and ends nothing of the first', async () => {
  const anna = await signIn('anna@example.org')
  const { id } = (await subscribe(anna)).json.subscription
  const ruth = await signIn('ruth@example.org')
  expect((await ruth.get(list)).json).toEqual([])
  expect((await ruth.put(`${list}/${id}`, { isActive: false })).status).toBe(404)
  expect((await ruth.delete(`${list}/${id}`)).status).toBe(404)
  expect((await ruth.get(`${list}/${id}/deliveries`)).status).toBe(404)
  expect((await anna.get(list)).json).toMatchObject([{ id, state: 'active' }])
})

test('its person pauses, changes, resumes and ends it', async () => {
  const anna = await signIn('anna@example.org')
  const { id } = (await subscribe(anna)).json.subscription
  const change = (body: object) => anna.put(`${list}/${id}`, body).then((answer) => answer.json.subscription)
  expect(await change({ isActive: false })).toMatchObject({ state: 'paused', nextSends: [] })
  expect(await change({ prayerTimes: ['21:00'], discreet: true })).toMatchObject({ state: 'paused', discreet: true })
  expect(await change({ isActive: true })).toMatchObject({ state: 'active', prayerTimes: ['21:00'] })
  expect(await change({ timeZone: 'Asia/Tokyo' })).toMatchObject({
    nextSends: [{ time: '21:00', instant: '2026-03-02T12:00:00Z' }, {}, {}, {}, {}, {}, {}],
  })
  // As Chromium calls it.
  expect(await change({ timeZone: 'Asia/Calcutta' })).toMatchObject({ timeZone: 'Asia/Kolkata' })
  expect((await anna.delete(`${list}/${id}`)).status).toBe(204)
  expect((await anna.get(list)).json).toEqual([])
})

describe('the links of a message', () => {
  async function withMessage() {
    const anna = await signIn('anna@example.org')
    await subscribe(anna)
    it.clock.set('2026-03-02T13:00:30Z')
    await dispatch()
    const mail = lastMail()
    if (!mail) throw new Error('nothing was sent')
    return { anna, mail, link: linkIn(mail.text, 'unsubscribe') }
  }

  test('a mail program unsubscribes by one POST, from anywhere and without sign-in', async () => {
    const { anna, mail, link } = await withMessage()
    expect(mail.headers['List-Unsubscribe']).toContain(link)
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const answer = await it.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect((await anna.get(list)).json).toMatchObject([{ state: 'unsubscribed', isActive: false }])
  })

  test('looking at the page unsubscribes nobody', async () => {
    const { anna, link } = await withMessage()
    expect((await it.visit().get(link)).text).toContain('End these reminders?')
    expect((await anna.get(list)).json).toMatchObject([{ state: 'active' }])
  })

  test('preferences are changed without sign-in, and a wrong time is told and loses nothing', async () => {
    const { anna, link } = await withMessage()
    const token = tokenIn(link)
    const save = (fields: Record<string, string>) => it.visit().submit('/api/mail/preferences', { token, ...fields })
    const wrong = await save({ time0: '8 pm', timeZone: 'Europe/Berlin', active: 'yes' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('Please enter a time such as 08:00')
    expect(
      (await save({ time0: '20:00', time1: '', timeZone: 'Europe/Berlin', active: 'yes', discreet: 'yes' })).status,
    ).toBe(200)
    expect((await anna.get(list)).json).toMatchObject([
      { prayerTimes: ['20:00'], timeZone: 'Europe/Berlin', discreet: true, state: 'active' },
    ])
    await save({ time0: '20:00', timeZone: 'Europe/Berlin' })
    expect((await anna.get(list)).json).toMatchObject([{ state: 'paused' }])
  })

  test('a link that is not ours, or of another purpose, opens nothing', async () => {
    const { link } = await withMessage()
    const token = tokenIn(link)
    for (const bad of ['', 'x', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]) {
      expect((await it.visit().get(`/api/mail/preferences?token=${bad}`)).status).toBe(410)
    }
    expect((await it.visit().submit('/api/mail/confirm', { token })).status).toBe(410)
    expect((await it.visit().get(`/api/calendar/${token}.ics`)).status).toBe(404)
  })
})

async function deliver() {
  await mailModule().mail.deliverDue(new AbortController().signal)
}

async function dispatch() {
  await reminders().dispatcher.dispatchDue(new AbortController().signal)
  await deliver()
}

type MailModule = { mail: { deliverDue(signal: AbortSignal): Promise<void> } }
type Reminders = { dispatcher: { dispatchDue(signal: AbortSignal): Promise<void> } }
const moduleWith = (name: string) => it.server.modules.find((module) => name in module) as unknown
const mailModule = () => moduleWith('mail') as MailModule
const reminders = () => moduleWith('dispatcher') as Reminders
