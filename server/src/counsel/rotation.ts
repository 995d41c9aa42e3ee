/** The `count` entries whose turn it is: each next turn brings the next ones, so that two turns in a row share as little as the list allows. */
export function turnOf<T>(list: readonly T[], turn: number, count: number): T[] {
  const taken = Math.min(count, list.length)
  return Array.from({ length: taken }, (_, at) => list[(turn * taken + at) % list.length]).filter(
    (one) => one !== undefined,
  )
}

/** The one entry whose turn it is. @throws RangeError for an empty list. */
export function oneOf<T>(list: readonly T[], turn: number): T {
  const [one] = turnOf(list, turn, 1)
  if (one === undefined) throw new RangeError('nothing to take turns with')
  return one
}
