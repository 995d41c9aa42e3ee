import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { movableClock } from '../../../test-support/server.ts'
import { silentLog } from '../../../test-support/silent-log.ts'
import { startSmtpServer } from '../../../test-support/smtp-server.ts'
import { mailOutbox } from '../../db/schema.ts'
import { openTestDatabase } from '../../db/testing.ts'
import type { MailEvent } from './ledger.ts'
import { createMail, type Mail } from './mail.ts'
import type { Message } from './message.ts'
import { createSmtpMail } from './smtp.ts'
import type { MailTransport } from './transport.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let server: Awaited<ReturnType<typeof startSmtpServer>>
let smtp: ReturnType<typeof createSmtpMail>
let clock: ReturnType<typeof movableClock>
let registry: Registry
let mail: Mail
const never = new AbortController().signal

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startSmtpServer()
  smtp = openSmtp()
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
  clock = movableClock()
  registry = new Registry()
  mail = open(smtp, registry)
})

/** On a busy machine an answer takes its time; only where none is to come does a test wait `silence` milliseconds for it. */
const openSmtp = (url = server.url, silence = 60_000) =>
  createSmtpMail({ url, from: 'hello@example.org', timeouts: { connectionTimeout: 60_000, socketTimeout: silence } })

/** One process of the program. */
const open = (transport: MailTransport = smtp, counters = new Registry()) =>
  createMail({ database, clock, transport, host: 'lampstand.example.org', registry: counters, log: silentLog })

const message = (key: string, change: Partial<Message> = {}): Message => ({
  key,
  kind: 'test',
  to: `${key}@example.org`,
  subject: `About ${key}`,
  text: 'It is lit.',
  ...change,
})

const write = (key: string, change?: Partial<Message>) =>
  database.withTransaction(async (tx) => (await mail.enqueue(tx, message(key, change))) ?? '')

const rows = () => database.orm.select().from(mailOutbox).orderBy(mailOutbox.key)
const statuses = async () => (await rows()).map(({ status }) => status)

test('a message is written once for its key, in its transaction or not at all', async () => {
  const undone = database.withTransaction(async (tx) => {
    await mail.enqueue(tx, message('undone'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const twice = database.withTransaction(async (tx) => [
    await mail.enqueue(tx, message('ann')),
    await mail.enqueue(tx, message('ann', { to: 'eve@example.org' })),
  ])
  expect(await twice).toEqual([expect.any(String), null])
  await mail.deliverDue(never)
  expect(server.received).toMatchObject([{ to: ['ann@example.org'], email: { subject: 'About ann' } }])
})

test('what was sent is recorded, and its words are gone from the database at once', async () => {
  const id = await write('ann')
  expect(await mail.deliver(id)).toEqual({ status: 'sent' })
  expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, content: null, recipient: 'ann@example.org' }])
  expect(await mail.deliver(id)).toEqual({ status: 'waiting', reason: null })
  await mail.deliverDue(never)
  expect(server.received).toHaveLength(1)
})

test('the address goes after a week, the row after two months', async () => {
  await mail.deliver(await write('ann'))
  clock.advance({ hours: 24 * 8 })
  await mail.prune()
  expect(await rows()).toMatchObject([{ recipient: null }])
  clock.advance({ hours: 24 * 60 })
  await mail.prune()
  expect(await rows()).toEqual([])
})

test('a discreet message says nothing on a locked screen', async () => {
  await write('ann', { discreet: true, discreetSubject: 'A note for you' })
  await write('ben', { discreet: true })
  await mail.deliverDue(never)
  expect(server.received.map(({ email }) => email.subject).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual([
    'A message from Lampstand',
    'A note for you',
  ])
})

test('a refused message has failed for good and is told to its ledger', async () => {
  const events: MailEvent[] = []
  mail.report('test', { record: async (_tx, told) => void events.push(...told) })
  server.answers.recipient = (address) => (address.startsWith('gone') ? 550 : null)
  await write('gone', { about: 'slot 1' })
  await write('here')
  await mail.deliverDue(never)
  clock.advance({ hours: 48 })
  await mail.deliverDue(never)
  expect(await rows()).toMatchObject([
    { key: 'gone', status: 'failed', lastError: 'refused', attempts: 1, content: null },
    { key: 'here', status: 'sent' },
  ])
  expect(events).toContainEqual(
    expect.objectContaining({ key: 'gone', about: 'slot 1', outcome: 'failed', reason: 'refused' }),
  )
  expect(events).toContainEqual(expect.objectContaining({ key: 'here', outcome: 'sent', reason: null }))
})

test('a deferred message is tried again, ever later, under the same id, until it is taken', async () => {
  server.answers.recipient = () => 451
  await write('ann')
  const tries: number[] = []
  for (let minute = 0; minute < 12; minute++) {
    await mail.deliverDue(never)
    tries.push((await rows())[0]?.attempts ?? 0)
    clock.advance({ minutes: 1 })
  }
  expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4])
  server.answers.recipient = () => null
  clock.advance({ hours: 1 })
  await mail.deliverDue(never)
  expect(server.messageIds()).toEqual([(await rows())[0]?.messageId])
})

test('a message that is deferred for a day has failed', async () => {
  server.answers.recipient = () => 451
  await write('ann')
  for (let hour = 0; hour < 24; hour++) {
    await mail.deliverDue(never)
    clock.advance({ hours: 1 })
  }
  expect(await rows()).toMatchObject([{ status: 'failed', lastError: 'deferred' }])
})

