import type { Destination as AnyDestination, Navigation } from '../ui/navigation-context.ts'
import type { PagePath } from './page-files.ts'
import { pageAt } from './pages.ts'

export type Destination = AnyDestination & { path: PagePath }

/** The main menu: what exists, in the order in which it is offered. */
export const destinations: readonly Destination[] = [
  { path: '/home', title: 'Home', description: "Today's scripture", icon: 'home' },
  { path: '/scripture', title: 'Workplace Challenges', description: 'Daily biblical wisdom', icon: 'book' },
  { path: '/prayer', title: 'Prayer Mode', description: 'Quick prayers', icon: 'prayer' },
  { path: '/guidance', title: 'AI Guidance', description: 'Biblical wisdom for work challenges', icon: 'compass' },
  { path: '/reset', title: 'Reset Button', description: 'Find peace when overwhelmed', icon: 'reset' },
  { path: '/challenges', title: 'Be the Light', description: 'Daily spiritual growth challenges', icon: 'light' },
  { path: '/create', title: 'Create Content', description: 'Prayers and spiritual content', icon: 'edit' },
  { path: '/life-application', title: 'Life Application', description: 'AI devotions', icon: 'sprout' },
  { path: '/resources', title: 'Resources', description: 'Christian workplace resources', icon: 'shelf' },
]

/** The path if there is such a page, so that no link leads nowhere. */
const ifBuilt = (path: string): string | undefined => (pageAt(path) ? path : undefined)

/** What pages may offer of all this. */
export const navigation: Navigation = {
  destinations,
  preload: (path) => void pageAt(path)?.preload(),
  upgradePath: ifBuilt('/subscribe'),
}
