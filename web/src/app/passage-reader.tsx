import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { type NamedPassage, ReaderContext } from '../ui/read-in-context.tsx'
import { toasts } from '../ui/toasts.tsx'

const loadSheet = async () => (await import('../features/scripture/passage-sheet.tsx')).default

type Sheet = Awaited<ReturnType<typeof loadSheet>>
type Opened = Pick<ComponentProps<Sheet>, 'passage'> & {
  Sheet: Sheet
  opener: HTMLElement
  path: string
  open: boolean
}

/** Lets every page open a passage in its context. Going elsewhere closes it, and coming back does not open it again. */
export function PassageReader({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const [opened, setOpened] = useState<Opened>()
  if (opened?.open && opened.path !== path) setOpened({ ...opened, open: false })
  const open = async (passage: NamedPassage, opener: HTMLElement) => {
    const Sheet = await loadSheet().catch(sayItFailed)
    if (Sheet) setOpened({ Sheet, passage, opener, path, open: true })
  }
  return (
    <ReaderContext
      value={{
        open: (passage, opener) => void open(passage, opener),
        preload: () => void loadSheet().catch(() => undefined),
      }}
    >
      {children}
      {opened && (
        <opened.Sheet
          passage={opened.passage}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
          onClosed={() => focusAfter(opened.opener)}
        />
      )}
    </ReaderContext>
  )
}

/** Another verse may have taken the opener's place meanwhile. */
const focusAfter = (opener: HTMLElement) =>
  (opener.isConnected ? opener : document.querySelector('h1'))?.focus({ preventScroll: true })

const sayItFailed = () => {
  toasts.show({
    title: 'Error',
    description: 'The passage could not be opened. Please try again.',
    tone: 'destructive',
  })
}
