import { Link } from 'wouter'
import { Icon } from '../ui/icon.tsx'
import SidePanel from '../ui/side-panel.tsx'
import { menu } from './menu.ts'
import { navigation } from './navigation.ts'

type NavigationListProps = { path: string; open: boolean; onClose: () => void; onClosed: () => void }

/** Everywhere one can go, each in words. Loaded on use. */
export default function NavigationList({ path, ...rest }: NavigationListProps) {
  return (
    <SidePanel title="Navigation" {...rest}>
      <nav aria-label="Main" className="grid gap-1 p-3">
        {menu.map(({ path: target, title, description, icon }) => (
          <Link
            key={target}
            href={target}
            aria-current={target === path ? 'page' : undefined}
            onPointerEnter={() => navigation.preload(target)}
            onClick={(event) => {
              if (target !== path) return
              event.preventDefault()
              rest.onClose()
            }}
            className="flex w-full items-center gap-3.5 rounded-control px-3 py-3 hover:bg-tint aria-[current=page]:bg-tint aria-[current=page]:text-brand"
          >
            <Icon name={icon} className="size-5 shrink-0" />
            <span className="grid">
              <span className="font-medium">{title}</span>
              <span className="text-small text-muted">{description}</span>
            </span>
          </Link>
        ))}
      </nav>
    </SidePanel>
  )
}
