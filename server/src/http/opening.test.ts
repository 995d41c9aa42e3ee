import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer } from '../../test-support/server.ts'
import { registerErrors } from './errors.ts'
import { registerOpening } from './opening.ts'

const opening = Promise.withResolvers<void>()
let test: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  test = await startTestServer({ opened: opening.promise })
})
afterAll(() => test.close())
afterEach(() => {
  vi.useRealTimers()
})

const statusOf = async (url: string, headers = {}) => (await test.app.inject({ url, headers })).statusCode
const session = { cookie: `sid=${'x'.repeat(43)}` }

it('serves pages and files while the database opens, and holds calls until it is open', async () => {
  expect(await statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/home')).toBe(200)
  expect(await statusOf('/onboarding')).toBe(200)

  // A call waits for some seconds, and a busy machine may need more than those to open: here they do not pass by themselves.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answered = 0
  const held = [statusOf('/api/workplace/challenges'), statusOf('/api/auth/user'), statusOf('/home', session)]
  for (const each of held) void each.finally(() => answered++)
  await expect.poll(() => vi.getTimerCount()).toBe(held.length)
  await vi.advanceTimersByTimeAsync(9000)
  expect(answered).toBe(0)

  vi.useRealTimers()
  opening.resolve()
  await test.server.opened
  expect(await Promise.all(held)).toEqual([200, 401, 200])
  expect(await statusOf('/readyz')).toBe(200)
  expect(await statusOf('/api/workplace/challenges')).toBe(200)
})

it('says so to a call that has waited too long, and tells why when the database does not open', async () => {
  const never = Fastify()
  registerErrors(never)
  registerOpening(never, new Promise(() => undefined), 0)
  never.get('/api/anything', () => 'answered')
  const late = await never.inject('/api/anything')
  expect(late.statusCode).toBe(503)
  expect(late.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('still starting') })

  const broken = Fastify()
  registerErrors(broken)
  const { isOpen, wait } = registerOpening(broken, Promise.reject(new Error('no such database')))
  await expect(wait()).rejects.toThrow('no such database')
  expect(isOpen()).toBe(false)
})
