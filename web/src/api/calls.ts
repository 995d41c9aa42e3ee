import type { Route } from '@lampstand/contract/route'
import { localStore, queryClient, userQuery } from './browser.ts'
import { createClient } from './client.ts'
import { sharedApi } from './contract.ts'
import { createDevice } from './device.ts'
import { createQueryByKey } from './query-by-key.ts'
import { createSend } from './send.ts'

/* What it takes to talk to the server; fetched with the first call by `calls()` of browser.ts. */

export const device = createDevice({ store: localStore, now: Date.now })

const send = createSend({
  deviceId: device.id,
  timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  userId: () => queryClient.getQueryData(userQuery.queryKey)?.id,
  onSignedOut: () => queryClient.setQueryData(userQuery.queryKey, null),
})

export const client = createClient(sharedApi, send)

const routes: Route[] = Object.values(sharedApi).flatMap<Route>((feature) => Object.values(feature))
export const queryByKey = createQueryByKey(routes, send, device)

/** The calls of one feature, for the chunk of its page: `const prayerRequests = callsOf(prayerRequestsRoutes)`. Queries find them too. */
export function callsOf<const T extends Record<string, Route>>(feature: T) {
  routes.push(...Object.values(feature))
  return createClient({ feature }, send).feature
}
