import { expect, test } from 'vitest'
import { locationOf, signInForEachTest } from './testing.ts'

const here = signInForEachTest()

test('a form of another site is refused, by the sender’s name or by its origin', async () => {
  const sendFrom = (headers: Record<string, string | null>) =>
    here.browser.post('/api/login', undefined, { form: { email: 'ann@example.org' }, headers })
  const marked = await sendFrom({ 'sec-fetch-site': 'cross-site' })
  expect(marked.status).toBe(403)
  expect(marked.headers['content-type']).toContain('text/html')
  expect((await sendFrom({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await sendFrom({ 'sec-fetch-site': null, origin: 'https://evil.example' })).status).toBe(403)
  expect((await sendFrom({ 'sec-fetch-site': null, origin: 'http://localhost:3000' })).status).toBe(303)
  expect(here.site.sent).toHaveLength(1)
})

test('a sign-in goes on to the page where it began, and never to another site', async () => {
  const asked = await here.browser.submit('/api/login', { email: 'ann@example.org', returnTo: '/scripture' })
  expect(locationOf(asked)).toBe('/api/login/code?returnTo=%2Fscripture')
  expect((await here.browser.get(locationOf(asked))).text).toContain('name="returnTo" value="/scripture"')
  const form = { code: here.site.code(), returnTo: '//evil.example' }
  expect(locationOf(await here.browser.submit('/api/login/code', form))).toBe('/')
  expect(locationOf(await here.browser.get('/api/login?returnTo=/scripture'))).toBe('/scripture')
})

test('what only looks at the addresses, a HEAD request, does nothing', async () => {
  await here.browser.ask('ann@example.org')
  await here.browser.enter(here.site.code())
  const cookie = `sid=${here.browser.cookies.get('sid')}`
  await here.site.app.inject({ method: 'HEAD', url: '/api/logout', headers: { cookie } })
  expect(await here.browser.who()).toBe('ann@example.org')
})

test('the code page without a code leads to the address page', async () => {
  expect(await here.browser.get('/api/login/code')).toMatchObject({ status: 303, headers: { location: '/api/login' } })
})

test('the pages need no inline style or script and are never stored', async () => {
  await here.browser.ask('ann@example.org')
  for (const path of ['/api/login', '/api/login/code']) {
    const { text, headers } = await here.browser.get(path)
    expect(text).not.toMatch(/\sstyle=|<style|\son\w+=|<script(?![^>]*src=)/)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-security-policy': expect.any(String) })
  }
})

test('the next person at the desk does not see who was there', async () => {
  await here.browser.ask('ann@example.org')
  await here.browser.enter(here.site.code())
  await here.browser.get('/api/logout')
  for (const path of ['/api/login', '/api/login/code']) {
    expect((await here.browser.get(path)).text).not.toContain('ann@example.org')
  }
})

test('signing out ends the session and gives the device a new secret', async () => {
  await here.browser.ask('ann@example.org')
  await here.browser.enter(here.site.code())
  expect(await here.browser.get('/api/logout')).toMatchObject({ status: 303, headers: { location: '/onboarding' } })
  expect(await here.browser.who()).toBeNull()
  expect(here.site.renewed).toHaveLength(1)
})

test('another site cannot sign a person out; a browser that looks ahead does not either', async () => {
  await here.browser.ask('ann@example.org')
  await here.browser.enter(here.site.code())
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-purpose': 'prefetch;prerender' }]) {
    const page = await here.browser.get('/api/logout', { headers })
    expect(page.status).toBe(200)
    expect(page.text).toContain('<form method="post" action="/api/logout"')
  }
  const forged = await here.browser.post('/api/logout', undefined, {
    form: {},
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(forged.status).toBe(403)
  expect(await here.browser.who()).toBe('ann@example.org')
  expect((await here.browser.submit('/api/logout', {})).status).toBe(303)
  expect(await here.browser.who()).toBeNull()
})

test('a body too large or of a strange kind is answered by a page', async () => {
  const large = await here.browser.ask(`${'a'.repeat(20_000)}@example.org`)
  expect(large.status).toBe(413)
  expect(large.headers['content-type']).toContain('text/html')
  const strange = await here.browser.post('/api/login', undefined, { headers: { 'content-type': 'text/csv' } })
  expect([400, 415]).toContain(strange.status)
})
