import { remindersKey as key } from '../../api/device-keys.ts'
import type { Store } from '../../api/store.ts'

/**
 * Of several tabs one shows a reminder: the first that takes the lock and notes its time. Resolves to whether it is this one.
 * Without locks, as in an old browser, the notes alone decide.
 */
export async function isFirstToShow(store: Store, id: string, due: number, locks?: LockManager): Promise<boolean> {
  const note = () => {
    const shown = read(store)
    if ((shown[id] ?? 0) >= due) return false
    store.set(key, JSON.stringify({ ...shown, [id]: due }))
    return true
  }
  return locks ? locks.request(key, note) : note()
}

function read(store: Store): Record<string, number> {
  try {
    return JSON.parse(store.get(key) ?? '{}')
  } catch {
    return {}
  }
}
