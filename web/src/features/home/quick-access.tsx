import { Link } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import type { Destination } from '../../ui/navigation-context.ts'

type QuickAccessProps = {
  destinations: readonly (Destination & { description: string })[]
  /** Fetches the program of a page ahead of its use. */
  preload: (path: string) => void
}

/** Links to where one can go from home. */
export function QuickAccess({ destinations, preload }: QuickAccessProps) {
  return (
    <nav aria-labelledby="quick" className="grid gap-4">
      <h2 id="quick" className="font-serif text-title">
        Quick Access
      </h2>
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
        {destinations.map(({ path, title, description, icon }) => (
          <li key={path} className="border-b border-line">
            <Link
              href={path}
              onPointerEnter={() => preload(path)}
              onFocus={() => preload(path)}
              className="group flex min-h-18 items-center gap-4 py-3"
            >
              <Icon name={icon} className="size-6 shrink-0 text-lamp" />
              <span className="grid">
                <span className="font-medium group-hover:text-brand">{title}</span>
                <span className="text-small text-muted">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
