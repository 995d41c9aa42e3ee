import { Link, useLocation } from 'wouter'
import { UserArea } from '../features/account/user-area.tsx'
import { DiscreetToggle } from '../ui/discreet-toggle.tsx'
import { Icon } from '../ui/icon.tsx'
import { iconButtonClass } from '../ui/icon-button.tsx'
import { LampMark } from '../ui/lamp-mark.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { accountPaths, type Destination, destinations, navigation } from './navigation.ts'
import { NavigationPanel } from './navigation-panel.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { withoutSlash } from './pages.ts'
import { PlanNotice } from './plan-notice.tsx'

/** The band that stays at the top: home, the main menu, the theme, and who is here. */
export function Header() {
  const [location] = useLocation()
  const path = withoutSlash(location)
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-bg">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center px-2 md:gap-1 md:px-6">
        <NavigationPanel path={path} />
        <Tooltip text="Home" align="start">
          <Link
            href="/home"
            aria-label="Home"
            aria-current={path === '/home' ? 'page' : undefined}
            className={iconButtonClass()}
          >
            <LampMark className="size-7" />
          </Link>
        </Tooltip>
        <div className="flex h-9 min-w-0 grow flex-wrap overflow-hidden font-serif text-large leading-9">
          <span className="h-9 w-px" />
          {path !== '/home' && (
            <span className="pl-0.5" data-plain="Notes">
              Lampstand
            </span>
          )}
        </div>
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          {destinations
            .filter((destination) => destination.path !== '/home')
            .map((destination) => (
              <IconLink key={destination.path} destination={destination} current={destination.path === path} />
            ))}
          <span aria-hidden="true" className="mx-2 h-6 w-px bg-line" />
        </nav>
        <div className="flex shrink-0 items-center md:gap-1">
          <DiscreetToggle />
          <ThemeToggle />
          <UserArea paths={accountPaths} />
        </div>
      </div>
      <OfflineNotice />
      <PlanNotice />
    </header>
  )
}

function IconLink({ destination, current }: { destination: Destination; current: boolean }) {
  const { path, title, icon } = destination
  const preload = () => navigation.preload(path)
  return (
    <Tooltip text={title}>
      <Link
        href={path}
        aria-label={title}
        aria-current={current ? 'page' : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        className={iconButtonClass(
          'after:absolute after:inset-x-3 after:-bottom-2.5 after:h-0.5 aria-[current=page]:after:bg-lamp',
        )}
      >
        <Icon name={icon} />
      </Link>
    </Tooltip>
  )
}
