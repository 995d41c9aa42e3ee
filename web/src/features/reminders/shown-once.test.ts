import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore, type Store } from '../../api/store.ts'
import { turn } from './reminders-switch.ts'
import { isFirstToShow } from './shown-once.ts'

const due = Date.parse('2026-03-02T08:00:00Z')

/** A store in which reminders are on; a tab in another process sees the same one a little late. */
function storeOfOne(): Store {
  const store = createStore(() => {
    throw new Error('no storage')
  })
  turn(store, true)
  return store
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

test('of tabs that do not see each other’s notes yet, the first alone shows a reminder at its time', async () => {
  const tabs = [storeOfOne(), storeOfOne(), storeOfOne()]
  const first = (at: number) => Promise.all(tabs.map((store) => isFirstToShow(store, 'a', at, navigator.locks)))
  expect(await first(due)).toEqual([true, false, false])
  expect((await first(due + 1)).filter(Boolean)).toHaveLength(1)
})

test('a tab that comes when the first has let go finds its note', async () => {
  const store = storeOfOne()
  expect(await isFirstToShow(store, 'b', due, navigator.locks)).toBe(true)
  await vi.runAllTimersAsync()
  expect(await isFirstToShow(store, 'b', due, navigator.locks)).toBe(false)
})

test('without locks the notes decide', async () => {
  const store = storeOfOne()
  expect(await isFirstToShow(store, 'c', due)).toBe(true)
  expect(await isFirstToShow(store, 'c', due)).toBe(false)
  expect(await isFirstToShow(store, 'c', due + 1)).toBe(true)
})

test('what was turned off in another tab is not shown, and stays off', async () => {
  const store = storeOfOne()
  turn(store, false)
  expect(await isFirstToShow(store, 'd', due, navigator.locks)).toBe(false)
  expect(await isFirstToShow(store, 'd', due)).toBe(false)
  expect(store.get('lampstand-reminders')).toBeNull()
})
