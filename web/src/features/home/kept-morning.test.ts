import { expect, test } from 'vitest'
import { morningKey } from '../../api/device-keys.ts'
import { createStore } from '../../api/store.ts'
import { morningState, stepCount } from './kept-morning.ts'
import { atStep, finished, readProgress, saveProgress, withCompleted } from './morning-progress.ts'
import { morningSteps } from './morning-steps.ts'

const today = { owner: 'ann', day: '2026-03-08' }
const emptyStore = () =>
  createStore(() => {
    throw new Error('switched off')
  })

test('home counts the steps as the routine does', () => {
  expect(stepCount).toBe(morningSteps.length)
})

test('a routine is ahead, under way at its step, then done for the day and for its person', () => {
  const store = emptyStore()
  const beginning = readProgress(store, today)
  expect(morningState(store, today)).toBe('ahead')
  saveProgress(store, today, withCompleted(beginning, 'welcome'))
  expect(morningState(store, today)).toBe(1)
  saveProgress(store, today, atStep(beginning, 2))
  expect(morningState(store, today)).toBe(3)
  saveProgress(store, today, finished(beginning))
  expect(morningState(store, today)).toBe('done')
  expect(morningState(store, { ...today, owner: 'bob' })).toBe('ahead')
  expect(morningState(store, { ...today, day: '2026-03-09' })).toBe('ahead')
})

test('whoever opens a finished routine once more has still finished it, in another tab too', () => {
  const store = emptyStore()
  const elsewhere = readProgress(store, today)
  saveProgress(store, today, finished(elsewhere))
  saveProgress(store, today, atStep(readProgress(store, today), 3))
  expect(morningState(store, today)).toBe('done')
  saveProgress(store, today, atStep(elsewhere, 1))
  expect(morningState(store, today)).toBe('done')
})

test.each(['no json', '[]', JSON.stringify({ ...today, step: 17, completed: 'all', isDone: 'yes' })])(
  'what is no progress is passed over (%s)',
  (kept) => {
    const store = emptyStore()
    store.set(morningKey, kept)
    expect(morningState(store, today)).toBe('ahead')
  },
)
