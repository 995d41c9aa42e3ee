import type { Route } from '@lampstand/contract/route'

import { ApiError } from './api-error.ts'
import { deviceIdHeader, Problem, timeZoneHeader, userIdHeader } from './contract.ts'
import type { SentEvent } from './event-stream.ts'

/** What to do with a call that takes its time. */
export type Listening<E> = {
  /** Ends the call: the server hears that nobody waits for it any more. */
  signal: AbortSignal
  /** Told what the call sends while it works. */
  onEvent: (event: E) => void
}

type AnyEvent = { event: string; data: unknown }

/** One call over the wire. Resolves to the parsed JSON of a success, undefined where it has no body. */
export type Send = (
  method: Route['method'],
  url: string,
  body?: unknown,
  listening?: Listening<AnyEvent>,
) => Promise<unknown>

type Caller = {
  deviceId: () => string
  timeZone: () => string
  /** For whom the page was drawn: the server refuses a call that another person's session would answer. */
  userId: () => string | undefined
  /** Asked when that person turns out to be signed out. @returns whether they are in again */
  signInAgain: () => Promise<boolean>
}

/**
 * A call that is refused because its person's session has ended waits until they are signed in again, and is then made once
 * more: the server did nothing of it before.
 * @throws ApiError for every reply that is no success; what `fetch` throws when there is no reply
 */
export function createSend(caller: Caller): Send {
  const send: Send = async (method, url, body, listening) => {
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
    if (listening) {
      headers['accept'] = 'text/event-stream'
      init.signal = listening.signal
    }
    // The stream parser loads while the answer is being written.
    const [response, stream] = await Promise.all([fetch(url, init), listening && import('./event-stream.ts')])
    if (listening && stream && response.body && isStream(response))
      return replyIn(stream.eventsIn(response.body), listening)
    const text = await response.text()
    if (response.status === 401 && userId !== undefined && (await caller.signInAgain()))
      return send(method, url, body, listening)
    if (!response.ok) throw new ApiError(response.status, text, response.statusText)
    return text === '' ? undefined : JSON.parse(text)
  }
  return send
}

const isStream = ({ ok, headers }: Response) => ok && headers.get('content-type')?.startsWith('text/event-stream')

/** Passes on what comes before the reply. @throws ApiError for a failure that the stream tells; $ZodError for one that is no problem of the contract; Error when it breaks off */
async function replyIn(events: AsyncIterable<SentEvent>, { onEvent }: Listening<AnyEvent>): Promise<unknown> {
  for await (const { event, data } of events) {
    if (event === 'done') return JSON.parse(data)
    if (event === 'error') throw new ApiError(Problem.parse(JSON.parse(data)).status, data, '')
    onEvent({ event, data: JSON.parse(data) })
  }
  throw new Error('connection broken: the stream ended before its reply')
}
