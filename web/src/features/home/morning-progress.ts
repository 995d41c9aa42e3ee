import { morningKey } from '../../api/device-keys.ts'
import type { Store } from '../../api/store.ts'
import { type MorningStep, morningSteps, type StepId } from './morning-steps.ts'

/** How far somebody is in the routine. `step` is a place in the list of steps, from 0. */
export type MorningProgress = { step: number; completed: readonly StepId[] }

const beginning: MorningProgress = { step: 0, completed: [] }
const lastStep = morningSteps.length - 1

/** Whose progress it is, and on which day of theirs, written as in 2026-03-08. */
type Whose = { owner: string; day: string }

/** The progress of a person on a day, as this browser knows it. Yesterday's does not count, nor does anybody else's. */
export function readProgress(store: Store, { owner, day }: Whose): MorningProgress {
  const kept = parsed(store.get(morningKey))
  if (kept?.['day'] !== day || kept['owner'] !== owner) return beginning
  const { step, completed } = kept
  return {
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

/** The same place, with what is completed in either: a step that was completed stays so for the day. */
export const withTicksOf = (progress: MorningProgress, other: MorningProgress): MorningProgress =>
  other.completed.reduce((sum, id) => (sum.completed.includes(id) ? sum : withCompleted(sum, id)), progress)

function parsed(kept: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

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
export const finished = (progress: MorningProgress): MorningProgress => atStep(progress, 0)

/** The step that is shown. */
export function shownStep({ step }: MorningProgress): MorningStep {
  const shown = morningSteps[step]
  if (!shown) throw new RangeError(`the routine has no step ${step}`)
  return shown
}

export const percentComplete = ({ completed }: MorningProgress): number =>
  (completed.length / morningSteps.length) * 100

export const isLast = ({ step }: MorningProgress): boolean => step === lastStep
