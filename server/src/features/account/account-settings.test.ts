import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'
import { auditLog, users } from '../../db/schema.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer({ env: { OPERATORS: ' Anna@example.org,ruth@example.org ' } })
})
beforeEach(() => it.reset())
afterAll(() => it.close())

const berlin = { headers: { 'x-time-zone': 'Europe/Berlin' } }

test('an account tells how its person is known', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  expect((await boaz.get('/api/account', berlin)).json).toEqual({
    email: 'boaz@example.org',
    firstName: null,
    lastName: null,
    timeZone: 'Europe/Berlin',
    timeZoneIsChosen: false,
    discreet: false,
    aiEnabled: true,
    signIn: { kind: 'email' },
    plan: 'pro',
    createdAt: '2026-03-02T09:00:00.000Z',
  })
})

test('a chosen zone stays whatever the browser names, until it is to follow again', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  const chosen = await boaz.put('/api/account/settings', { timeZone: 'Pacific/Auckland' }, berlin)
  expect(chosen.json).toMatchObject({ timeZone: 'Pacific/Auckland', timeZoneIsChosen: true })
  expect((await boaz.get('/api/account', berlin)).json).toMatchObject({ timeZone: 'Pacific/Auckland' })

  const following = await boaz.put('/api/account/settings', { timeZone: null }, berlin)
  expect(following.json).toMatchObject({ timeZoneIsChosen: false })
  expect((await boaz.get('/api/account', berlin)).json).toMatchObject({ timeZone: 'Europe/Berlin' })
})

test('the day of the verse is that of the chosen zone', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  it.clock.set('2026-03-02T20:00:00Z')
  await boaz.put('/api/account/settings', { timeZone: 'Pacific/Auckland' }, berlin)
  await boaz.get('/api/scripture/daily?sessionId=s', berlin)
  const { json } = await boaz.post('/api/account/export')
  expect(json.versesShown).toMatchObject([{ kind: 'daily', day: '2026-03-03' }])
})

test('discreet mail is switched for oneself alone', async () => {
  const boaz = await it.signedIn('boaz@example.org')
  const ruth = await it.signedIn('ruth@example.org')
  expect((await boaz.put('/api/account/settings', { discreet: true })).json).toMatchObject({ discreet: true })
  expect((await boaz.get('/api/account')).json).toMatchObject({ discreet: true })
  expect((await ruth.get('/api/account')).json).toMatchObject({ discreet: false })
})

test.each([[{ timeZone: 'Mars/Olympus' }], [{ timeZone: '' }], [{ discreet: 'yes' }], [{}]])(
  'settings that make no sense are refused: %j',
  async (body) => {
    const boaz = await it.signedIn('boaz@example.org')
    expect((await boaz.put('/api/account/settings', body)).status).toBe(400)
    expect((await boaz.get('/api/account')).json).toMatchObject({ timeZone: null, discreet: false })
  },
)

test.each(['/api/account', '/api/account/sessions'])('%s is for somebody who is signed in', async (path) => {
  expect((await it.visit().get(path)).status).toBe(401)
})

test('a person sees where they are signed in, and can end one of it', async () => {
  const desk = await it.signedIn('boaz@example.org')
  it.clock.advance({ hours: 2 })
  const phone = await it.signedIn('boaz@example.org')
  const seen = (await phone.get('/api/account/sessions')).json
  expect(seen).toMatchObject([
    { isThisDevice: true, createdAt: '2026-03-02T11:00:00.000Z' },
    { isThisDevice: false, createdAt: '2026-03-02T09:00:00.000Z' },
  ])
  expect((await phone.delete(`/api/account/sessions/${seen[1].id}`)).status).toBe(204)
  expect((await desk.get('/api/account')).status).toBe(401)
  expect((await phone.delete(`/api/account/sessions/${seen[1].id}`)).status).toBe(404)
  expect((await phone.get('/api/account/sessions')).json).toHaveLength(1)
})

test("nobody ends another person's session", async () => {
  const boaz = await it.signedIn('boaz@example.org')
  const ruth = await it.signedIn('ruth@example.org')
  const [session] = (await ruth.get('/api/account/sessions')).json
  expect((await boaz.delete(`/api/account/sessions/${session.id}`)).status).toBe(404)
  expect((await ruth.get('/api/account')).status).toBe(200)
})

test('signing out everywhere ends every session of the person and nobody else’s', async () => {
  const desk = await it.signedIn('boaz@example.org')
  const phone = await it.signedIn('boaz@example.org')
  const ruth = await it.signedIn('ruth@example.org')
  expect((await phone.post('/api/account/sign-out-everywhere')).status).toBe(204)
  expect((await desk.get('/api/account')).status).toBe(401)
  expect((await phone.get('/api/account')).status).toBe(401)
  expect((await ruth.get('/api/account')).status).toBe(200)
})

test('operators are those whom the configuration names, and it is noted', async () => {
  await it.signedIn('anna@example.org')
  await it.signedIn('boaz@example.org')
  expect(await roles()).toEqual({ 'anna@example.org': 'operator', 'boaz@example.org': 'member' })

  // As after a start with another list.
  const { orm } = it.database
  await orm.update(users).set({ role: 'member' }).where(eq(users.email, 'anna@example.org'))
  await orm.update(users).set({ role: 'operator' }).where(eq(users.email, 'boaz@example.org'))
  await it.server.prepare()
  await it.server.prepare()
  expect(await roles()).toEqual({ 'anna@example.org': 'operator', 'boaz@example.org': 'member' })
  const noted = (await orm.select().from(auditLog)).filter(({ action }) => action === 'role changed')
  expect(noted).toHaveLength(3)
  expect(noted).toMatchObject([{ actorId: null }, { actorId: null }, { actorId: null }])
})

const roles = async () => {
  const rows = await it.database.orm.select().from(users).orderBy(users.email)
  return Object.fromEntries(rows.map(({ email, role }) => [email, role]))
}
