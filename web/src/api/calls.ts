import { localStore, queryClient, userQuery } from './browser.ts'
import { createClient } from './client.ts'
import { api } from './contract.ts'
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

export const client = createClient(api, send)
export const queryByKey = createQueryByKey(api, send, device)
