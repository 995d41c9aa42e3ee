import { idKey } from './device-keys.ts'
import { apiQuery } from './query.ts'
import { createQueryClient } from './query-client.ts'
import { createStore } from './store.ts'

/* The one place where the parts of this folder meet the browser. */

export const localStore = createStore(() => localStorage)
export const sessionStore = createStore(() => sessionStorage)

/** The client, the device and the keyed query. The first paint has its data in the page and does not wait for them. */
export const calls = () => import('./calls.ts')

export const queryClient = createQueryClient(async (context) => (await calls()).queryByKey(context))

/** The signed-in user, or null. */
export const userQuery = {
  ...apiQuery('/api/auth/user', { on401: 'null' }),
  // Runs without a connection too: it then answers with whoever was here before.
  networkMode: 'always' as const,
}

/** Somebody signs out in another tab: what this one shows is no longer theirs to see, whichever of the two gets there first. */
export function leaveWithOtherTabs() {
  addEventListener(
    'storage',
    ({ key, newValue }) => key === idKey && newValue === null && location.replace('/api/logout'),
  )
}
