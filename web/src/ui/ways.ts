import { createContext } from 'react'
import type { IconName } from './icon.tsx'

/** A page that one can go to. */
export type Destination = { path: string; title: string; description: string; icon: IconName }

export type Ways = {
  /** The main menu, in its order. */
  destinations: readonly Destination[]
  /** Fetches the program of a page ahead of its use. */
  preload: (path: string) => void
}

/** Where one can go from here. Pages know it from whoever holds them, as no page knows the others. */
export const WaysContext = createContext<Ways>({ destinations: [], preload: () => undefined })
