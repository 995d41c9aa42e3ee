import { expect, test } from 'vitest'
import { rateLimits, signInCodes, users } from '../../db/schema.ts'
import { abroad, locationOf, signInForEachTest, startSignIn, visit } from './testing.ts'

const here = signInForEachTest()

const wrong = () => (here.site.code() === '111111' ? '222222' : '111111')

test('an address and its code sign a person in', async () => {
  const first = await here.browser.get('/api/login')
  expect(first.status).toBe(200)
  expect(first.text.match(/<input(?![^>]*hidden)/g)).toHaveLength(1)
  expect(first.text).toMatch(/<label for="email">Email<\/label>/)

  const asked = await here.browser.ask(' Ann@Example.org ')
  expect(asked).toMatchObject({ status: 303, headers: { location: '/api/login/code' } })
  const second = await here.browser.get('/api/login/code')
  expect(second.text.match(/<input(?![^>]*hidden)/g)).toHaveLength(1)
  expect(second.text).toMatch(/<label for="code">Code<\/label>/)
  expect(second.text).toContain('ann@example.org')

  const entered = await here.browser.enter(here.site.code())
  expect(entered).toMatchObject({ status: 303, headers: { location: '/' } })
  expect(await here.browser.who()).toBe('ann@example.org')
})

test('the mail carries the code and nothing that a stranger wrote', async () => {
  await here.browser.ask('ann@example.org')
  expect(here.site.sent[0]).toMatchObject({ to: 'ann@example.org', subject: 'Your Lampstand sign-in code' })
  expect(here.site.sent[0]?.html).toContain(here.site.code())
})

test('a code may be typed with a gap, or in the digits of a wide keyboard', async () => {
  await here.browser.ask('ann@example.org')
  const wide = here.site.code().replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
  expect((await here.browser.enter(` ${wide.slice(0, 3)} ${wide.slice(3)}`)).status).toBe(303)
})

test('on one’s own machine the code is printed, elsewhere never', async () => {
  await here.browser.ask('ann@example.org')
  expect(here.site.printed).toEqual([`sign-in code for ann@example.org: ${here.site.code()}`])
  const far = await startSignIn({ orm: here.database.orm, env: abroad })
  await visit(far).ask('ann@example.org')
  expect(far.sent).toHaveLength(1)
  expect(far.printed).toEqual([])
})

test('the same person comes back to the same account', async () => {
  for (const typed of ['ann@example.org', 'ANN@example.org']) {
    const one = visit(here.site)
    await one.ask(typed)
    await one.enter(here.site.code())
  }
  expect(await here.database.orm.select().from(users)).toHaveLength(1)
})

test('an unknown address is answered like a known one', async () => {
  await here.browser.ask('ann@example.org')
  await here.browser.enter(here.site.code())
  const known = await visit(here.site).ask('ann@example.org')
  const unknown = await visit(here.site).ask('bob@example.org')
  expect([known.status, locationOf(known), known.text]).toEqual([unknown.status, locationOf(unknown), unknown.text])
})

test('five wrong codes end it, even for the right one', async () => {
  await here.browser.ask('ann@example.org')
  for (const left of ['4 tries', '3 tries', '2 tries', 'one try']) {
    const answer = await here.browser.enter(wrong())
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(`you have ${left} left`)
    expect(answer.text).toContain(`value="${wrong()}"`)
  }
  expect((await here.browser.enter(wrong())).text).toContain('That was the fifth wrong code')
  const late = await here.browser.enter(here.site.code())
  expect(late.status).toBe(400)
  expect(late.text).toContain('value="ann@example.org"')
  expect(await here.browser.who()).toBeNull()
})

test('guesses sent at the same moment are counted too', async () => {
  await here.browser.ask('ann@example.org')
  const answers = await Promise.all(Array.from({ length: 12 }, () => here.browser.enter(wrong())))
  expect(answers.filter(({ text }) => text.includes('left.')).length).toBe(4)
  expect((await here.browser.enter(here.site.code())).status).toBe(400)
})

