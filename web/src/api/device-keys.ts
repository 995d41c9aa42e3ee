import type { Store } from './store.ts'

export const idKey = 'deviceId'
export const sessionKey = 'verse_device_id'
/** There while reminders are on here: which were shown, and when. */
export const remindersKey = 'lampstand-reminders'
/** Who is here, for the time without a connection. */
export const userKey = 'lampstand-user'
/** What somebody typed and did not send yet. */
export const draftsKey = 'lampstand-drafts'
/** How far somebody is in the morning routine of the day. */
export const morningKey = 'lampstand-morning'

/** At sign-out the device starts afresh: the next person at this desk is somebody else. */
export function forgetDevice(store: Store) {
  store.remove(idKey)
  store.remove(sessionKey)
  store.remove(remindersKey)
  store.remove(draftsKey)
  store.remove(morningKey)
  store.remove(userKey)
}
