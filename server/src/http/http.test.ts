import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../test-support/server.ts'

let it: TestServer
beforeAll(async () => {
  it = await startTestServer()
})
afterAll(() => it.close())

test('an unknown call answers a problem', async () => {
  const { status, json, headers } = await it.visit().get('/api/nothing?secret=1')
  expect(status).toBe(404)
  expect(headers['content-type']).toContain('application/problem+json')
  expect(json).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail: 'There is nothing at this address.',
    error: 'There is nothing at this address.',
    code: 'not_found',
    requestId: headers['x-request-id'],
  })
})

test('an address that cannot be read answers a problem, with the security headers', async () => {
  const { status, json, headers } = await it.visit().get('/api/%zz')
  expect(status).toBe(400)
  expect(json).toMatchObject({ code: 'malformed', status: 400 })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('an unknown page answers the app with status 404', async () => {
  const { status, headers, text } = await it.visit().get('/no/such/page')
  expect(status).toBe(404)
  expect(headers['content-type']).toContain('text/html')
  expect(text).toContain('id="boot"')
})

test.each([
  ['too large', 413, 'too_large', 'application/json', JSON.stringify({ firstName: 'x'.repeat(70_000), lastName: '' })],
  ['malformed', 400, 'malformed', 'application/json', '{"firstName":'],
  ['of another type', 415, 'unsupported_media_type', 'text/plain', 'hello'],
  ['a form', 415, 'unsupported_media_type', 'application/x-www-form-urlencoded', 'firstName=a'],
])('a body that is %s answers a problem', async (_what, status, code, type, payload) => {
  const reply = await it.app.inject({
    method: 'POST',
    url: '/api/scripture/save',
    headers: { 'content-type': type, 'x-device-id': 'device-12345678' },
    payload,
  })
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ status, code })
})

test.each(['cross-site', 'same-site'])('a call that a %s page sends is refused, reads too', async (site) => {
  const headers = { 'sec-fetch-site': site }
  expect((await it.visit().get('/api/scripture/daily?sessionId=a', { headers })).json).toMatchObject({
    status: 403,
    code: 'cross_site',
  })
  expect((await it.visit().put('/api/auth/user', { firstName: '', lastName: '' }, { headers })).status).toBe(403)
})

test('an older browser is known by its Origin', async () => {
  const from = (origin: string) =>
    it.visit().get('/api/workplace/challenges', { headers: { 'sec-fetch-site': null, origin } })
  expect((await from('https://evil.example')).status).toBe(403)
  expect((await from('http://localhost:3000')).status).toBe(200)
})

test('every reply carries the security headers', async () => {
  for (const url of ['/', '/api/nothing', '/api/workplace/challenges', '/healthz']) {
    const { headers } = await it.visit().get(url)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  }
})

test('the onboarding page may use the style and the script that it was built with, and no others', async () => {
  const { headers } = await it.visit().get('/onboarding')
  const hash = (text: string) => createHash('sha256').update(text).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash('p{margin:0}')}';`)
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash('go()')}';`)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('a device id that no browser of ours makes is refused', async () => {
  expect((await it.visit("device-'; --").get('/api/workplace/challenges')).json).toMatchObject({
    status: 400,
    code: 'bad_device_id',
  })
})

test('health, readiness and metrics answer', async () => {
  const browser = it.visit()
  expect((await browser.get('/healthz')).json).toEqual({ status: 'ok' })
  expect((await browser.get('/readyz')).json).toEqual({ status: 'ready' })
  expect((await browser.get('/metrics')).text).toContain('lampstand_http_requests_total')
})

test.each([{ 'x-forwarded-for': '203.0.113.9' }, { 'x-real-ip': '203.0.113.9' }, { host: 'evil.example' }])(
  'metrics are not for who comes with %o',
  async (headers) => {
    expect((await it.visit().get('/metrics', { headers })).status).toBe(403)
  },
)

