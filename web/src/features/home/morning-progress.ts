import { morningKey } from '../../api/device-keys.ts'
import type { Store } from '../../api/store.ts'
import { keptMorning, type Whose } from './kept-morning.ts'
import { type MorningStep, morningSteps, type StepId } from './morning-steps.ts'

/** How far somebody is in the routine. `step` is a place in the list of steps, from 0; `isDone` once it was finished that day. */
export type MorningProgress = { step: number; completed: readonly StepId[]; isDone?: true }

const beginning: MorningProgress = { step: 0, completed: [] }
const lastStep = morningSteps.length - 1

/** The progress of a person on a day, as this browser knows it. Yesterday's does not count, nor does anybody else's. */
export function readProgress(store: Store, whose: Whose): MorningProgress {
  const kept = keptMorning(store, whose)
  if (!kept) return beginning
  const { step, completed, isDone } = kept
  return {
    ...(isDone === true && { isDone }),
    step: typeof step === 'number' && step in morningSteps ? step : 0,
    completed: Array.isArray(completed) ? morningSteps.map(({ id }) => id).filter((id) => completed.includes(id)) : [],
  }
}

/** Keeps the progress, with the steps that were completed in another tab. @returns what is kept */
export function saveProgress(store: Store, whose: Whose, progress: MorningProgress): MorningProgress {
  const together = withTicksOf(progress, readProgress(store, whose))
  store.set(morningKey, JSON.stringify({ ...whose, ...together }))
  return together
}

/** The same place, with what is completed in either: a step that was completed stays so for the day, as does the whole. */
export const withTicksOf = (progress: MorningProgress, other: MorningProgress): MorningProgress =>
  other.completed.reduce<MorningProgress>((sum, id) => (sum.completed.includes(id) ? sum : withCompleted(sum, id)), {
    ...progress,
    ...(other.isDone && { isDone: true }),
  })

/** Marks the shown step as complete; once, however often it is called. */
export const withCompleted = (progress: MorningProgress, id: StepId): MorningProgress => ({
  ...progress,
  completed: [...progress.completed.filter((one) => one !== id), id],
})

/** Shows another step; past either end it stays. */
export const atStep = (progress: MorningProgress, step: number): MorningProgress => ({
  ...progress,
  step: Math.min(Math.max(step, 0), lastStep),
})

/** What a finished routine leaves: its ticks stay for the day, and whoever opens it again begins at the first step. */
export const finished = (progress: MorningProgress): MorningProgress => ({ ...atStep(progress, 0), isDone: true })

/** The step that is shown. */
export function shownStep({ step }: MorningProgress): MorningStep {
  const shown = morningSteps[step]
  if (!shown) throw new RangeError(`the routine has no step ${step}`)
  return shown
}

export const percentComplete = ({ completed }: MorningProgress): number =>
  (completed.length / morningSteps.length) * 100

export const isLast = ({ step }: MorningProgress): boolean => step === lastStep
