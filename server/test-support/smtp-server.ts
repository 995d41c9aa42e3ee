import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; user: string | undefined; email: Email }

/** What the server does with one message; a number is the SMTP reply that refuses it. */
export type Answer = 'take' | number | 'break' | 'take and break' | 'never answer'

/** A mail server on this machine that keeps what it takes, and at RCPT or after DATA does as it is told. */
export async function startSmtpServer() {
  const received: Received[] = []
  const answers: { recipient: (address: string) => number | null; data: (message: Email) => Answer } = {
    recipient: () => null,
    data: () => 'take',
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username ?? '' }) : done(new Error('wrong password')),
    onRcptTo({ address }, _session, done) {
      const reply = answers.recipient(address)
      done(reply === null ? null : withReply(reply, address))
    },
    async onData(stream, { envelope, user, id }, done) {
      // A sender that is killed in the middle leaves nothing to keep and nobody to answer.
      const chunks: Buffer[] | null = await stream.toArray().catch(() => null)
      if (!chunks) return
      const email = await PostalMime.parse(Buffer.concat(chunks))
      const answer = answers.data(email)
      if (typeof answer === 'number') return done(withReply(answer, 'message'))
      if (answer === 'take' || answer === 'take and break' || answer === 'never answer') {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, email })
      }
      if (answer === 'take') return done()
      if (answer === 'never answer') return
      for (const connection of server.connections) {
        if ((connection as unknown as { id: string }).id === id) destroy(connection)
      }
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://ann:secret@127.0.0.1:${port}`,
    received,
    answers,
    messageIds: () => received.map(({ email }) => email.messageId),
    async stop() {
      for (const connection of server.connections) destroy(connection)
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const destroy = (connection: unknown) => (connection as { _socket: { destroy(): void } })._socket.destroy()

/** A reply that repeats the address, as real servers do. */
const withReply = (responseCode: number, address: string) =>
  Object.assign(new Error(`<${address}> is not taken`), { responseCode })
