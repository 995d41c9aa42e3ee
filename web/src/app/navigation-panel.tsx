import { useRef, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { toasts } from '../ui/toasts.tsx'

const loadList = async () => (await import('./navigation-list.tsx')).default

type List = Awaited<ReturnType<typeof loadList>>

/** The menu where the icon row has no room. Going elsewhere closes it. */
export function NavigationPanel({ path }: { path: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(path)
  const [loaded, setLoaded] = useState<{ List: List }>()
  const button = useRef<HTMLButtonElement>(null)
  // At once, not when it has closed: whoever comes back by then would find it open again.
  if (isOpen && openedAt !== path) setIsOpen(false)
  const open = async () => {
    const List = loaded?.List ?? (await loadList().catch(sayItFailed))
    if (!List) return
    setLoaded({ List })
    setOpenedAt(path)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        ref={button}
        icon="menu"
        label="Open navigation"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="lg:hidden"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      />
      {loaded && (
        <loaded.List
          path={path}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => {
            const next = openedAt === path ? button.current : document.querySelector('h1')
            next?.focus({ preventScroll: true })
          }}
        />
      )}
    </>
  )
}

const preload = () => void loadList().catch(() => undefined)

const sayItFailed = () => toasts.showError('The menu could not be opened. Please try again.')
