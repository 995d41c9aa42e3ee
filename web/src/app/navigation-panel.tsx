import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { destinations } from './navigation.ts'
import { pageAt } from './pages.ts'

const loadPanel = () => import('../ui/side-panel.tsx')
const SidePanel = lazy(loadPanel)

/** The menu of small screens. It is open at the path at which it was opened, so going elsewhere closes it; null once it was closed. */
export function NavigationPanel({ path }: { path: string }) {
  const [openAt, setOpenAt] = useState<string | null>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpenAt(null)
  return (
    <>
      <IconButton
        ref={button}
        icon="menu"
        label="Open navigation"
        aria-haspopup="dialog"
        aria-expanded={openAt === path}
        className="md:hidden"
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpenAt(path)}
      />
      {openAt !== undefined && (
        <Suspense>
          <SidePanel
            title="Navigation"
            open={openAt === path}
            onClose={close}
            onClosed={() => {
              const next = openAt === null ? button.current : document.querySelector('h1')
              next?.focus({ preventScroll: true })
              close() // Else it would open again when its path is come back to.
            }}
          >
            <nav aria-label="Main" className="grid gap-1 p-3">
              {destinations.map(({ path: target, title, description, icon }) => (
                <Link
                  key={target}
                  href={target}
                  aria-current={target === path ? 'page' : undefined}
                  onPointerEnter={() => void pageAt(target)?.preload()}
                  onClick={() => target === path && close()}
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
        </Suspense>
      )}
    </>
  )
}
