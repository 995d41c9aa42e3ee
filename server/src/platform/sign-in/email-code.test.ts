import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits, signInCodes, users } from '../../db/schema.ts'
import { openTestDatabase } from '../../db/testing.ts'
import { locationOf, startSignIn, type Visitor, visit } from './testing.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let site: Awaited<ReturnType<typeof startSignIn>>
let browser: Visitor

const abroad = {
  PUBLIC_URL: 'https://lampstand.example.org',
  SMTP_URL: 'smtp://m.example.org',
  MAIL_FROM: 'hi@example.org',
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.truncate()
  site = await startSignIn({ orm: database.orm })
  browser = visit(site)
})

const wrong = () => (site.code() === '111111' ? '222222' : '111111')

test('an address and its code sign a person in', async () => {
  const first = await browser.get('/api/login')
  expect(first.status).toBe(200)
  expect(first.text.match(/<input(?![^>]*hidden)/g)).toHaveLength(1)
  expect(first.text).toMatch(/<label for="email">Email<\/label>/)

  const asked = await browser.ask(' Ann@Example.org ')
  expect(asked).toMatchObject({ status: 303, headers: { location: '/api/login/code' } })
  const second = await browser.get('/api/login/code')
  expect(second.text.match(/<input(?![^>]*hidden)/g)).toHaveLength(1)
  expect(second.text).toMatch(/<label for="code">Code<\/label>/)
  expect(second.text).toContain('ann@example.org')

  const entered = await browser.enter(site.code())
  expect(entered).toMatchObject({ status: 303, headers: { location: '/' } })
  expect(await browser.who()).toBe('ann@example.org')
})

test('the mail carries the code and nothing that a stranger wrote', async () => {
  await browser.ask('ann@example.org')
  expect(site.sent[0]).toMatchObject({ to: 'ann@example.org', subject: 'Your Lampstand sign-in code' })
  expect(site.sent[0]?.html).toContain(site.code())
})

test('a code may be typed with a gap, or in the digits of a wide keyboard', async () => {
  await browser.ask('ann@example.org')
  const wide = site.code().replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  expect((await browser.enter(` ${wide.slice(0, 3)} ${wide.slice(3)}`)).status).toBe(303)
})

test('on one’s own machine the code is printed, elsewhere never', async () => {
  await browser.ask('ann@example.org')
  expect(site.printed).toEqual([`sign-in code for ann@example.org: ${site.code()}`])
  const far = await startSignIn({ orm: database.orm, env: abroad })
  await visit(far).ask('ann@example.org')
  expect(far.sent).toHaveLength(1)
  expect(far.printed).toEqual([])
})

test('the same person comes back to the same account', async () => {
  for (const typed of ['ann@example.org', 'ANN@example.org']) {
    const one = visit(site)
    await one.ask(typed)
    await one.enter(site.code())
  }
  expect(await database.orm.select().from(users)).toHaveLength(1)
})

test('an unknown address is answered like a known one', async () => {
  await browser.ask('ann@example.org')
  await browser.enter(site.code())
  const known = await visit(site).ask('ann@example.org')
  const unknown = await visit(site).ask('bob@example.org')
  expect([known.status, locationOf(known), known.text]).toEqual([unknown.status, locationOf(unknown), unknown.text])
})

test('five wrong codes end it, even for the right one', async () => {
  await browser.ask('ann@example.org')
  for (const left of ['4 tries', '3 tries', '2 tries', 'one try']) {
    const answer = await browser.enter(wrong())
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(`you have ${left} left`)
    expect(answer.text).toContain(`value="${wrong()}"`)
  }
  expect((await browser.enter(wrong())).text).toContain('That was the fifth wrong code')
  const late = await browser.enter(site.code())
  expect(late.status).toBe(400)
  expect(late.text).toContain('value="ann@example.org"')
  expect(await browser.who()).toBeNull()
})

