import { type ReactNode, useState } from 'react'
import { type NamedPassage, ReaderContext } from '../ui/read-in-context.tsx'
import { toasts } from '../ui/toasts.tsx'
import type { DialogOf } from './page-dialogs.tsx'

const dialogs = () => import('./page-dialogs.tsx')

type Opened = { draw: ReturnType<DialogOf<never>>; opener: HTMLElement; open: boolean }

/** Lets a page open a passage in its context, what it asks of somebody at work, and a picture of it. They leave with the page. */
export function PassageReader({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()

  const wayTo = <P extends NamedPassage>(load: () => Promise<DialogOf<P>>) => ({
    preload: () => void load().catch(() => undefined),
    open: (passage: P, opener: HTMLElement) => {
      const show = (dialogOf: DialogOf<P>) =>
        setOpened({ draw: dialogOf(passage, () => context.open(passage, opener)), opener, open: true })
      load().then(show, sayItFailed)
    },
  })
  const context = wayTo(async () => (await dialogs()).context())
  const insight = wayTo(async () => (await dialogs()).insight())
  const share = wayTo(async () => (await dialogs()).share())

  return (
    <>
      <ReaderContext value={{ ...context, insight, share }}>{children}</ReaderContext>
      {opened?.draw({
        open: opened.open,
        onClose: () => setOpened({ ...opened, open: false }),
        onClosed: () => focusAfter(opened.opener),
      })}
    </>
  )
}

/** Another verse may have taken the opener's place meanwhile. */
const focusAfter = (opener: HTMLElement) =>
  (opener.isConnected ? opener : document.querySelector('h1'))?.focus({ preventScroll: true })

const sayItFailed = () => toasts.showError('The passage could not be opened. Please try again.')
