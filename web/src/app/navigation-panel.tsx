import { useRef, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { toasts } from '../ui/toasts.tsx'

const loadList = async () => (await import('./navigation-list.tsx')).default

type List = Awaited<ReturnType<typeof loadList>>

/** The menu where the icon row has no room. It is open at the path at which it was opened, so going elsewhere closes it. */
export function NavigationPanel({ path }: { path: string }) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [loaded, setLoaded] = useState<{ List: List }>()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpenAt(null)
  const open = async () => {
    const List = loaded?.List ?? (await loadList().catch(sayItFailed))
    if (!List) return
    setLoaded({ List })
    setOpenAt(path)
  }
  return (
    <>
      <IconButton
        ref={button}
        icon="menu"
        label="Open navigation"
        aria-haspopup="dialog"
        aria-expanded={openAt === path}
        className="lg:hidden"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      />
      {loaded && (
        <loaded.List
          path={path}
          open={openAt === path}
          onClose={close}
          onClosed={() => {
            const next = openAt === null ? button.current : document.querySelector('h1')
            next?.focus({ preventScroll: true })
            close() // Else it would open again when its path is come back to.
          }}
        />
      )}
    </>
  )
}

const preload = () => void loadList().catch(() => undefined)

const sayItFailed = () => toasts.showError('The menu could not be opened. Please try again.')
