import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { oidcLogins, users } from '../../db/schema.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { clientId, clientSecret, createVisitor, publicUrl, startProvider } from './test-provider.ts'
import { locationOf, startSignIn, type Visitor, visit } from './testing.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  // The provider warns that it is set up for development.
  vi.spyOn(console, 'warn').mockReturnValue()
  await database.truncate()
})
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

async function start(options: Parameters<typeof startProvider>[0] = {}, env: Record<string, string> = {}) {
  const provider = await startProvider(options)
  cleanups.push(provider.stop)
  const site = await siteFor(provider.issuer, env)
  return { ...site, provider }
}

async function siteFor(issuer: string, env: Record<string, string> = {}) {
  const secret = { OIDC_CLIENT_SECRET: clientSecret }
  const oidc = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, PUBLIC_URL: publicUrl, ...secret, ...env }
  const site = await startSignIn({ orm: database.orm, env: oidc })
  return { site, browser: visit(site) }
}

const begin = async (browser: Visitor, path = '/api/login') => locationOf(await browser.get(path))
/** The way back from the provider is a visit that begins on another site. */
const comeBack = (browser: Visitor, path: string) => browser.get(path, { headers: { 'sec-fetch-site': 'cross-site' } })

test('a person signs in at the provider and comes back to the page where they began', async () => {
  const { browser, provider } = await start()
  const url = new URL(await begin(browser, '/api/login?returnTo=/scripture'))
  expect(url.origin).toBe(provider.issuer)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: `${publicUrl}/api/callback`,
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
  })
  const back = await createVisitor('ann').follow(url.href)
  expect(await comeBack(browser, back)).toMatchObject({ status: 303, headers: { location: '/scripture' } })
  expect(await browser.who()).toBe('ann@example.org')
  expect(await database.orm.select().from(users)).toMatchObject([
    { issuer: provider.issuer, subject: 'ann', firstName: 'Ann', lastName: 'Longworth' },
  ])
})

