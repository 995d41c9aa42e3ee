import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Answer, startSmtpServer } from '../../../test-support/smtp-server.ts'
import { headersOf, type OutgoingMessage } from './message.ts'
import { createSmtpMail } from './smtp.ts'
import { MailFault } from './transport.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const from = 'Lampstand <hello@example.org>'
/** On a busy machine an answer takes its time; only where none is to come does a test wait `silence` milliseconds for it. */
function open(url: string, silence = 60_000) {
  const timeouts = { connectionTimeout: 60_000, greetingTimeout: silence, socketTimeout: silence }
  const mail = createSmtpMail({ url, from, timeouts })
  ends.push(() => mail.close())
  return mail
}

async function start() {
  const server = await startSmtpServer()
  ends.push(() => server.stop())
  return { server, mail: open(server.url) }
}

const message = (change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  messageId: '<one@example.org>',
  to: 'ann@example.org',
  subject: 'A lamp',
  text: 'It is lit. 🕯️',
  html: '<p>It is lit. 🕯️</p>',
  headers: {},
  ...change,
})

/** The fault of a sending, as kind and reply. */
const faultOf = async (sending: Promise<void>) => {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MailFault)) throw new Error('no fault of mail', { cause: error })
  // What servers answer repeats the address.
  expect(JSON.stringify([error.message, error])).not.toContain('example.org')
  return [error.kind, error.reply]
}

test('a message arrives, plain and as HTML, with its id and headers', async () => {
  const { server, mail } = await start()
  const unsubscribe = new URL('https://lampstand.example.org/api/mail/unsubscribe?token=t')
  const headers = headersOf({ subject: '', text: '', unsubscribe })
  await mail.send(message({ headers }))
  const [one] = server.received
  expect(one).toMatchObject({ from: 'hello@example.org', to: ['ann@example.org'], user: 'ann' })
  expect(one?.email).toMatchObject({
    messageId: '<one@example.org>',
    subject: 'A lamp',
    from: { name: 'Lampstand', address: 'hello@example.org' },
    to: [{ address: 'ann@example.org' }],
  })
  expect(one?.email.text).toContain('It is lit. 🕯️')
  expect(one?.email.html).toContain('It is lit. 🕯️')
  const header = (name: string) => one?.email.headers.find(({ key }) => key === name)?.value
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('list-unsubscribe')).toBe(`<${unsubscribe.href}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('a subject cannot begin a new header', async () => {
  const { server, mail } = await start()
  await mail.send(message({ subject: 'Hello\r\nBcc: eve@example.org' }))
  expect(server.received[0]?.to).toEqual(['ann@example.org'])
  expect(server.received[0]?.email.bcc ?? []).toEqual([])
})

test('an address cannot name a second recipient', async () => {
  const { server, mail } = await start()
  await mail.send(message({ to: 'ann@example.org,eve@example.org' })).catch(() => undefined)
  expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.org')
})

test.each<[Answer, unknown[]]>([
  [550, ['refused', 550]],
  [451, ['deferred', 451]],
  ['break', ['interrupted', null]],
  ['take and break', ['interrupted', null]],
  ['never answer', ['interrupted', null]],
])('a server that after DATA answers %s', async (answer, fault) => {
  const { server, mail } = await start()
  server.answers.data = () => answer
  const asked = answer === 'never answer' ? open(server.url, 3000) : mail
  expect(await faultOf(asked.send(message()))).toEqual(fault)
  server.answers.data = () => 'take'
  await mail.send(message({ messageId: '<two@example.org>' }))
  expect(server.messageIds()).toContain('<two@example.org>')
})

test.each([
  [550, ['refused', 550]],
  [450, ['deferred', 450]],
])('a server that refuses an address with %i', async (reply, fault) => {
  const { server, mail } = await start()
  server.answers.recipient = () => reply
  expect(await faultOf(mail.send(message()))).toEqual(fault)
})

test('a wrong password stops all mail, not this message alone', async () => {
  const { server } = await start()
  const mail = open(server.url.replace('secret', 'guessed'))
  expect((await faultOf(mail.send(message())))[0]).toBe('unauthorized')
})

test('a server that is down, and one that accepts and says nothing, are out of reach', async () => {
  expect(await faultOf(open('smtp://127.0.0.1:9').send(message()))).toEqual(['unreachable', null])
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  ends.push(() => silent.close())
  const { port } = silent.address() as { port: number }
  expect(await faultOf(open(`smtp://127.0.0.1:${port}`, 500).send(message()))).toEqual(['unreachable', null])
})
