type Options<T> = {
  /** How many a hand holds. */
  size: number
  /** A number from 0 up to but not including 1. */
  random: () => number
  /** What the first hand of everyone begins with. */
  opening?: T | undefined
  /** How many persons' places are kept. */
  remembered?: number
}

/**
 * Deals out a list some at a time. Each call of one person goes on where the last one ended, in an order of that person's own, so
 * that none comes back before all were seen.
 */
export function createHands<T>(all: readonly T[], { size, random, opening, remembered = 10_000 }: Options<T>) {
  const places = new Map<string, { order: readonly T[]; next: number }>()

  return {
    /** `who` names the caller; one without a name gets any. What is not wanted now is passed over. */
    deal(who: string | null, isWanted: (one: T) => boolean = () => true): T[] {
      const { order, next } = (who !== null && places.get(who)) || { order: ordered(), next: 0 }
      const hand: T[] = []
      let seen = 0
      for (const one of [...order.slice(next), ...order.slice(0, next)]) {
        if (hand.length === size) break
        seen++
        if (isWanted(one)) hand.push(one)
      }
      if (who !== null) remember(who, { order, next: (next + seen) % Math.max(order.length, 1) })
      return hand
    },
  }

  function remember(who: string, place: { order: readonly T[]; next: number }) {
    places.delete(who)
    places.set(who, place)
    const oldest = places.keys().next().value
    if (places.size > remembered && oldest !== undefined) places.delete(oldest)
  }

  function ordered(): T[] {
    const order = mixed()
    return opening === undefined ? order : [opening, ...order.filter((one) => one !== opening)]
  }

  /** Fisher and Yates' shuffle. */
  function mixed(): T[] {
    const order = [...all]
    for (let place = 0; place < order.length - 1; place++) {
      const other = place + Math.floor(random() * (order.length - place))
      const [a, b] = [order[place], order[other]]
      if (a !== undefined && b !== undefined) [order[place], order[other]] = [b, a]
    }
    return order
  }
}
