import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBrowser } from '../../test-support/browser.ts'
import { createAudit } from '../audit.ts'
import { readConfig } from '../config.ts'
import type { Orm } from '../db/client.ts'
import { auditLog, sessions as table, users } from '../db/schema.ts'
import { openTestDatabase } from '../db/testing.ts'
import { handClock } from '../platform/sign-in/testing.ts'
import { createApp } from './app.ts'
import { createSessions } from './session.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let userId: string

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.truncate()
  const [ann] = await database.orm
    .insert(users)
    .values({ issuer: 'email', subject: 'ann@example.org', email: 'ann@example.org' })
    .returning()
  userId = ann?.id ?? ''
})

async function start({ secure = false, orm = database.orm }: { secure?: boolean; orm?: Orm } = {}) {
  const clock = handClock()
  const sessions = createSessions({
    orm,
    withTransaction: database.withTransaction,
    audit: createAudit(clock),
    clock,
    secure,
  })
  const app = await createApp(readConfig({ LOG_LEVEL: 'silent' }))
  app.get('/in', async (_request, reply) => {
    await sessions.signIn(reply, userId, { idToken: 'token of the provider' })
    return {}
  })
  app.get('/out', async (_request, reply) => {
    await sessions.signOut(reply)
    return {}
  })
  app.get('/who', async (request) => {
    const session = await sessions.read(request)
    return { email: session?.user.email ?? null, sess: session?.sess ?? null, sid: session?.sid ?? null }
  })
  const browser = createBrowser(app)
  return { clock, sessions, browser, app, who: async () => (await browser.get('/who')).json.email as string | null }
}

const expiries = async () => (await database.orm.select().from(table)).map(({ expire }) => expire.toISOString())

test('a signed-in browser is known, another is not', async () => {
  const { app, browser, who } = await start()
  await browser.get('/in')
  expect(await who()).toBe('ann@example.org')
  expect((await createBrowser(app).get('/who')).json.email).toBeNull()
})

test('the cookie is out of reach of scripts, and bound to the host over https', async () => {
  const plain = await start()
  expect(String((await plain.browser.get('/in')).headers['set-cookie'])).toMatch(
    /^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const secure = await start({ secure: true })
  expect(String((await secure.browser.get('/in')).headers['set-cookie'])).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('whoever reads the table cannot sign in with it', async () => {
  const { browser } = await start()
  await browser.get('/in')
  const [row] = await database.orm.select().from(table)
  expect(row?.sid).not.toBe(browser.cookies.get('sid'))
  browser.cookies.set('sid', row?.sid ?? '')
  expect((await browser.get('/who')).json.email).toBeNull()
})

test('a session ends 30 days after its last use', async () => {
  const { clock, browser, who } = await start()
  await browser.get('/in')
  clock.advance({ hours: 29 * 24 })
  expect(await who()).toBe('ann@example.org')
  clock.advance({ hours: 29 * 24 })
  expect(await who()).toBe('ann@example.org')
  clock.advance({ hours: 30 * 24 })
  expect(await who()).toBeNull()
})

test('a session ends 90 days after it began, however often it is used', async () => {
  const { clock, browser, who } = await start()
  await browser.get('/in')
  for (let day = 0; day < 89; day++) {
    clock.advance({ hours: 24 })
    expect(await who()).toBe('ann@example.org')
  }
  clock.advance({ hours: 24 })
  expect(await who()).toBeNull()
})

test('it is prolonged at most once an hour', async () => {
  const { clock, browser, who } = await start()
  await browser.get('/in')
  const first = await expiries()
  clock.advance({ minutes: 59 })
  await who()
  expect(await expiries()).toEqual(first)
  clock.advance({ minutes: 1 })
  await who()
  expect(await expiries()).not.toEqual(first)
})

test('a request that comes late does not bring a signed-out session back', async () => {
  // Signs out between the moment a request reads the session and the moment it prolongs it.
  const racing = new Proxy(database.orm, {
    get(orm, key, receiver) {
      if (key !== 'update') return Reflect.get(orm, key, receiver)
      return (one: typeof table) => ({
        set: (values: { expire: Date }) => ({
          where: async (condition: ReturnType<typeof eq>) => {
            await orm.delete(table)
            await orm.update(one).set(values).where(condition)
          },
        }),
      })
    },
  })
  const { clock, browser, who } = await start({ orm: racing })
  await browser.get('/in')
  clock.advance({ hours: 2 })
  expect(await who()).toBe('ann@example.org')
  expect(await expiries()).toEqual([])
  expect(await who()).toBeNull()
})

test('signing out ends the session, for a copied cookie too', async () => {
  const { browser, who } = await start()
  await browser.get('/in')
  const copied = browser.cookies.get('sid') ?? ''
  await browser.get('/out')
  expect(browser.cookies.has('sid')).toBe(false)
  browser.cookies.set('sid', copied)
  expect(await who()).toBeNull()
})

test('a sign-in takes a new id and ends the one before; an id set from outside is never adopted', async () => {
  const { browser, who } = await start()
  const planted = 'a'.repeat(43)
  browser.cookies.set('sid', planted)
  await browser.get('/in')
  const first = browser.cookies.get('sid') ?? ''
  expect(first).not.toBe(planted)
  await browser.get('/in')
  expect(browser.cookies.get('sid')).not.toBe(first)
  browser.cookies.set('sid', first)
  expect(await who()).toBeNull()
})

test('a session remembers that it was claimed and what the provider said', async () => {
  const { sessions, browser } = await start()
  await browser.get('/in')
  const before = (await browser.get('/who')).json
  expect(before.sess).toMatchObject({ claimed: false, idToken: 'token of the provider' })
  const mark = () => database.withTransaction((tx) => sessions.markClaimed(tx, { sid: before.sid, userId }))
  expect(await Promise.all([mark(), mark()])).toEqual([true, false])
  expect((await browser.get('/who')).json.sess).toEqual({ ...before.sess, claimed: true })
})

test('a person who is gone is signed out', async () => {
  const { browser, who } = await start()
  await browser.get('/in')
  await database.orm.delete(users).where(eq(users.id, userId))
  expect(await who()).toBeNull()
})

test('only expired sessions are swept away', async () => {
  const { clock, sessions, browser } = await start()
  await browser.get('/in')
  clock.advance({ hours: 29 * 24 })
  await sessions.removeExpired()
  expect(await expiries()).toHaveLength(1)
  clock.advance({ hours: 24 })
  await sessions.removeExpired()
  expect(await expiries()).toEqual([])
})

test('signing out everywhere ends every session of the person and of nobody else, and is noted', async () => {
  const [here, there] = [await start(), await start()]
  await here.browser.get('/in')
  await there.browser.get('/in')
  expect(await here.sessions.list(userId)).toMatchObject([{ browser: null }, { browser: null }])
  const [ruth] = await database.orm.insert(users).values({ issuer: 'email', subject: 'ruth' }).returning()
  const expire = new Date('2027-01-01')
  await database.orm.insert(table).values({ sid: 'ruths', userId: ruth?.id ?? '', sess: { claimed: true }, expire })
  await here.sessions.signOutEverywhere(userId, userId)
  expect([await here.who(), await there.who()]).toEqual([null, null])
  expect(await database.orm.select({ sid: table.sid }).from(table)).toEqual([{ sid: 'ruths' }])
  const notes = await database.orm.select().from(auditLog).where(eq(auditLog.action, 'signed out everywhere'))
  expect(notes).toMatchObject([{ actorId: userId, subjectId: userId }])
})
