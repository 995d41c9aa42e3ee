import { createHash, randomUUID } from 'node:crypto'
import type { Challenge } from '@lampstand/contract/challenges'

const aCall = 8

/**
 * Hands out the listed challenges eight at a time. Each call of one person goes on where the last one ended, in an order
 * of that person's own, so that none comes back before all were seen. `remembered`: how many persons' places are kept.
 */
export function createChallengesService(challenges: readonly Challenge[], remembered = 10_000) {
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

function orderFor(challenges: readonly Challenge[], key: string): Challenge[] {
  return challenges
    .map(({ name, description }) => ({
      rank: createHash('sha256').update(`${key}\0${name}`).digest('hex'),
      challenge: { name, description },
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ challenge }) => challenge)
}
