import type { Route } from '@lampstand/contract/route'

import { ApiError } from './api-error.ts'
import { deviceIdHeader, timeZoneHeader, userIdHeader } from './contract.ts'

/** One call over the wire. Resolves to the parsed JSON of a success, undefined where it has no body. */
export type Send = (method: Route['method'], url: string, body?: unknown) => Promise<unknown>

type Caller = {
  deviceId: () => string
  timeZone: () => string
  /** For whom the page was drawn: the server refuses a call that another person's session would answer. */
  userId: () => string | undefined
  /** Told when that person turns out to be signed out. */
  onSignedOut: () => void
}

/** @throws ApiError for every reply that is no success; what `fetch` throws when there is no reply */
export function createSend(caller: Caller): Send {
  return async (method, url, body) => {
    const headers: Record<string, string> = {
      [deviceIdHeader]: caller.deviceId(),
      [timeZoneHeader]: caller.timeZone(),
    }
    const userId = caller.userId()
    if (userId !== undefined) headers[userIdHeader] = userId
    const init: RequestInit = { method, headers, credentials: 'include' }
    if (body !== undefined) {
      headers['content-type'] = 'application/json'
      init.body = JSON.stringify(body)
    }
    const response = await fetch(url, init)
    const text = await response.text()
    if (response.status === 401 && userId !== undefined) caller.onSignedOut()
    if (!response.ok) throw new ApiError(response.status, text, response.statusText)
    return text === '' ? undefined : JSON.parse(text)
  }
}
