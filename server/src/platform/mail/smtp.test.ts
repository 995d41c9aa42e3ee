import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { codeMail } from '../sign-in/code-mail.ts'
import { createSmtpMail } from './smtp.ts'

type Received = { from: string; to: string[]; user: string | undefined; email: Email }

let stop: () => Promise<void> = async () => undefined
afterEach(() => stop())

/** A mail server on this machine that keeps what it is given; `refuse` names an address that it does not take. */
async function startServer({ refuse }: { refuse?: string } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username ?? '' }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) => done(address === refuse ? new Error('no such mailbox') : null),
    async onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = await stream.toArray()
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      received.push({ from, to, user, email: await PostalMime.parse(Buffer.concat(chunks)) })
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail = createSmtpMail({ url: `smtp://ann:secret@127.0.0.1:${port}`, from: 'Lampstand <hello@example.org>' })
  stop = async () => {
    mail.close()
    await new Promise<void>((resolve) => server.close(resolve))
  }
  return { mail, received }
}

const site = new URL('https://lampstand.example.org')

test('a sign-in mail arrives, plain and as HTML, with its headers', async () => {
  const { mail, received } = await startServer()
  await mail.send(codeMail('ann@example.org', '402917', site))
  const [one] = received
  expect(one).toMatchObject({ from: 'hello@example.org', to: ['ann@example.org'], user: 'ann' })
  expect(one?.email).toMatchObject({
    subject: 'Your Lampstand sign-in code',
    from: { name: 'Lampstand', address: 'hello@example.org' },
    to: [{ address: 'ann@example.org' }],
  })
  expect(one?.email.text).toContain('402917')
  expect(one?.email.html).toContain('402917')
  expect(one?.email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
})

test('a subject cannot begin a new header', async () => {
  const { mail, received } = await startServer()
  await mail.send({ to: 'ann@example.org', subject: 'Hello\r\nBcc: eve@example.org', text: 'Hello' })
  expect(received[0]?.to).toEqual(['ann@example.org'])
  expect(received[0]?.email.bcc ?? []).toEqual([])
})

test('an address cannot name a second recipient', async () => {
  const { mail, received } = await startServer()
  await mail.send({ to: 'ann@example.org,eve@example.org', subject: 'Hello', text: 'Hello' }).catch(() => undefined)
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.org')
})

test('a mail that the server refuses is an error', async () => {
  const { mail, received } = await startServer({ refuse: 'gone@example.org' })
  await expect(mail.send({ to: 'gone@example.org', subject: 'Hello', text: 'Hello' })).rejects.toThrow()
  await mail.send({ to: 'ann@example.org', subject: 'Hello', text: 'Hello' })
  expect(received).toHaveLength(1)
})

test('a server that is down is an error', async () => {
  const mail = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'hello@example.org' })
  await expect(mail.send({ to: 'ann@example.org', subject: 'Hello', text: 'Hello' })).rejects.toThrow()
  mail.close()
})
