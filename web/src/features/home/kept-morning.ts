import { morningKey } from '../../api/device-keys.ts'
import type { Store } from '../../api/store.ts'

/* What home itself knows of the morning routine; the steps and their texts come when it is opened. */

/** Whose progress it is, and on which day of theirs, written as in 2026-03-08. */
export type Whose = { owner: string; day: string }

/** How many steps the routine has. */
export const stepCount = 5

/** Not begun, done, or under way: then the step that it goes on with, from 1. */
export type MorningState = 'ahead' | 'done' | number

export const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date())

/** The progress of a person on a day, as it was written down; yesterday's does not count, nor does anybody else's. */
export function keptMorning(store: Store, { owner, day }: Whose): Record<string, unknown> | undefined {
  const kept = parsed(store.get(morningKey))
  return kept?.['day'] === day && kept['owner'] === owner ? kept : undefined
}

export function morningState(store: Store, whose: Whose): MorningState {
  const { isDone, step, completed } = keptMorning(store, whose) ?? {}
  if (isDone === true) return 'done'
  const place = typeof step === 'number' && step > 0 && step < stepCount ? step + 1 : 1
  const isBegun = place > 1 || (Array.isArray(completed) && completed.length > 0)
  return isBegun ? place : 'ahead'
}

function parsed(kept: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
