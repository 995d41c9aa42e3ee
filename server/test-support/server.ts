import type { Clock } from '../src/clock.ts'
import { composeServer } from '../src/compose.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/db/client.ts'
import { openTestDatabase } from '../src/db/testing.ts'
import type { Ai } from '../src/platform/ai/ai.ts'
import type { OutgoingMessage } from '../src/platform/mail/message.ts'
import type { Push } from '../src/platform/push/push.ts'
import { type Browser, createBrowser } from './browser.ts'
import { testKey } from './encryption.ts'

/** A clock that a test moves by hand. */
export function movableClock(start = '2026-03-02T09:00:00Z') {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    set: (instant: string) => {
      now = Temporal.Instant.from(instant)
    },
    advance: (by: Temporal.DurationLike) => {
      now = now.add(by)
    },
  } satisfies Clock & Record<string, unknown>
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

type Options = {
  env?: Record<string, string>
  ai?: Ai
  push?: Push
  database?: Database
  /** When the database can be asked; at once unless told. */
  opened?: Promise<void>
}

/** The whole program on a database of its own, called without a network; mail lands in `mailbox`. */
export async function startTestServer(options: Options = {}) {
  const { database: given, opened } = options
  const database = {
    ...(given ? { ...given, truncate: async () => undefined } : await openTestDatabase()),
    ...(opened && { opened }),
  }
  const clock = movableClock()
  const mailbox: OutgoingMessage[] = []
  const mailServer = { answers: Promise.resolve() }
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', ENCRYPTION_KEYS: testKey, ...options.env })
  const server = await composeServer(config, {
    database,
    clock,
    mail: {
      async send(message) {
        mailbox.push(message)
        await mailServer.answers
      },
    },
    print: () => undefined,
    ...(options.ai && { ai: options.ai }),
    ...(options.push && { push: options.push }),
    webFolder: new URL('./web/', import.meta.url),
  })
  if (!opened) await server.opened
  const visit = (deviceId?: string) => createBrowser(server.app, deviceId)

  /** Signs a browser in as somebody, by the pages that people use. */
  async function signIn(browser: Browser, email: string): Promise<Browser> {
    await browser.submit('/api/login', { email })
    const code = /\b\d{6}\b/.exec(mailbox.at(-1)?.text ?? '')?.[0] ?? ''
    const answer = await browser.submit('/api/login/code', { code })
    if (answer.status !== 303) throw new Error(`sign-in answered ${answer.status}: ${answer.text}`)
    return browser
  }

  return {
    server,
    app: server.app,
    database,
    clock,
    mailbox,
    /** Set `answers` to a promise that never ends, and the mail server hangs. */
    mailServer,
    visit,
    signIn,
    signedIn: (email: string, deviceId?: string) => signIn(visit(deviceId), email),
    /** Back to an empty database between tests; the curated verses stay. */
    async reset() {
      await database.truncate()
      await server.prepare()
      mailbox.length = 0
      mailServer.answers = Promise.resolve()
      clock.set('2026-03-02T09:00:00Z')
    },
    close: () => server.close(),
  }
}
