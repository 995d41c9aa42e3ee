import type { Store } from '../../api/store.ts'

/** The tasks that are done, each as habit id, dash and the task's place from 0, like `12-3`; the last one ticked stands last. */
export type Ticks = readonly string[]

/** As many as 36 habits of 28 days would have. */
const mostTicks = 1000
/** As many as the server keeps in a hand. */
const mostKept = 12

const keyOf = (userId: string) => `habitTicks:${userId}`

/** What somebody ticked in this browser. What is no tick is passed over. Another person at this desk has ticks of their own. */
export function readTicks(store: Store, userId: string): Ticks {
  const kept = parsed(store.get(keyOf(userId)))
  const ticks = kept.filter((each) => typeof each === 'string' && /^[1-9]\d?-[12]?\d$/.test(each))
  return [...new Set(ticks as string[])].slice(-mostTicks)
}

export const saveTicks = (store: Store, userId: string, ticks: Ticks) =>
  store.set(keyOf(userId), JSON.stringify(ticks.slice(-mostTicks)))

function parsed(kept: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const tickOf = (habitId: string, task: number) => `${habitId}-${task}`
const habitOf = (tick: string) => tick.slice(0, tick.indexOf('-'))

export const isTicked = (ticks: Ticks, habitId: string, task: number): boolean => ticks.includes(tickOf(habitId, task))

/** Ticks a task, or takes its tick away. */
export function toggled(ticks: Ticks, habitId: string, task: number): Ticks {
  const tick = tickOf(habitId, task)
  return ticks.includes(tick) ? ticks.filter((each) => each !== tick) : [...ticks, tick]
}

/** Ids of the habits with ticks, the one ticked last first; at most as many as can be kept. */
export const startedHabits = (ticks: Ticks): string[] =>
  [...new Set(ticks.map(habitOf).toReversed())].slice(0, mostKept)

/** What is kept when the page opens: the habit that it opens with, and those begun. */
export const keptAtOpening = (ticks: Ticks, opening: string): string[] =>
  [...new Set([opening, ...startedHabits(ticks)])].slice(0, mostKept)

/** Of the habits that are shown the one ticked last that is not finished. */
export const habitUnderWay = (
  ticks: Ticks,
  habits: readonly { id: string; tasks: readonly unknown[] }[],
): string | undefined =>
  startedHabits(ticks).find((started) =>
    habits.some(({ id, tasks }) => id === started && progressIn(ticks, id, tasks.length).done < tasks.length),
  )

/** How far somebody is in a habit of that many tasks. */
export function progressIn(ticks: Ticks, habitId: string, tasks: number) {
  const done = Array.from({ length: tasks }, (_, task) => task).filter((task) => isTicked(ticks, habitId, task)).length
  return { done, tasks, percent: Math.floor((done / tasks) * 100) }
}