test('what is not six digits costs no try', async () => {
  await here.browser.ask('ann@example.org')
  for (const typed of ['', '12345', '1234567', 'abcdef']) {
    const answer = await here.browser.enter(typed)
    expect(answer.text).toContain('The code has six digits')
    expect(answer.text).toContain(`value="${typed}"`)
  }
  expect((await here.browser.enter(here.site.code())).status).toBe(303)
})

test('a code works for 10 minutes', async () => {
  await here.browser.ask('ann@example.org')
  here.site.clock.advance({ minutes: 10 })
  const answer = await here.browser.enter(here.site.code())
  expect(answer.text).toContain('has expired')
  expect(await here.browser.who()).toBeNull()
  expect(await here.browser.get('/api/login/code')).toMatchObject({ status: 410 })
})

test('the right code in another browser is refused', async () => {
  await here.browser.ask('ann@example.org')
  const other = visit(here.site)
  expect((await other.enter(here.site.code())).text).toContain('No code was requested in this browser')
  await other.ask('eve@example.org')
  const [annsCode] = here.site.sent.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')
  expect((await other.enter(annsCode ?? '')).status).toBe(400)
  expect(await other.who()).toBeNull()
})

test('a new code takes the place of the one before', async () => {
  await here.browser.ask('ann@example.org')
  const first = here.site.code()
  await here.browser.ask('ann@example.org')
  const second = here.site.code()
  expect((await here.browser.enter(first)).status).toBe(400)
  expect((await here.browser.enter(second)).status).toBe(303)
  expect(await here.database.orm.select().from(signInCodes)).toHaveLength(1)
})

test('two tabs that send the code at once make one session, and both get in', async () => {
  await here.browser.ask('ann@example.org')
  const code = here.site.code()
  const cookie = [...here.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = () =>
    here.site.app.inject({
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
  await here.browser.ask('ann@example.org')
  const code = here.site.code()
  const asked = new Map(here.browser.cookies)
  await here.browser.enter(code)
  const thief = visit(here.site)
  for (const [name, value] of asked) thief.cookies.set(name, value)
  await thief.enter(code)
  expect(await thief.who()).toBeNull()
})

test('neither the code nor the cookie stands in the database', async () => {
  await here.browser.ask('ann@example.org')
  const stored = JSON.stringify(await here.database.orm.select().from(signInCodes))
  expect(stored).not.toContain(here.site.code())
  for (const value of here.browser.cookies.values()) expect(stored).not.toContain(value)
})

test.each([
  ['nothing', '', 'Enter your email address'],
  ['no address', 'ann at example', 'does not look like'],
  ['a second recipient', 'ann@example.org,eve@example.org', 'does not look like'],
  ['a header line', 'ann@example.org\r\nBcc: eve@example.org', 'does not look like'],
])('%s in place of an address is refused, and kept in the box', async (_name, typed, words) => {
  const answer = await here.browser.ask(typed)
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(words)
  expect(answer.text).toContain(`value="${typed}"`)
  expect(here.site.sent).toEqual([])
})

test('what was typed cannot become markup', async () => {
  const answer = await here.browser.ask('"><script>alert(1)</script>@example.org')
  expect(answer.text).not.toContain('<script>alert')
  expect(answer.text).toContain('&lt;script&gt;')
})

test('what was never finished is forgotten after a while', async () => {
  await here.browser.ask('ann@example.org')
  await here.site.removeExpired()
  expect(await here.database.orm.select().from(signInCodes)).toHaveLength(1)
  here.site.clock.advance({ hours: 3 })
  await here.site.removeExpired()
  expect(await here.database.orm.select().from(signInCodes)).toEqual([])
  expect(await here.database.orm.select().from(rateLimits)).toEqual([])
})
