import { useState } from 'react'
import { useTicking } from '../../ui/use-ticking.ts'
import { advanced, notStarted, toggled } from './praying.ts'

/** One prayer at a time: every dialog of the page turns the same switch, and turning it is logged. */
export function usePraying() {
  const [praying, setPraying] = useState(notStarted)
  useTicking(praying.phase === 'praying', (now) => setPraying((before) => advanced(before, now)))
  return {
    praying,
    toggle: (title: string, minutes: number) => {
      console.info(`${praying.phase === 'praying' ? 'Pause' : 'Begin Prayer'}: ${title}`)
      setPraying(toggled(praying, performance.now(), minutes))
    },
    stop: () => setPraying(notStarted),
  }
}

export type PrayingSwitch = ReturnType<typeof usePraying>