test('with a token, metrics are for its bearer, from anywhere', async () => {
  const site = await startTestServer({ env: { METRICS_TOKEN: 'abcdef' } })
  const ask = (authorization: string) => site.visit().get('/metrics', { headers: { authorization, host: 'l.example' } })
  expect((await ask('Bearer abcdef')).status).toBe(200)
  expect((await ask('Bearer abcde\u00e9')).status).toBe(403)
  expect((await ask('')).status).toBe(403)
  await site.close()
})

test('a call is limited by its route, however its address is written', async () => {
  const site = await startTestServer({ env: { RATE_LIMIT: '3' } })
  const statuses: number[] = []
  for (const path of ['/api', '/%61pi', '/api', '/%61pi', '/api']) {
    statuses.push((await site.visit().get(`${path}/workplace/challenges`)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  await site.close()
})

test('a limited caller is told when to come again, and only of the route that it asked too often', async () => {
  const site = await startTestServer({ env: { RATE_LIMIT: '1' } })
  const ask = (path: string) => site.visit().get(path)
  await ask('/api/workplace/challenges')
  const { status, headers, json } = await ask('/api/workplace/challenges')
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toSatisfy((seconds: number) => seconds > 0 && seconds <= 60)
  expect(json).toMatchObject({ code: 'too_many_requests', detail: expect.stringMatching(/Please wait \d+ seconds/) })
  const link = '/api/mail/confirm?token=a'
  expect([(await ask(link)).status, (await ask(link)).status]).toEqual([410, 429])
  await site.close()
})

test('an hour later a limited caller is answered again', async () => {
  const site = await startTestServer({ env: { RATE_LIMIT: '1' } })
  const ask = async () => (await site.visit().get('/api/workplace/challenges')).status
  const now = performance.now()
  expect([await ask(), await ask()]).toEqual([200, 429])
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000)
  expect([await ask(), await ask()]).toEqual([200, 429])
  clock.mockRestore()
  await site.close()
})

test('behind a proxy, only what the proxy says of an address counts', async () => {
  const site = await startTestServer({ env: { RATE_LIMIT: '2', TRUST_PROXY: 'true' } })
  const ask = async (forged: string) =>
    (await site.visit().get('/api/workplace/challenges', { headers: { 'x-forwarded-for': `${forged}, 203.0.113.9` } }))
      .status
  expect([await ask('6.6.6.1'), await ask('6.6.6.2'), await ask('6.6.6.3')]).toEqual([200, 200, 429])
  await site.close()
})

test('the calls are described as OpenAPI 3.1 and as a page', async () => {
  const { json } = await it.visit().get('/api/openapi.json')
  expect(json.openapi).toBe('3.1.0')
  expect(Object.keys(json.paths)).toEqual(
    expect.arrayContaining(['/api/auth/user', '/api/scripture/save', '/api/scripture/saved/{id}']),
  )
  expect((await it.visit().get('/api/docs')).text).toContain('GET /api/scripture/daily')
})

test('a signed-in person is led past onboarding, a visitor is not', async () => {
  const ruth = await it.signedIn('ruth@example.org')
  expect(await ruth.get('/onboarding')).toMatchObject({ status: 302, headers: { location: '/' } })
  expect((await it.visit().get('/onboarding')).text).toContain('Onboarding')
})

test('the page knows who looks at it, and a name cannot break out of it', async () => {
  const ruth = await it.signedIn('ruth@example.org')
  await ruth.put('/api/auth/user', { firstName: '</script><script>alert(1)</script>', lastName: '' })
  const { text } = await ruth.get('/home')
  expect(text).not.toContain('<script>alert')
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
  expect(boot.user).toMatchObject({ email: 'ruth@example.org', firstName: '</script><script>alert(1)</script>' })
})

test('the page tells a visitor nothing but that nobody is signed in', async () => {
  const { text } = await it.visit().get('/home')
  expect(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')).toEqual({ user: null })
})

test('once a browser has named its zone, home carries the verse of that day', async () => {
  const ruth = await it.signedIn('ruth@example.org')
  const headers = { 'x-time-zone': 'America/Chicago' }
  const daily = await ruth.get('/api/scripture/daily?sessionId=a', { headers })
  const { text } = await ruth.get('/home')
  const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
  expect(boot.daily).toEqual(daily.json)
})
