// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const help = (region: string) => ({
  region,
  helplines: [{ name: 'A line', purpose: 'Day and night', phone: '116 123' }],
})
const server = vi.hoisted(() => ({ help: vi.fn() }))
const storage = vi.hoisted(() => new Map<string, unknown>())

vi.mock('./calls.ts', () => ({ client: { guidance: { help: server.help } } }))
vi.mock('./personal-storage.ts', () => ({
  personalValue: (owner: string, name: string) => ({
    get: async () => storage.get(`${owner} ${name}`),
    set: async (value: unknown) => void storage.set(`${owner} ${name}`, value),
  }),
}))

const { queryClient, userQuery } = await import('./browser.ts')
const { helpOrKept, keepHelp } = await import('./kept-help.ts')

const nobody = new TypeError('Failed to fetch')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00') })
  storage.clear()
  server.help.mockReset().mockResolvedValue(help('Here'))
  queryClient.setQueryData(userQuery.queryKey, { id: 'anna' } as never)
})
afterEach(() => vi.useRealTimers())

test('what was kept before it was needed is there when the server cannot be reached', async () => {
  await keepHelp()
  server.help.mockRejectedValue(nobody)
  expect(await helpOrKept()).toEqual(help('Here'))
})

test('a server that does not answer is not waited for, and one that does is asked first', async () => {
  await keepHelp()
  server.help.mockReturnValue(new Promise(() => undefined))
  const found = helpOrKept()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await found).toEqual(help('Here'))
  server.help.mockResolvedValue(help('Elsewhere'))
  expect(await helpOrKept()).toEqual(help('Elsewhere'))
})

test('with nothing kept a slow answer is waited for, and none is said', async () => {
  server.help.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(help('Here')), 9000)))
  const found = helpOrKept()
  await vi.advanceTimersByTimeAsync(9000)
  expect(await found).toEqual(help('Here'))
  storage.clear()
  server.help.mockRejectedValue(nobody)
  await expect(helpOrKept()).rejects.toThrow()
})

test('it is brought in once a day', async () => {
  await keepHelp()
  await keepHelp()
  expect(server.help).toHaveBeenCalledTimes(1)
  vi.setSystemTime(new Date('2026-11-24T09:00:00'))
  await keepHelp()
  expect(server.help).toHaveBeenCalledTimes(2)
})

test('what another person was told is not kept for this one', async () => {
  await keepHelp()
  queryClient.setQueryData(userQuery.queryKey, { id: 'boris' } as never)
  server.help.mockRejectedValue(nobody)
  await expect(helpOrKept()).rejects.toThrow()
})
