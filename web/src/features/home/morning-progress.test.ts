import { beforeEach, expect, test } from 'vitest'
import { forgetDevice, morningKey } from '../../api/device-keys.ts'
import { createStore } from '../../api/store.ts'
import {
  atStep,
  finished,
  isLast,
  type MorningProgress,
  percentComplete,
  readProgress,
  saveProgress,
  shownStep,
  withCompleted,
} from './morning-progress.ts'

const today = { owner: 'ann', day: '2026-03-08' }
let store = createStore(unavailable)
beforeEach(() => {
  store = createStore(unavailable)
})

/** A browser without storage: what is kept lasts as long as the page. */
function unavailable(): Storage {
  throw new Error('no storage')
}

const started: MorningProgress = { step: 2, completed: ['welcome', 'scripture'] }
const nothingYet: MorningProgress = { step: 0, completed: [] }

test('a day begins at the first step with nothing completed', () => {
  expect(readProgress(store, today)).toEqual(nothingYet)
})

test('progress is found again on its day and not on another', () => {
  saveProgress(store, today, started)
  expect(readProgress(store, today)).toEqual(started)
  expect(readProgress(store, { ...today, day: '2026-03-09' })).toEqual(nothingYet)
})

test('nobody finds the progress of somebody else, and at sign-out it is gone', () => {
  saveProgress(store, today, started)
  expect(readProgress(store, { ...today, owner: 'bob' })).toEqual(nothingYet)
  forgetDevice(store)
  expect(readProgress(store, today)).toEqual(nothingYet)
})

test('what two tabs complete adds up, and each stays at its step', () => {
  saveProgress(store, today, { step: 1, completed: ['welcome'] })
  const other = saveProgress(store, today, { step: 4, completed: ['schedule'] })
  expect(other).toEqual({ step: 4, completed: ['schedule', 'welcome'] })
  expect(readProgress(store, today)).toEqual({ step: 4, completed: ['welcome', 'schedule'] })
})

test.each(['no json', 'null', '[]', '{}', JSON.stringify({ ...today, step: 9, completed: 'all' })])(
  'what is no progress is passed over (%s)',
  (kept) => {
    store.set(morningKey, kept)
    expect(readProgress(store, today)).toEqual(nothingYet)
  },
)

test('of kept steps only those that exist count, once each', () => {
  store.set(morningKey, JSON.stringify({ ...today, step: 1, completed: ['prayer', 'nap', 'welcome', 'prayer'] }))
  expect(readProgress(store, today)).toEqual({ step: 1, completed: ['welcome', 'prayer'] })
})

test('a step is completed once', () => {
  const once = withCompleted(started, 'prayer')
  expect(percentComplete(once)).toBe(60)
  expect(percentComplete(withCompleted(once, 'prayer'))).toBe(60)
})

test('the steps have two ends', () => {
  expect(shownStep(atStep(started, -1)).id).toBe('welcome')
  expect(shownStep(atStep(started, 5)).id).toBe('schedule')
  expect(isLast(atStep(started, 3))).toBe(false)
  expect(isLast(atStep(started, 4))).toBe(true)
})

test('a finished routine keeps its ticks and begins anew', () => {
  expect(finished({ ...started, step: 4 })).toEqual({ step: 0, completed: started.completed, isDone: true })
})
