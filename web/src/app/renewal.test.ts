import { expect, test, vi } from 'vitest'
import { renew } from './renewal.ts'

/** Session storage as a tab has it, over all its pages. */
function createTab() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as unknown as Storage
}

/** One page of a tab fails to fetch a part of its program. @returns how often it reloaded */
async function failIn(storage: () => Storage, version: string, isUp = true) {
  const reload = vi.fn()
  await renew({ version, storage, isServerThere: () => Promise.resolve(isUp), reload })
  return reload.mock.calls.length
}

test('a version whose parts are gone is left once, and never in a loop', async () => {
  const tab = createTab()
  expect(await failIn(() => tab, 'core-1.js')).toBe(1)
  expect(await failIn(() => tab, 'core-1.js')).toBe(0)
  expect(await failIn(() => tab, 'core-1.js')).toBe(0)
})

test('the next version may be left in its turn', async () => {
  const tab = createTab()
  await failIn(() => tab, 'core-1.js')
  expect(await failIn(() => tab, 'core-2.js')).toBe(1)
})

test('a page stays while the server is down, and may still leave later', async () => {
  const tab = createTab()
  expect(await failIn(() => tab, 'core-1.js', false)).toBe(0)
  expect(await failIn(() => tab, 'core-1.js')).toBe(1)
})

test('where nothing can be remembered nothing is reloaded', async () => {
  const refused = () => {
    throw new Error('switched off')
  }
  const full = { getItem: () => null, setItem: refused } as unknown as Storage
  expect(await failIn(refused, 'core-1.js')).toBe(0)
  expect(await failIn(() => full, 'core-1.js')).toBe(0)
})
