import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../test-support/browser.ts'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { users } from '../../db/schema.ts'

const secret = 'a-secret-of-forty-characters-0123456789'
let it: TestServer
beforeAll(async () => {
  it = await startTestServer({ env: { MAIL_WEBHOOK_SECRET: secret } })
})
afterAll(() => it.close())
beforeEach(() => it.reset())

const list = '/api/prayer/email/subscriptions'
const email = 'anna@example.org'

const post = (payload: object | string, authorization: string | null = `Bearer ${secret}`, type?: string) =>
  it.app.inject({
    method: 'POST',
    url: '/api/mail/returns',
    headers: {
      'content-type': type ?? 'application/json',
      ...(authorization !== null && { authorization }),
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const tell = (type: 'hard' | 'soft' | 'complaint', address = email) => post({ events: [{ type, email: address }] })

/** Anna, who is sent something at noon and at one each day. */
async function subscribed(): Promise<Browser> {
  const anna = await it.signedIn(email)
  await it.database.orm.update(users).set({ subscriptionStatus: 'active' })
  const answer = await anna.post('/api/prayer/email/subscribe', {
    email,
    timeZone: 'UTC',
    prayerTimes: ['12:00', '13:00'],
  })
  expect(answer.status).toBe(200)
  it.mailbox.length = 0
  return anna
}
const at = async (instant: string) => {
  it.clock.set(instant)
  const never = new AbortController().signal
  const modules = it.server.modules as readonly unknown[]
  const find = (name: string) => modules.find((module) => name in (module as object))
  await (
    find('dispatcher') as { dispatcher: { dispatchDue(signal: AbortSignal): Promise<void> } }
  ).dispatcher.dispatchDue(never)
  await (find('mail') as { mail: { deliverDue(signal: AbortSignal): Promise<void> } }).mail.deliverDue(never)
}
const shown = async (browser: Browser) => (await browser.get(list)).json[0]
const ledger = async (browser: Browser): Promise<string[]> => {
  const { json } = await browser.get(`${list}/${(await shown(browser)).id}/deliveries`)
  return json.deliveries.map(
    ({ localDate, time, status, reason }: Record<string, string | null>) =>
      `${localDate} ${time} ${status}${reason === null ? '' : `: ${reason}`}`,
  )
}

describe('the address for returns', () => {
  test('is opened by its secret, as bearer or as a password, and by nothing else', async () => {
    const nothing = { events: [] }
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    for (const good of [`Bearer ${secret}`, basic(`provider:${secret}`)])
      expect((await post(nothing, good)).statusCode).toBe(204)
    for (const bad of [null, '', 'Bearer', `Bearer ${secret}x`, basic(secret.slice(1)), basic(`${secret}:`)])
      expect((await post(nothing, bad)).statusCode).toBe(404)
  })

  test('is not there without one', async () => {
    const server = await startTestServer()
    const answer = await server.app.inject({ method: 'POST', url: '/api/mail/returns', payload: { events: [] } })
    expect(answer.statusCode).toBe(404)
    await server.close()
  })

  test('says so of a form that it does not read, and takes none that is too large', async () => {
    expect((await post({ some: 'thing' })).json()).toMatchObject({ status: 400, code: 'unknown_form' })
    expect((await post('x'.repeat(600 * 1024), undefined, 'message/rfc822')).statusCode).toBe(413)
  })

  test('tells nobody which addresses it knows', async () => {
    await subscribed()
    expect((await tell('hard')).statusCode).toBe(204)
    expect((await tell('hard', 'nobody@example.org')).statusCode).toBe(204)
  })
})

test('mail that came back for good: nothing more goes, the person sees why, and a confirmation begins it again', async () => {
  const anna = await subscribed()
  await at('2026-03-02T12:00:10Z')
  await tell('hard', 'Anna@Example.org')
  await tell('hard')
  expect(await shown(anna)).toMatchObject({ state: 'suppressed', nextSends: [] })
  await at('2026-03-02T13:00:10Z')
  expect(it.mailbox).toHaveLength(1)
  expect(await ledger(anna)).toEqual([
    '2026-03-02 13:00 skipped: Messages to this address had bounced before.',
    '2026-03-02 12:00 failed: The mail server of this address bounced it.',
  ])
  // A code that somebody asks for still goes.
  await it.signedIn(email)
  it.mailbox.length = 0

  const { id } = await shown(anna)
  const resumed = await anna.put(`${list}/${id}`, { isActive: true })
  expect(resumed.json).toMatchObject({ confirmationSent: true, subscription: { state: 'suppressed' } })
  await at('2026-03-03T12:00:10Z')
  expect(it.mailbox).toMatchObject([{ subject: 'Please confirm your prayer reminders' }])
  const token = /confirm\?token=([\w-]+)/.exec(it.mailbox[0]?.text ?? '')?.[1] ?? ''
  expect((await it.visit().submit('/api/mail/confirm', { token })).status).toBe(200)
  expect(await shown(anna)).toMatchObject({ id, state: 'active' })
  await at('2026-03-03T13:00:10Z')
  expect(it.mailbox).toHaveLength(2)
})

test('what was written and waits when the address is suppressed is not sent', async () => {
  const anna = await subscribed()
  it.clock.set('2026-03-02T12:00:10Z')
  const modules = it.server.modules as readonly unknown[]
  const reminders = modules.find((module) => 'dispatcher' in (module as object)) as {
    dispatcher: { dispatchDue(signal: AbortSignal): Promise<void> }
  }
  await reminders.dispatcher.dispatchDue(new AbortController().signal)
  await tell('hard')
  await at('2026-03-02T12:01:00Z')
  expect(it.mailbox).toEqual([])
  expect(await ledger(anna)).toEqual(['2026-03-02 12:00 skipped: Messages to this address had bounced before.'])
})

test('for now, twice is borne; the third time within a month ends it', async () => {
  const anna = await subscribed()
  for (const day of ['02', '03']) {
    await at(`2026-03-${day}T12:00:10Z`)
    await tell('soft')
  }
  expect(await shown(anna)).toMatchObject({ state: 'active' })
  await at('2026-03-04T12:00:10Z')
  await tell('soft')
  expect(await shown(anna)).toMatchObject({ state: 'suppressed' })
})

test('for now, and then not for a month, begins the count anew', async () => {
  await subscribed()
  for (const moment of [
    '2026-03-02T12:10:00Z',
    '2026-03-03T12:10:00Z',
    '2026-04-03T12:10:00Z',
    '2026-04-04T12:10:00Z',
  ]) {
    it.clock.set(moment)
    await tell('soft')
  }
  expect(await shown(await it.signedIn(email))).toMatchObject({ state: 'active' })
})

test('a complaint ends it, and the message stays sent', async () => {
  const anna = await subscribed()
  await at('2026-03-02T12:00:10Z')
  await tell('complaint')
  expect(await shown(anna)).toMatchObject({
    state: 'suppressed',
    explanation: expect.stringContaining('marked as spam') as string,
  })
  expect(await ledger(anna)).toEqual(['2026-03-02 12:00 sent'])
})

test('the returned mail itself marks the line of its own message, whichever came after', async () => {
  const anna = await subscribed()
  await at('2026-03-02T12:00:10Z')
  await at('2026-03-02T13:00:10Z')
  const [first] = it.mailbox
  const raw = `Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx

Final-Recipient: rfc822; ${email}
Action: failed
Status: 4.2.2

--b
Content-Type: message/rfc822

Message-ID: ${first?.messageId ?? ''}
Subject: ${first?.subject ?? ''}

Text
--b--
`
  expect((await post(raw.replaceAll('\n', '\r\n'), undefined, 'message/rfc822')).statusCode).toBe(204)
  expect(await ledger(anna)).toEqual([
    '2026-03-02 13:00 sent',
    '2026-03-02 12:00 failed: The mail server of this address bounced it.',
  ])
  expect(await shown(anna)).toMatchObject({ state: 'active' })
})
