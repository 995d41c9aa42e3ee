import type { Reminder } from '@lampstand/contract/reminders'
import { nextTime } from './due-times.ts'

type Parts = {
  now: () => number
  /** Shows a reminder that was due at a moment, unless another tab of this browser did. */
  show: (reminder: Reminder, due: number) => void
  /** Milliseconds after its time for which a reminder is still shown. */
  mostLate: number
}

/** Milliseconds. A timer does not count while the machine sleeps, so the clock is looked at again this often at least. */
const longestWait = 60_000

/** Timers of a list of reminders. Each comes again after it was shown; another list takes the place of all of them. */
export function createTimers({ now, show, mostLate }: Parts) {
  let timers: ReturnType<typeof setTimeout>[] = []

  function arm(reminder: Reminder, due: number, place: number) {
    if (due === Number.POSITIVE_INFINITY) return
    timers[place] = setTimeout(
      () => {
        const late = now() - due
        if (late < 0) return arm(reminder, due, place)
        if (late <= mostLate) show(reminder, due)
        arm(reminder, nextTime(reminder, Math.max(due, now())), place)
      },
      Math.min(Math.max(due - now(), 0), longestWait),
    )
  }

  function clear() {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  return {
    clear,
    rebuild(reminders: readonly Reminder[]) {
      clear()
      for (const [place, reminder] of reminders.entries()) {
        if (reminder.isActive) arm(reminder, nextTime(reminder, now()), place)
      }
    },
  }
}