test.each(['take and break', 'never answer'] as const)(
  'a server that after DATA does "%s": the repetition carries the same id',
  async (answer) => {
    server.answers.data = () => answer
    await write('ann')
    const impatient = openSmtp(server.url, 3000)
    await open(impatient).deliverDue(never)
    impatient.close()
    expect(await rows()).toMatchObject([{ status: 'queued', lastError: 'interrupted' }])
    server.answers.data = () => 'take'
    clock.advance({ minutes: 1 })
    await mail.deliverDue(never)
    expect(await statuses()).toEqual(['sent'])
    expect(server.received).toHaveLength(2)
    expect(new Set(server.messageIds()).size).toBe(1)
  },
)

test('a server that is down for an hour costs no message, and few tries', async () => {
  const down = openSmtp('smtp://127.0.0.1:9')
  const broken = open(down)
  for (let number = 0; number < 20; number++) await write(`m${number}`)
  for (let minute = 0; minute < 60; minute++) {
    await broken.deliverDue(never)
    clock.advance({ minutes: 1 })
  }
  down.close()
  const tried = (await rows()).map(({ attempts }) => attempts)
  expect(Math.max(...tried)).toBeLessThan(7)
  clock.advance({ hours: 1 })
  await mail.deliverDue(never)
  expect(new Set(await statuses())).toEqual(new Set(['sent']))
})

test('several processes at once send each message once', async () => {
  for (let number = 0; number < 30; number++) await write(`m${number}`)
  await Promise.all([open(), open(), open()].map((one) => one.deliverDue(never)))
  expect(server.received).toHaveLength(30)
  expect(new Set(server.messageIds()).size).toBe(30)
})

test('a message whose process died is sent by another after the lease, and what the dead one records late counts nothing', async () => {
  await write('ann')
  const handedOver = Promise.withResolvers<void>()
  const comesBack = Promise.withResolvers<void>()
  const stuck = open({
    async send() {
      handedOver.resolve()
      await comesBack.promise
    },
  })
  const late = stuck.deliverDue(never)
  await handedOver.promise
  await mail.deliverDue(never)
  expect(server.received).toHaveLength(0)
  clock.advance({ minutes: 6 })
  server.answers.recipient = () => 451
  await mail.deliverDue(never)
  comesBack.resolve()
  await late
  expect(await rows()).toMatchObject([{ status: 'queued', attempts: 2, lastError: 'deferred' }])
})

test('what comes too late, is taken back, or is not wanted any more is not sent', async () => {
  await write('late', { expiresAt: clock.now().add({ minutes: 10 }) })
  const id = await write('back')
  expect(await database.withTransaction((tx) => mail.withdraw(tx, id))).toBe(true)
  await write('unwanted', { kind: 'daily', about: 'left' })
  mail.report('daily', {
    unwanted: async (all) =>
      new Map(all.filter(({ about }) => about === 'left').map(({ key }) => [key, 'unsubscribed'])),
  })
  clock.advance({ minutes: 11 })
  await mail.deliverDue(never)
  expect(server.received).toEqual([])
  expect((await rows()).map(({ key, status, lastError }) => [key, status, lastError])).toEqual([
    ['back', 'suppressed', 'withdrawn'],
    ['late', 'suppressed', 'expired'],
    ['unwanted', 'suppressed', 'unsubscribed'],
  ])
})

test('a ledger that fails undoes the record, and the message is told again', async () => {
  let tries = 0
  mail.report('test', {
    async record() {
      if (++tries === 1) throw new Error('the ledger is broken')
    },
  })
  await write('ann')
  await expect(mail.deliverDue(never)).rejects.toThrow('the ledger is broken')
  clock.advance({ minutes: 6 })
  await mail.deliverDue(never)
  expect(await statuses()).toEqual(['sent'])
  expect(new Set(server.messageIds()).size).toBe(1)
})

test('a message that cannot be composed stops no other', async () => {
  mail.report('daily', {
    compose() {
      throw new Error('nothing to say')
    },
  })
  await database.withTransaction((tx) =>
    mail.enqueueAll(tx, [{ key: 'a', kind: 'daily', to: 'a@example.org', data: { word: 'light' } }]),
  )
  for (let number = 0; number < 12; number++) await write(`m${number}`)
  await mail.deliverDue(never)
  expect(server.received).toHaveLength(12)
  expect((await rows())[0]).toMatchObject({ key: 'a', status: 'queued', lastError: 'broken' })
})

test('the numbers tell the backlog, the oldest, and what became of the rest', async () => {
  server.answers.recipient = (address) => (address.startsWith('later') ? 451 : null)
  await write('later')
  await write('ann')
  await mail.deliverDue(never)
  clock.advance({ seconds: 30 })
  const said = await registry.metrics()
  expect(said).toContain('lampstand_mail_backlog 1')
  expect(said).toContain('lampstand_mail_oldest_seconds 30')
  expect(said).toContain('lampstand_mail_total{kind="test",outcome="sent"} 1')
  expect(said).toContain('lampstand_mail_total{kind="test",outcome="postponed"} 1')
  expect(said).not.toContain('example.org')
})

test('where no mail is sent, a message is a fault', async () => {
  const none = createMail({ database, clock, transport: null, host: 'x', registry: new Registry(), log: silentLog })
  await expect(database.withTransaction((tx) => none.enqueue(tx, message('ann')))).rejects.toThrow('no mail server')
})
