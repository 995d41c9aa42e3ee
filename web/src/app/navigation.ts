import type { IconName } from '../ui/icon.tsx'
import type { PagePath } from './page-files.ts'
import { pageAt } from './pages.ts'

export type Destination = { path: PagePath; title: string; description: string; icon: IconName }

/** The main menu: what exists, in the order in which it is offered. */
export const destinations: readonly Destination[] = [
  { path: '/home', title: 'Home', description: "Today's scripture", icon: 'home' },
  { path: '/scripture', title: 'Workplace Challenges', description: 'Daily biblical wisdom', icon: 'book' },
  { path: '/guidance', title: 'AI Guidance', description: 'Biblical wisdom for work challenges', icon: 'compass' },
  { path: '/life-application', title: 'Life Application', description: 'AI devotions', icon: 'sprout' },
]

/** The path if there is such a page, so that nothing leads nowhere. */
export const ifBuilt = (path: string): string | undefined => (pageAt(path) ? path : undefined)
