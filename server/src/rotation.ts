import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/* "Another one each time": all that answers a repeated request with something else than before. */

/**
 * The next `count` entries of a list for a number of repeats: two numbers in a row share as few entries as the list allows.
 * Fewer when the list is shorter.
 */
export function rotate<T>(list: readonly T[], repeats: number, count: number): T[] {
  const taken = Math.min(count, list.length)
  return Array.from({ length: taken }, (_, at) => list[(repeats * taken + at) % list.length]).filter(
    (one) => one !== undefined,
  )
}

/** The one entry for a number of repeats. @throws RangeError for an empty list. */
export function pickOne<T>(list: readonly T[], repeats: number): T {
  const [one] = rotate(list, repeats, 1)
  if (one === undefined) throw new RangeError('cannot pick from an empty list')
  return one
}

/** Where a rotation starts: another place for each combination of parts, always the same one for equal parts. */
export const startingOffset = (...parts: readonly string[]): number => digest(parts).readUInt16BE()

const mostCounted = 5000

/**
 * Answers how often an equal request was made before: 0 the first time. Only digests are kept, nothing that a person wrote;
 * the least recently repeated are forgotten first.
 */
export function createRepeatCounter() {
  const counts = new LRUCache<string, number>({ max: mostCounted })
  return (...parts: readonly string[]): number => {
    const key = digest(parts).toString('base64url')
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count
  }
}

const digest = (parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest()

type BatchOptions<T> = {
  /** How many entries a batch holds. */
  size: number
  /** A number from 0 up to but not including 1. */
  random: () => number
  /** What everyone's first batch begins with. */
  opening?: T | undefined
  /** How many callers' positions are kept. */
  remembered?: number
}

/**
 * Hands out a list batch by batch. Each call of one person continues where the last one ended, in that person's own random
 * order, so that no entry comes back before all were seen.
 */
export function createShuffledBatches<T>(
  all: readonly T[],
  { size, random, opening, remembered = 10_000 }: BatchOptions<T>,
) {
  const positions = new LRUCache<string, { order: readonly T[]; next: number }>({ max: remembered })

  return {
    /** `callerId` is null for an unknown caller, who gets any. Entries that are not wanted now are skipped. */
    nextBatch(callerId: string | null, isWanted: (one: T) => boolean = () => true): T[] {
      if (callerId === null && opening === undefined) return draw(all, { size, random, isWanted })
      const { order, next } = (callerId !== null && positions.get(callerId)) || { order: newOrder(), next: 0 }
      const batch: T[] = []
      let seen = 0
      for (const one of [...order.slice(next), ...order.slice(0, next)]) {
        if (batch.length === size) break
        seen++
        if (isWanted(one)) batch.push(one)
      }
      if (callerId !== null) positions.set(callerId, { order, next: (next + seen) % Math.max(order.length, 1) })
      return batch
    },
  }

  function newOrder(): T[] {
    const order = draw(all, { size: all.length, random })
    return opening === undefined ? order : [opening, ...order.filter((one) => one !== opening)]
  }
}

type Draw<T> = { size: number; random: () => number; isWanted?: (one: T) => boolean }

/** Fisher and Yates' shuffle, as far as it is needed: whoever takes a few does not pay for all. */
function draw<T>(list: readonly T[], { size, random, isWanted = () => true }: Draw<T>): T[] {
  const left = list.slice()
  const taken: T[] = []
  for (let last = left.length - 1; last >= 0 && taken.length < size; last--) {
    const place = Math.floor(random() * (last + 1))
    const [one, other] = [left[place], left[last]]
    if (one === undefined || other === undefined) continue
    left[place] = other
    if (isWanted(one)) taken.push(one)
  }
  return taken
}
