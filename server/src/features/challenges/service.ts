import type { Challenge } from '@lampstand/contract/challenges'
import { createShuffledBatches } from '../../rotation.ts'

type Options = { random: () => number; remembered?: number }

/** Hands out the listed challenges eight at a time; none comes back to a person before all were seen. */
export function createChallengesService(listed: readonly Challenge[], options: Options) {
  return createShuffledBatches(
    listed.map(({ name, description }) => ({ name, description })),
    { ...options, size: 8 },
  )
}
