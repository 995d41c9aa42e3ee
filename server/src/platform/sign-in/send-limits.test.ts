import { expect, test } from 'vitest'
import { mailOutbox, signInCodes } from '../../db/schema.ts'
import { MailFault } from '../mail/transport.ts'
import { abroad, signInForEachTest, startSignIn, visit } from './testing.ts'

const here = signInForEachTest()

test('a sixth code within an hour for one address is refused, another address is not', async () => {
  for (let sent = 0; sent < 5; sent++) expect((await here.browser.ask('ann@example.org')).status).toBe(303)
  const refused = await visit(here.site).ask('Ann@example.org')
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3300' } })
  expect(refused.text).toContain('try again in 55 minutes')
  expect(refused.text).toContain('value="Ann@example.org"')
  expect((await here.browser.ask('bob@example.org')).status).toBe(303)
  here.site.clock.advance({ minutes: 55 })
  expect((await here.browser.ask('ann@example.org')).status).toBe(303)
})

test('one network gets 20 codes an hour from all servers together', async () => {
  const servers = [
    await startSignIn({ orm: here.database.orm, env: abroad }),
    await startSignIn({ orm: here.database.orm, env: abroad }),
  ]
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent++) {
    const server = servers[sent % 2] ?? here.site
    statuses.push((await visit(server).ask(`person${sent}@example.org`)).status)
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})

test('a mail server that fails costs nothing', async () => {
  const broken = await startSignIn({
    orm: here.database.orm,
    mail: { send: () => Promise.reject(new Error('550 <ann@example.org> is gone')) },
  })
  for (let asked = 0; asked < 7; asked++) {
    const answer = await visit(broken).ask('ann@example.org')
    expect(answer.status).toBe(503)
    expect(answer.text).toContain('could not be sent')
    expect(answer.text).toContain('value="ann@example.org"')
  }
  expect(await here.database.orm.select().from(signInCodes)).toEqual([])
})

test('a code that could not be renewed leaves the one before in place', async () => {
  await here.browser.ask('ann@example.org')
  const broken = await startSignIn({ orm: here.database.orm, mail: { send: () => Promise.reject(new Error('down')) } })
  const same = visit(broken)
  for (const [name, value] of here.browser.cookies) same.cookies.set(name, value)
  await same.ask('ann@example.org')
  expect((await same.enter(here.site.code())).status).toBe(303)
})

test('a mail server that asks to come back may still bring the code, so the person goes on to enter it', async () => {
  const mail = { send: () => Promise.reject(new MailFault('deferred', 451)) }
  const slow = await startSignIn({ orm: here.database.orm, mail })
  expect(await visit(slow).ask('ann@example.org')).toMatchObject({ status: 303 })
  expect(await here.database.orm.select().from(mailOutbox)).toMatchObject([{ status: 'queued', lastError: 'deferred' }])
})
