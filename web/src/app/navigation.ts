import type { Destination as AnyDestination, Navigation } from '../ui/navigation-context.ts'
import type { PagePath } from './page-files.ts'
import { pageAt } from './pages.ts'

/** Reached from the avatar menu or from where somebody is, not from the main menu. */
type OwnPath = '/account' | '/insights' | '/subscribe' | '/subscription-success'

export type Destination = AnyDestination & { path: Exclude<PagePath, OwnPath> }

/** The main menu: what exists, in the order in which it is offered. What is said of each stands in `menu.ts`. */
export const destinations: readonly Destination[] = [
  { path: '/home', title: 'Home', icon: 'home' },
  { path: '/scripture', title: 'Workplace Challenges', icon: 'book' },
  { path: '/prayer', title: 'Prayer Mode', icon: 'prayer' },
  { path: '/guidance', title: 'AI Guidance', icon: 'compass' },
  { path: '/reminders', title: 'Prayer Reminders', icon: 'bell' },
  { path: '/reset', title: 'Reset Button', icon: 'reset' },
  { path: '/challenges', title: 'Be the Light', icon: 'light' },
  { path: '/create', title: 'Create Content', icon: 'edit' },
  { path: '/life-application', title: 'Life Application', icon: 'sprout' },
  { path: '/resources', title: 'Resources', icon: 'bookshelf' },
]

/** The path if there is such a page, so that no link leads nowhere. */
const ifBuilt = (path: string): string | undefined => (pageAt(path) ? path : undefined)

/** What pages may offer of all this. */
export const navigation: Navigation = {
  preload: (path) => void pageAt(path)?.preload(),
  upgradePath: ifBuilt('/subscribe'),
}

/** Where the account menu leads. */
export const accountPaths = {
  upgrade: navigation.upgradePath,
  account: ifBuilt('/account'),
  insights: ifBuilt('/insights'),
}