test('guesses sent at the same moment are counted too', async () => {
  await browser.ask('ann@example.org')
  const answers = await Promise.all(Array.from({ length: 12 }, () => browser.enter(wrong())))
  expect(answers.filter(({ text }) => text.includes('left.')).length).toBe(4)
  expect((await browser.enter(site.code())).status).toBe(400)
})

test('what is not six digits costs no try', async () => {
  await browser.ask('ann@example.org')
  for (const typed of ['', '12345', '1234567', 'abcdef']) {
    const answer = await browser.enter(typed)
    expect(answer.text).toContain('The code has six digits')
    expect(answer.text).toContain(`value="${typed}"`)
  }
  expect((await browser.enter(site.code())).status).toBe(303)
})

test('a code works for 10 minutes', async () => {
  await browser.ask('ann@example.org')
  site.clock.advance({ minutes: 10 })
  const answer = await browser.enter(site.code())
  expect(answer.text).toContain('has expired')
  expect(await browser.who()).toBeNull()
  expect(await browser.get('/api/login/code')).toMatchObject({ status: 410 })
})

test('the right code in another browser is refused', async () => {
  await browser.ask('ann@example.org')
  const other = visit(site)
  expect((await other.enter(site.code())).text).toContain('This browser has no code waiting')
  await other.ask('eve@example.org')
  const [annsCode] = site.sent.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')
  expect((await other.enter(annsCode ?? '')).status).toBe(400)
  expect(await other.who()).toBeNull()
})

test('a new code takes the place of the one before', async () => {
  await browser.ask('ann@example.org')
  const first = site.code()
  await browser.ask('ann@example.org')
  const second = site.code()
  expect((await browser.enter(first)).status).toBe(400)
  expect((await browser.enter(second)).status).toBe(303)
  expect(await database.orm.select().from(signInCodes)).toHaveLength(1)
})

test('two tabs that send the code at once make one session, and both get in', async () => {
  await browser.ask('ann@example.org')
  const code = site.code()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = () =>
    site.app.inject({
      method: 'POST',
      url: '/api/login/code',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: `code=${code}`,
    })
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
  expect(
    answers.filter(({ cookies }) => cookies.some(({ name, value }) => name === 'sid' && value !== '')),
  ).toHaveLength(1)
})

test('a used code is worth nothing to whoever reads it later', async () => {
  await browser.ask('ann@example.org')
  const code = site.code()
  const asked = new Map(browser.cookies)
  await browser.enter(code)
  const thief = visit(site)
  for (const [name, value] of asked) thief.cookies.set(name, value)
  await thief.enter(code)
  expect(await thief.who()).toBeNull()
})

test('neither the code nor the cookie stands in the database', async () => {
  await browser.ask('ann@example.org')
  const stored = JSON.stringify(await database.orm.select().from(signInCodes))
  expect(stored).not.toContain(site.code())
  for (const value of browser.cookies.values()) expect(stored).not.toContain(value)
})

test.each([
  ['nothing', '', 'Enter your e-mail address'],
  ['no address', 'ann at example', 'does not look like'],
  ['a second recipient', 'ann@example.org,eve@example.org', 'does not look like'],
  ['a header line', 'ann@example.org\r\nBcc: eve@example.org', 'does not look like'],
])('%s in place of an address is refused, and kept in the box', async (_name, typed, words) => {
  const answer = await browser.ask(typed)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(words)
  expect(answer.text).toContain(`value="${typed}"`)
  expect(site.sent).toEqual([])
})

test('what was typed cannot become markup', async () => {
  const answer = await browser.ask('"><script>alert(1)</script>@example.org')
  expect(answer.text).not.toContain('<script>alert')
  expect(answer.text).toContain('&lt;script&gt;')
})

test('what was never finished is forgotten after a while', async () => {
  await browser.ask('ann@example.org')
  await site.removeExpired()
  expect(await database.orm.select().from(signInCodes)).toHaveLength(1)
  site.clock.advance({ hours: 3 })
  await site.removeExpired()
  expect(await database.orm.select().from(signInCodes)).toEqual([])
  expect(await database.orm.select().from(rateLimits)).toEqual([])
})
