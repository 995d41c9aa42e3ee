import { remindersKey as key } from '../../api/device-keys.ts'
import type { Store } from '../../api/store.ts'

/** Whether somebody turned the reminders of this browser on. */
export const isOn = (store: Store): boolean => store.get(key) !== null

export function turn(store: Store, on: boolean) {
  if (!on) store.remove(key)
  else if (!isOn(store)) store.set(key, '{}')
}
