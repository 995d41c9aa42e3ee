import type { Route } from '@lampstand/contract/route'
import { localStore, queryClient, userQuery } from './browser.ts'
import { createClient } from './client.ts'
import { sharedApi } from './contract.ts'
import { createDevice } from './device.ts'
import { createQueryByKey, type QueryByKey } from './query-by-key.ts'
import { rememberedUser } from './remembered-user.ts'
import { createSend } from './send.ts'
import { signInAgain } from './sign-in-again.ts'

/* What it takes to talk to the server; fetched with the first call by `calls()` of browser.ts. */

export const device = createDevice({ store: localStore, now: Date.now })

export const send = createSend({
  deviceId: device.id,
  timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  userId: () => queryClient.getQueryData(userQuery.queryKey)?.id,
  signInAgain,
})

export const client = createClient(sharedApi, send)

const routes: Route[] = Object.values(sharedApi).flatMap<Route>((feature) => Object.values(feature))
const ask = createQueryByKey(routes, send, device)

/** Without an answer the user is who was here before. */
export const queryByKey: QueryByKey = async (context) => {
  if (context.queryKey[0] !== userQuery.queryKey[0]) return ask(context)
  try {
    return await ask(context)
  } catch (error) {
    const user = error instanceof TypeError ? rememberedUser() : undefined
    if (!user) throw error
    return user
  }
}

/** The calls of one feature, for the chunk of its page: `const prayerRequests = callsOf(prayerRequestsRoutes)`. Queries find them too. */
export function callsOf<const T extends Record<string, Route>>(feature: T) {
  routes.push(...Object.values(feature))
  return createClient({ feature }, send).feature
}
