/**
 * Where somebody is in a prayer. Times are milliseconds: `prayed` without the pauses, `asOf` by the clock at which that was true,
 * `length` of the whole.
 */
export type Praying =
  | { phase: 'resting'; prayed: number }
  | { phase: 'praying'; prayed: number; asOf: number; length: number }
  | { phase: 'amen' }

export const notStarted: Praying = { phase: 'resting', prayed: 0 }

const minute = 60_000

/** Begin Prayer and Pause are one switch. A pause keeps the place; after the Amen it begins anew. */
export function toggled(praying: Praying, now: number, minutes: number): Praying {
  switch (praying.phase) {
    case 'resting':
      return { phase: 'praying', prayed: praying.prayed, asOf: now, length: minutes * minute }
    case 'praying': {
      const latest = advanced(praying, now)
      return latest.phase === 'praying' ? { phase: 'resting', prayed: latest.prayed } : latest
    }
    case 'amen':
      return { phase: 'praying', prayed: 0, asOf: now, length: minutes * minute }
  }
}

/** The same prayer at a later time of the clock. */
export function advanced(praying: Praying, now: number): Praying {
  if (praying.phase !== 'praying') return praying
  const prayed = praying.prayed + now - praying.asOf
  return prayed < praying.length ? { ...praying, prayed, asOf: now } : { phase: 'amen' }
}

/** How much of a prayer of so many minutes is prayed, from 0 to 1. */
export const shareOf = (praying: Praying, minutes: number): number =>
  praying.phase === 'amen' ? 1 : Math.min(1, praying.prayed / (minutes * minute))

/** What is left, as one would say it. */
export function timeLeft(share: number, minutes: number): string {
  const left = minutes * (1 - share)
  if (left <= 0.5) return 'A few breaths left'
  return `About ${Math.ceil(left)} min left`
}
