import { createHash, randomUUID } from 'node:crypto'
import type { Challenge } from '@lampstand/contract/challenges'

const aCall = 8

/**
 * Hands out the listed challenges eight at a time. Each call of one person goes on where the last one ended, in an order
 * of that person's own, so that none comes back before all were seen. `remembered`: how many persons' places are kept.
 */
export function createChallengesService(listed: readonly Challenge[], remembered = 10_000) {
  const challenges = listed.map(({ name, description }) => ({ name, description }))
  const places = new Map<string, number>()
  return {
    /** `who` names the caller; one without a name gets any eight. */
    deal(who: string | null): Challenge[] {
      const key = who ?? randomUUID()
      const order = orderFor(challenges, key)
      const start = places.get(key) ?? 0
      if (who !== null) remember(key, (start + aCall) % order.length)
      return [...order.slice(start), ...order.slice(0, start)].slice(0, aCall)
    },
  }

  function remember(key: string, place: number) {
    places.delete(key)
    places.set(key, place)
    const oldest = places.keys().next().value
    if (places.size > remembered && oldest !== undefined) places.delete(oldest)
  }
}

/** Fisher and Yates' shuffle, driven by the key alone. */
function orderFor(challenges: readonly Challenge[], key: string): readonly Challenge[] {
  const next = numbersFrom(key)
  const order = [...challenges]
  for (let last = order.length - 1; last > 0; last--) {
    const other = next() % (last + 1)
    const [a, b] = [order[last], order[other]]
    if (a && b) [order[last], order[other]] = [b, a]
  }
  return order
}

/** A stream of 32-bit numbers that the key decides: enough to mix buttons, not to keep a secret. */
function numbersFrom(key: string): () => number {
  let state = createHash('sha256').update(key).digest().readUInt32BE()
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 8
  }
}
