import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test-support/server.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
beforeEach(() => it.reset())
afterAll(() => it.close())

test('signed out, the user call answers 401 with an error body and names the device a secret', async () => {
  const { status, json, headers } = await it.visit().get('/api/auth/user')
  expect(status).toBe(401)
  expect(json).toMatchObject({ status: 401, code: 'sign_in_required', error: 'Please sign in to continue.' })
  expect(String(headers['set-cookie'])).toMatch(/^device-[\w-]{8}=[\w-]{43}; .*HttpOnly/)
})

test('a first sign-in begins a trial of three days', async () => {
  const browser = await it.signedIn('ruth@example.org')
  expect((await browser.get('/api/auth/user')).json).toEqual({
    id: expect.any(String),
    email: 'ruth@example.org',
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    subscriptionStatus: 'trialing',
    trialEndsAt: '2026-03-05T09:00:00.000Z',
  })
})

test('a trial that passed is no status, and a second sign-in begins no new one', async () => {
  await it.signedIn('ruth@example.org')
  it.clock.advance({ hours: 72 })
  const browser = await it.signedIn('Ruth@Example.org ')
  const { json } = await browser.get('/api/auth/user')
  expect(json).toMatchObject({ subscriptionStatus: null, trialEndsAt: '2026-03-05T09:00:00.000Z' })
})

test('a name can be given, changed and taken away', async () => {
  const browser = await it.signedIn('ruth@example.org')
  const named = await browser.put('/api/auth/user', { firstName: '  Ruth ', lastName: 'רות 🌾' })
  expect(named.json).toMatchObject({ firstName: 'Ruth', lastName: 'רות 🌾' })
  expect((await browser.get('/api/auth/user')).json).toEqual(named.json)
  expect((await browser.put('/api/auth/user', { firstName: '', lastName: '' })).json).toMatchObject({
    firstName: null,
    lastName: null,
  })
})

test('a name reaches nobody else', async () => {
  const ruth = await it.signedIn('ruth@example.org')
  const boaz = await it.signedIn('boaz@example.org')
  await ruth.put('/api/auth/user', { firstName: 'Ruth', lastName: '' })
  expect((await boaz.get('/api/auth/user')).json).toMatchObject({ email: 'boaz@example.org', firstName: null })
})

test.each([
  ['firstName', { firstName: 'x'.repeat(81), lastName: '' }],
  ['lastName', { firstName: '', lastName: 5 }],
  ['lastName', { firstName: '' }],
])('a bad %s is refused and changes nothing', async (path, body) => {
  const browser = await it.signedIn('ruth@example.org')
  const { status, json } = await browser.put('/api/auth/user', body)
  expect(status).toBe(400)
  expect(json.issues[0].path).toBe(path)
  expect((await browser.get('/api/auth/user')).json).toMatchObject({ firstName: null, lastName: null })
})

test('nobody changes a name signed out', async () => {
  expect((await it.visit().put('/api/auth/user', { firstName: 'a', lastName: 'b' })).status).toBe(401)
})

test.each(['\u200b', '\u00ad\u2060', '\u3164', '\u2800 \u2800', '\u202eAnna', 'Anna\u2066'])(
  'a name that cannot be seen or turns text around is refused: %j',
  async (firstName) => {
    const browser = await it.signedIn('ruth@example.org')
    const { status, json } = await browser.put('/api/auth/user', { firstName, lastName: 'Boas' })
    expect(status).toBe(400)
    expect(json.error).toMatch(/would be invisible|reverse other text/)
  },
)

test.each(['אנה', 'می\u200cخواهم', '👩🏽‍🔧', 'José'])('a name in any script is taken: %s', async (firstName) => {
  const browser = await it.signedIn('ruth@example.org')
  expect((await browser.put('/api/auth/user', { firstName, lastName: '' })).json.firstName).toBe(firstName)
})
