import type { Challenge } from '@lampstand/contract/challenges'

const aCall = 8

type Options = {
  /** A number from 0 up to but not including 1. */
  random: () => number
  /** How many persons' places are kept. */
  remembered?: number
}

/**
 * Hands out the listed challenges eight at a time. Each call of one person goes on where the last one ended, in an order
 * of that person's own, so that none comes back before all were seen.
 */
export function createChallengesService(
  listed: readonly Challenge[],
  { random, remembered = 10_000 }: Options,
): { deal(who: string | null): Challenge[] } {
  const challenges = listed.map(({ name, description }) => ({ name, description }))
  const hands = new Map<string, { order: readonly Challenge[]; next: number }>()

  return {
    /** `who` names the caller; one without a name gets any eight. */
    deal(who) {
      if (who === null) return mixed(aCall).slice(0, aCall)
      const { order, next } = hands.get(who) ?? { order: mixed(challenges.length), next: 0 }
      hands.delete(who)
      hands.set(who, { order, next: (next + aCall) % order.length })
      const oldest = hands.keys().next().value
      if (hands.size > remembered && oldest !== undefined) hands.delete(oldest)
      return [...order.slice(next, next + aCall), ...order.slice(0, Math.max(0, next + aCall - order.length))]
    },
  }

  /** Fisher and Yates' shuffle, as far as the first `count` places. */
  function mixed(count: number): Challenge[] {
    const order = [...challenges]
    for (let place = 0; place < Math.min(count, order.length - 1); place++) {
      const other = place + Math.floor(random() * (order.length - place))
      const [a, b] = [order[place], order[other]]
      if (a && b) [order[place], order[other]] = [b, a]
    }
    return order
  }
}
