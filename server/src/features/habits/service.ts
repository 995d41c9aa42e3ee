import type { HabitEntry } from '@lampstand/content/practice-schemas'
import type { Habit } from '@lampstand/contract/habits'
import { createShuffledBatches } from '../../rotation.ts'

/** The habit that everyone is offered first. */
const openingId = '1'

type Options = { random: () => number; remembered?: number }

/** Hands out the habits six at a time, beside those that stay; no other comes back to a person before all were seen. */
export function createHabitsService(entries: readonly HabitEntry[], options: Options) {
  const habits = new Map(entries.map((entry) => [entry.id, habitOf(entry)]))
  const batches = createShuffledBatches([...habits.values()], { ...options, size: 6, opening: habits.get(openingId) })
  return {
    /** `who` names the caller, `keep` the habits that stay; ids of none are passed over. */
    nextBatch(who: string | null, keep: readonly string[] = []): Habit[] {
      const kept = [...new Set(keep)].flatMap((id) => habits.get(id) ?? [])
      return [...kept, ...batches.nextBatch(who, (habit) => !kept.includes(habit))]
    },
  }
}

/** A habit lasts as many days as it has tasks. */
const habitOf = ({ id, title, description, tasks }: HabitEntry): Habit => ({
  id,
  title,
  duration: `${tasks.length} days`,
  description,
  tasks,
})
