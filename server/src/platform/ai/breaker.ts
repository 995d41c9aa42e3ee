import type { Clock } from '../../clock.ts'
import { AiFailure, type AiFailureKind } from './ai.ts'

const failuresToOpen = 5
const restWhenDown = Temporal.Duration.from({ seconds: 30 })
const restWhenSpent = Temporal.Duration.from({ minutes: 10 })

export type AttemptOutcome = 'answered' | AiFailureKind

/**
 * Spares people the wait for a provider that does not answer: after five failures in a row nobody asks for half a minute,
 * after "out of quota" for ten minutes, then one request tries. An answer of any kind closes it; a request that was
 * given up, or that the provider was too busy for, says nothing.
 */
export function createBreaker(clock: Clock) {
  let failures = 0
  let open: { kind: 'down' | 'spent'; until: Temporal.Instant } | undefined
  let trying = false

  const isResting = () => open !== undefined && Temporal.Instant.compare(clock.now(), open.until) < 0

  function refuseIfOpen() {
    if (open && (trying || isResting())) throw new AiFailure(open.kind, `The provider rests after "${open.kind}".`)
  }

  return {
    /** @throws AiFailure `down` or `spent` while it is open */
    refuseIfOpen,

    /** Begins a request; tell the returned function how it ended. @throws as `refuseIfOpen` */
    enter(): (outcome: AttemptOutcome) => void {
      refuseIfOpen()
      const isTrial = open !== undefined
      if (isTrial) trying = true
      return (outcome) => {
        if (isTrial) trying = false
        if (outcome === 'cancelled' || outcome === 'busy') return
        failures = outcome === 'down' ? failures + 1 : 0
        const rest = outcome === 'spent' ? restWhenSpent : restWhenDown
        if (outcome === 'spent' || (outcome === 'down' && (isTrial || failures >= failuresToOpen))) {
          open = { kind: outcome, until: clock.now().add(rest) }
        } else if (outcome !== 'down') {
          open = undefined
        }
      }
    },
  }
}
