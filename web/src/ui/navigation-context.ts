import { createContext } from 'react'
import type { IconName } from './icon.tsx'

/** A page that one can go to. */
export type Destination = { path: string; title: string; icon: IconName }

export type Navigation = {
  /** Fetches the program of a page ahead of its use. */
  preload: (path: string) => void
  /** Where a plan can be chosen; undefined while there is no such page. */
  upgradePath: string | undefined
}

/** Where one can go from here. The shell provides it, as no page knows the others. */
export const NavigationContext = createContext<Navigation>({
  preload: () => undefined,
  upgradePath: undefined,
})
