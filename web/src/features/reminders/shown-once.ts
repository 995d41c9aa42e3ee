import { remindersKey as key } from '../../api/device-keys.ts'
import type { Store } from '../../api/store.ts'
import { mostMinutesLate } from './reminder-calls.ts'
import { isOn } from './reminders-switch.ts'

/**
 * Of several tabs one shows a reminder. Resolves to whether it is this one: the first that takes the lock of this time and finds no
 * note of it. The lock is kept for as long as the reminder could still be shown, since what one tab stores reaches the process of
 * another only a little later; the note is for tabs that come after the first was closed. Without locks, as in an old browser, the
 * notes alone decide. Where reminders were turned off in another tab, none shows them.
 */
export function isFirstToShow(store: Store, id: string, due: number, locks?: LockManager): Promise<boolean> {
  const note = () => {
    const shown = read(store)
    if (!isOn(store) || (shown[id] ?? 0) >= due) return false
    store.set(key, JSON.stringify({ ...shown, [id]: due }))
    return true
  }
  return new Promise((resolve, reject) => {
    if (!locks) return resolve(note())
    const answer = async (lock: Lock | null) => {
      const isFirst = lock !== null && note()
      resolve(isFirst)
      if (isFirst) await new Promise((release) => setTimeout(release, mostMinutesLate * 60_000))
    }
    locks.request(`${key} ${id} ${due}`, { ifAvailable: true }, answer).catch(reject)
  })
}

function read(store: Store): Record<string, number> {
  try {
    return JSON.parse(store.get(key) ?? '{}')
  } catch {
    return {}
  }
}
