import { lineAt } from './pace.ts'
import { PrayerLines } from './prayer-lines.tsx'
import { type Praying, shareOf } from './praying.ts'

type PacedPrayerProps = {
  lines: readonly string[]
  minutes: number
  praying: Praying
  /** Whether the screen may move with the prayer. */
  follow: boolean
}

/** A prayer as far as it is prayed. */
export const PacedPrayer = ({ lines, minutes, praying, follow }: PacedPrayerProps) => (
  <PrayerLines lines={lines} clear={clearIn(lines, minutes, praying)} follow={follow && praying.phase === 'praying'} />
)

function clearIn(lines: readonly string[], minutes: number, praying: Praying): 'all' | 'none' | number {
  if (praying.phase === 'amen') return 'none'
  const hasStarted = praying.phase === 'praying' || praying.prayed > 0
  return hasStarted ? lineAt(lines, shareOf(praying, minutes)) : 'all'
}
