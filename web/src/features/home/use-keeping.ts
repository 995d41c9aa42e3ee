import type { Verse } from '@lampstand/contract/scripture'
import { useState } from 'react'
import { toasts } from '../../ui/toasts.tsx'

const loadKeepVerse = async () => (await import('./keep-verse.tsx')).default

type Keeping = {
  KeepVerse: Awaited<ReturnType<typeof loadKeepVerse>>
  verse: Verse
  opener: HTMLElement
  /** Counts the openings: each begins with the choice. */
  time: number
}

/** Save makes no call and only logs; it opens the choice of a challenge below the verse, and the choice keeps it. */
export function useKeeping() {
  const [keeping, setKeeping] = useState<Keeping>()
  const [saving, setSaving] = useState(false)
  const open = async (verse: Verse, opener: HTMLElement) => {
    console.info('Save asked for on the home screen:', verse.reference)
    const KeepVerse = await loadKeepVerse().catch(sayItFailed)
    if (KeepVerse) setKeeping((before) => ({ KeepVerse, verse, opener, time: (before?.time ?? 0) + 1 }))
  }
  return {
    keeping,
    saving,
    setSaving,
    open: (verse: Verse, opener: HTMLElement) => void open(verse, opener),
    close: () => {
      setKeeping(undefined)
      keeping?.opener.focus()
    },
  }
}

const sayItFailed = () => toasts.showError('This could not be opened. Please check your connection and try again.')
