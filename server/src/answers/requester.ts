import type { AnswerEvent } from '@lampstand/contract/answers'
import type { Person } from '../person.ts'
import type { SafetyReading } from '../safety/safety.ts'

/** Where a failure is told to the operator; never what a person wrote. */
type Log = { warn(entry: object, message: string): void }

/** Who asks, and how to reach them while the answer is made. */
export type Requester = {
  readonly user: Person
  readonly timeZone: string | null
  /** All that they typed, read for danger. */
  readonly heard: SafetyReading
  readonly signal: AbortSignal
  readonly emit: (event: AnswerEvent) => void
  readonly log: Log
}

/** What a call tells of its requester. */
type Caller = Pick<Requester, 'heard' | 'signal' | 'log'> & { actor: Pick<Requester, 'timeZone'>; user(): Person }

/** The requester of a call; one that does not stream hears nothing before the reply. */
export function requesterOf(call: Caller, emit: Requester['emit'] = () => undefined): Requester {
  const user = call.user()
  const { heard, signal, log } = call
  return { user, timeZone: call.actor.timeZone ?? user.timeZone, heard, signal, emit, log }
}

/** The day by the requester's own calendar. */
export const dayOf = ({ timeZone }: Pick<Requester, 'timeZone'>, now: Temporal.Instant): Temporal.PlainDate =>
  now.toZonedDateTimeISO(timeZone ?? 'UTC').toPlainDate()
