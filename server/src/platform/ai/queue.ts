import { AiFailure } from './ai.ts'

/** Seconds after which a place is likely. */
const comeAgainIn = 10

/**
 * Lets `running` requests through at once and twice as many wait, each at most `patience` milliseconds.
 * Its `enter` gives the function that leaves again, to be called once. @throws AiFailure `busy`, or `cancelled` as soon as the signal says so
 */
export function createQueue({ running, patience }: { running: number; patience: number }) {
  let free = running
  const waiting = new Set<() => void>()

  function leave() {
    free++
    const [next] = waiting
    next?.()
  }

  async function enter(signal: AbortSignal): Promise<() => void> {
    if (free > 0) {
      free--
      return leave
    }
    if (waiting.size >= running * 2) throw busy()
    const turn = Promise.withResolvers<void>()
    const giveUp = (failure: AiFailure) => {
      waiting.delete(takeTurn)
      turn.reject(failure)
    }
    const goAway = () => giveUp(new AiFailure('cancelled', 'The caller went away.'))
    const takeTurn = () => {
      // Taken here and not by the waiter: another request could slip in between its turn and its waking.
      free--
      waiting.delete(takeTurn)
      turn.resolve()
    }
    const timer = setTimeout(() => giveUp(busy()), patience)
    waiting.add(takeTurn)
    signal.addEventListener('abort', goAway, { once: true })
    try {
      await turn.promise
      return leave
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', goAway)
    }
  }

  return { enter }
}

const busy = () => new AiFailure('busy', 'Too many people are asking at once.', { retryAfter: comeAgainIn })
