import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Answer, createBrowser } from '../../../test-support/browser.ts'
import { createAudit } from '../../audit.ts'
import { readConfig } from '../../config.ts'
import type { Orm } from '../../db/client.ts'
import { withTransactionOn } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { createApp } from '../../http/app.ts'
import { createSessions } from '../../http/session.ts'
import { createMail } from '../mail/mail.ts'
import type { OutgoingMessage } from '../mail/message.ts'
import type { MailTransport } from '../mail/transport.ts'
import { createSignIn } from './register.ts'
import type { Identity } from './sign-in.ts'

/** A clock that a test moves by hand. */
export function handClock() {
  let now = Temporal.Instant.from('2026-03-02T09:05:00Z')
  return {
    now: () => now,
    advance: (by: Temporal.DurationLike) => {
      now = now.add(by)
    },
  }
}

type Options = { orm: Orm; env?: Record<string, string>; mail?: MailTransport }

/** The HTTP server with sign-in on it and nothing else; `GET /who` answers the signed-in address, or nothing. */
export async function startSignIn({ orm, env = {}, mail }: Options) {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...env })
  const clock = handClock()
  const sent: OutgoingMessage[] = []
  const printed: string[] = []
  const renewed: number[] = []
  const app = await createApp(config)
  const withTransaction = withTransactionOn(orm)
  const sessions = createSessions({
    orm,
    withTransaction,
    audit: createAudit(clock),
    clock,
    secure: config.publicUrl.protocol === 'https:',
  })
  const signIn = await createSignIn({
    config,
    orm,
    clock,
    sessions,
    withTransaction,
    mail: createMail({
      database: { orm, withTransaction },
      clock,
      transport: mail ?? { send: async (message) => void sent.push(message) },
      host: config.publicUrl.hostname,
      registry: new Registry(),
      log: app.log,
    }),
    print: (line) => void printed.push(line),
    findOrCreateUser: (identity) => findOrCreateUser(orm, identity),
    renewDevice: (reply) => void renewed.push(reply.statusCode),
  })
  await signIn.prepare()
  await signIn.serve({ app })
  app.get('/who', async (request) => {
    const session = await sessions.read(request)
    return { email: session?.user.email ?? null }
  })
  return {
    app,
    clock,
    sent,
    printed,
    renewed,
    removeExpired: async () => {
      for (const { run } of signIn.chores) await run()
    },
    /** The code of the newest mail. */
    code: () => /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '',
  }
}

export type Visitor = ReturnType<typeof visit>

/** A browser that can sign in. */
export function visit({ app }: { app: FastifyInstance }) {
  const browser = createBrowser(app)
  return {
    ...browser,
    ask: (email: string) => browser.submit('/api/login', { email }),
    enter: (code: string) => browser.submit('/api/login/code', { code }),
    /** The address of whoever is signed in. */
    who: async () => (await browser.get('/who')).json.email as string | null,
  }
}

/** A server for other people: on https, sending its codes by mail. */
export const abroad = {
  PUBLIC_URL: 'https://lampstand.example.org',
  SMTP_URL: 'smtp://m.example.org',
  MAIL_FROM: 'hi@example.org',
}

type SignInSite = {
  database: Awaited<ReturnType<typeof openTestDatabase>>
  site: Awaited<ReturnType<typeof startSignIn>>
  browser: Visitor
}

/** For a whole file of tests: an empty database, a site with sign-in and a browser on it, new for each test. */
export function signInForEachTest(): SignInSite {
  const here = {} as SignInSite
  beforeAll(async () => {
    here.database = await openTestDatabase()
  })
  afterAll(() => here.database.close())
  beforeEach(async () => {
    await here.database.truncate()
    here.site = await startSignIn({ orm: here.database.orm })
    here.browser = visit(here.site)
  })
  return here
}

export const locationOf = ({ headers: { location } }: Answer) => String(location)

async function findOrCreateUser(orm: Orm, { issuer, subject, email, firstName = null, lastName = null }: Identity) {
  const [row] = await orm
    .insert(users)
    .values({ issuer, subject, email, firstName, lastName })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { email: sql`excluded.email` } })
    .returning({ userId: users.id })
  if (!row) throw new Error('an upsert answered no row')
  return row
}
