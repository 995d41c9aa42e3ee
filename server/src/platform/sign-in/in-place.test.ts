import { Problem } from '@lampstand/contract/problem'
import { CodeSent, SignInKind } from '@lampstand/contract/sign-in'
import { expect, test } from 'vitest'
import { signInForEachTest } from './testing.ts'

const here = signInForEachTest()

const accept = { headers: { accept: 'application/json' } }
const ask = (email: string) => here.browser.submit('/api/login', { email }, accept)
const enter = (code: string) => here.browser.submit('/api/login/code', { code }, accept)

test('a page of ours learns how people sign in, and signs one in without leaving', async () => {
  const { json } = await here.browser.get('/api/login', accept)
  expect(SignInKind.parse(json)).toEqual({ kind: 'email' })
  const asked = await ask('ann@example.org')
  expect(CodeSent.parse(asked.json).hint).toContain('terminal')
  const entered = await enter(here.site.code())
  expect([entered.status, entered.text]).toEqual([204, ''])
  expect(await here.browser.who()).toBe('ann@example.org')
})

test('a wrong code is told from one that works no more', async () => {
  await ask('ann@example.org')
  const wrong = here.site.code() === '111111' ? '222222' : '111111'
  const told = async (code: string) => Problem.parse((await enter(code)).json)
  expect(await told('12')).toMatchObject({ status: 400, code: 'wrong_code', error: expect.stringContaining('six') })
  expect(await told(wrong)).toMatchObject({ code: 'wrong_code', error: expect.stringContaining('4 tries left') })
  here.site.clock.advance({ minutes: 11 })
  expect(await told(here.site.code())).toMatchObject({ code: 'code_spent', error: expect.stringContaining('expired') })
  expect(await here.browser.who()).toBeNull()
})

test('what cannot be sent is said in the same sentences as on the page', async () => {
  expect(Problem.parse((await ask('ann')).json)).toMatchObject({ status: 400, code: 'code_not_sent' })
  for (let sent = 0; sent < 5; sent++) await ask('ann@example.org')
  const refused = await ask('ann@example.org')
  expect(Problem.parse(refused.json)).toMatchObject({
    status: 429,
    error: 'Too many codes were requested. Use the newest one you have, or try again in 55 minutes.',
  })
  expect(refused.headers['retry-after']).toBe('3300')
})

test('another site is refused here too', async () => {
  const answer = await here.browser.submit(
    '/api/login',
    { email: 'ann@example.org' },
    { headers: { ...accept.headers, 'sec-fetch-site': 'cross-site' } },
  )
  expect(Problem.parse(answer.json)).toMatchObject({ status: 403, code: 'cross_site' })
  expect(here.site.sent).toEqual([])
})