test('the callback follows PUBLIC_URL, whatever the Host header says', async () => {
  const { browser } = await start()
  const answer = await browser.get('/api/login', { headers: { host: 'evil.example' } })
  expect(new URL(locationOf(answer)).searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/callback`)
})

test('the same person comes back to the same account', async () => {
  const { site } = await start()
  for (let time = 0; time < 2; time++) {
    const browser = visit(site)
    await comeBack(browser, await createVisitor('ann').follow(await begin(browser)))
  }
  expect(await database.orm.select().from(users)).toHaveLength(1)
})

test('two tabs may sign in at once', async () => {
  const { browser } = await start()
  const visitor = createVisitor('ann')
  const [first, second] = [await begin(browser), await begin(browser)]
  const backs = [await visitor.follow(second), await visitor.follow(first)]
  for (const back of backs) expect((await comeBack(browser, back)).status).toBe(303)
  expect(await browser.who()).toBe('ann@example.org')
})

test('an answer that another browser began is refused', async () => {
  const { site, browser } = await start()
  const back = await createVisitor('eve').follow(await begin(browser))
  const victim = visit(site)
  const answer = await comeBack(victim, back)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('Please start again')
  expect(await victim.who()).toBeNull()
})

test('a state that nobody began, or none, is refused', async () => {
  const { browser } = await start()
  const back = new URL(await createVisitor('ann').follow(await begin(browser)), publicUrl)
  back.searchParams.set('state', 'made-up')
  expect((await comeBack(browser, back.pathname + back.search)).status).toBe(400)
  expect((await comeBack(browser, '/api/callback')).status).toBe(400)
  expect(await browser.who()).toBeNull()
})

test('an answer is good once: again it leads home whoever is in, and nobody else', async () => {
  const { site, browser } = await start()
  const url = await begin(browser)
  const cookies = new Map(browser.cookies)
  const back = await createVisitor('ann').follow(url)
  await comeBack(browser, back)
  expect(await comeBack(browser, back)).toMatchObject({ status: 303, headers: { location: '/' } })
  const thief = visit(site)
  for (const [name, value] of cookies) thief.cookies.set(name, value)
  expect((await comeBack(thief, back)).status).toBe(400)
  expect(await thief.who()).toBeNull()
})

test('a code that the provider does not take is answered by a page', async () => {
  const { browser } = await start()
  const back = new URL(await createVisitor('ann').follow(await begin(browser)), publicUrl)
  back.searchParams.set('code', 'stolen')
  const answer = await comeBack(browser, back.pathname + back.search)
  expect(answer.status).toBe(502)
  expect(answer.text).toContain('Sign-in did not work')
  expect(await browser.who()).toBeNull()
})

test('a sign-in that took half an hour has expired', async () => {
  const { site, browser } = await start()
  const back = await createVisitor('ann').follow(await begin(browser))
  site.clock.advance({ minutes: 30 })
  expect((await comeBack(browser, back)).text).toContain('This sign-in has expired')
  await site.removeExpired()
  expect(await database.orm.select().from(oidcLogins)).toEqual([])
})

test('whoever refuses at the provider is told that nothing happened', async () => {
  const { browser } = await start()
  const back = await createVisitor('ann').follow(await begin(browser, '/api/login?returnTo=/scripture'), 'refuse')
  const answer = await comeBack(browser, back)
  expect(answer.status).toBe(403)
  expect(answer.text).toContain('Sign-in was cancelled')
  expect(answer.text).toContain('href="/api/login?returnTo=%2Fscripture"')
})

test('the server starts while the provider is down, and signs in when it is back', async () => {
  const first = await startProvider()
  await first.stop()
  const { site, browser } = await siteFor(first.issuer)
  const answer = await browser.get('/api/login')
  expect(answer.status).toBe(503)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.text).toContain('Try again')
  const again = await startProvider({ port: Number(new URL(first.issuer).port) })
  cleanups.push(again.stop)
  const later = visit(site)
  await comeBack(later, await createVisitor('ann').follow(await begin(later)))
  expect(await later.who()).toBe('ann@example.org')
})

test('a public client needs no secret', async () => {
  const client = { token_endpoint_auth_method: 'none' } as const
  const { browser } = await start({ client }, { OIDC_CLIENT_SECRET: '' })
  await comeBack(browser, await createVisitor('ann').follow(await begin(browser)))
  expect(await browser.who()).toBe('ann@example.org')
})

test('an address that the provider has not verified is not taken over', async () => {
  const { browser } = await start({ claims: { email_verified: false } })
  await comeBack(browser, await createVisitor('ann').follow(await begin(browser)))
  expect(await database.orm.select().from(users)).toMatchObject([{ subject: 'ann', email: null }])
})

test('signing out ends the session at the provider too', async () => {
  const { browser, provider } = await start()
  await comeBack(browser, await createVisitor('ann').follow(await begin(browser)))
  const answer = await browser.get('/api/logout')
  expect(await browser.who()).toBeNull()
  const url = new URL(locationOf(answer))
  expect(url.origin).toBe(provider.issuer)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    id_token_hint: expect.stringMatching(/^ey/),
    post_logout_redirect_uri: `${publicUrl}/onboarding`,
  })
  expect((await createVisitor('ann').load(url.href)).text).not.toContain('error')
})

test('the page that asks before signing out may send its form on to the provider', async () => {
  const { browser, provider } = await start()
  await comeBack(browser, await createVisitor('ann').follow(await begin(browser)))
  const page = await browser.get('/api/logout', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(String(page.headers['content-security-policy'])).toContain(`form-action 'self' ${provider.issuer}`)
})

test('a provider that is down keeps nobody signed in here', async () => {
  const { browser, provider, site } = await start()
  await comeBack(browser, await createVisitor('ann').follow(await begin(browser)))
  await provider.stop()
  const restarted = await siteFor(provider.issuer)
  for (const [name, value] of browser.cookies) restarted.browser.cookies.set(name, value)
  expect(await restarted.browser.get('/api/logout')).toMatchObject({
    status: 303,
    headers: { location: '/onboarding' },
  })
  expect(await visit(site).who()).toBeNull()
  expect(await restarted.browser.who()).toBeNull()
})

test('cookies of a sign-in are bound to the host over https', async () => {
  const { browser } = await start({}, { PUBLIC_URL: 'https://lampstand.example.org' })
  const answer = await browser.get('/api/login')
  expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-login-.*Path=\/; HttpOnly; Secure; SameSite=Lax/)
})
