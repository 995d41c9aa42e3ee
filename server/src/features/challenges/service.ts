import type { Challenge } from '@lampstand/contract/challenges'
import { createShuffledBatches } from '../../rotation.ts'

type Options = { random: () => number; remembered?: number }

/** Hands out the listed challenges eight at a time; none comes back to a person before all were seen. */
export function createChallengesService(offered: readonly Challenge[], options: Options) {
  const listed: readonly Challenge[] = offered.map(({ name, description }) => ({ name, description }))
  return { listed, ...createShuffledBatches(listed, { ...options, size: 8 }) }
}
