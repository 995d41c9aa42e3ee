import { type ReactNode, useState } from 'react'
import { type NamedPassage, type Quotation, ReaderContext } from '../ui/read-in-context.tsx'
import { toasts } from '../ui/toasts.tsx'
import { ifBuilt } from './navigation.ts'

type DialogState = { open: boolean; onClose: () => void; onClosed: () => void }
type Draw = (dialog: DialogState) => ReactNode
type Opened = { draw: Draw; opener: HTMLElement; open: boolean }

const loadContext = async () => {
  const { default: PassageSheet } = await import('../features/scripture/passage-sheet.tsx')
  return (passage: NamedPassage) => (dialog: DialogState) => (
    <PassageSheet key={passage.id} passage={passage} {...dialog} />
  )
}

const loadInsight = async () => {
  const { default: InsightSheet } = await import('../features/guidance/insight-sheet.tsx')
  return (passage: NamedPassage, read: () => void) => (dialog: DialogState) => (
    <InsightSheet key={passage.id} passage={passage} upgradePath={ifBuilt('/subscribe')} onRead={read} {...dialog} />
  )
}

const loadShare = async () => {
  const { default: ShareDialog } = await import('../ui/share-dialog.tsx')
  return (passage: Quotation) => (dialog: DialogState) => <ShareDialog key={passage.id} passage={passage} {...dialog} />
}

/** Lets a page open a passage in its context, what it asks of somebody at work, and a picture of it. They leave with the page. */
export function PassageReader({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()

  const wayTo = <P extends NamedPassage>(load: () => Promise<(passage: P, read: () => void) => Draw>) => ({
    preload: () => void load().catch(() => undefined),
    open: (passage: P, opener: HTMLElement) => {
      const show = (drawOf: (passage: P, read: () => void) => Draw) =>
        setOpened({ draw: drawOf(passage, () => context.open(passage, opener)), opener, open: true })
      load().then(show, sayItFailed)
    },
  })
  const context = wayTo(loadContext)

  return (
    <>
      <ReaderContext value={{ ...context, insight: wayTo(loadInsight), share: wayTo(loadShare) }}>
        {children}
      </ReaderContext>
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

const sayItFailed = () =>
  toasts.show({
    title: 'Error',
    description: 'The passage could not be opened. Please try again.',
    tone: 'destructive',
  })
