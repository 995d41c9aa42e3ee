import type { AnswerEvent } from '@lampstand/contract/answers'
import type { UserRow } from '../http/actor.ts'
import type { Log } from '../http/logging.ts'
import type { Call } from '../http/serve-routes.ts'

/** Who asks, and how to reach them while the answer is made. */
export type Requester = {
  readonly user: UserRow
  readonly timeZone: string | null
  readonly signal: AbortSignal
  readonly emit: (event: AnswerEvent) => void
  readonly log: Log
}

/** The requester of a call; one that does not stream hears nothing before the reply. */
export function requesterOf(call: Omit<Call, 'emit'>, emit: Requester['emit'] = () => undefined): Requester {
  const user = call.user()
  return { user, timeZone: call.actor.timeZone ?? user.timeZone, signal: call.signal, emit, log: call.log }
}

/** The day by the requester's own calendar. */
export const dayOf = ({ timeZone }: Pick<Requester, 'timeZone'>, now: Temporal.Instant): Temporal.PlainDate =>
  now.toZonedDateTimeISO(timeZone ?? 'UTC').toPlainDate()
