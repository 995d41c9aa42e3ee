import { Dialog as Radix } from 'radix-ui'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { PassageText, type PassageTextProps } from './passage-text.tsx'
import { Skeleton } from './skeleton.tsx'

/** What there is to read. `offline`: it comes by itself with the connection. */
export type Reading =
  | { state: 'loading' }
  | { state: 'offline' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; passage: PassageTextProps }

type ReadingSheetProps = {
  title: string
  translation: string
  reading: Reading
  open: boolean
  onClose: () => void
  /** Called once it has gone; whoever opened the sheet takes the focus back here. */
  onClosed: () => void
}

/** A page of scripture over the page: from below on a phone, at the right hand on a desk. Loaded on use. */
export function ReadingSheet({ title, translation, reading, open, onClose, onClosed }: ReadingSheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-x-0 bottom-0 z-50 h-[calc(100dvh-2.5rem)] overflow-y-auto overscroll-contain rounded-t-sheet border-t border-line bg-surface outline-none [--slide:translateY(100%)] data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:w-160 md:rounded-none md:border-t-0 md:border-l md:[--slide:translateX(100%)]"
        >
          <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-surface pt-3 pr-2 pb-3 pl-5 md:pt-6 md:pr-6 md:pb-5 md:pl-12">
            <div className="grid gap-0.5 pt-1">
              <Radix.Title className="font-serif text-title">{title}</Radix.Title>
              <Radix.Description className="text-small text-muted">{translation}</Radix.Description>
            </div>
            <Radix.Close aria-label="Close" className={iconButtonClass()}>
              <Icon name="close" />
            </Radix.Close>
          </header>
          <Page reading={reading} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Page({ reading }: { reading: Reading }) {
  switch (reading.state) {
    case 'ready':
      return <PassageText {...reading.passage} />
    case 'loading':
      return <Placeholder />
    case 'offline':
      return (
        <div role="status" className="px-5 py-10 md:px-12">
          <EmptyState>You seem to be offline. The passage opens as soon as the connection is back.</EmptyState>
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="px-5 py-10 md:px-12">
          <EmptyState
            action={
              <Button look="secondary" onClick={reading.retry}>
                Try Again
              </Button>
            }
          >
            {reading.message}
          </EmptyState>
        </div>
      )
  }
}

const lines = ['w-full', 'w-11/12', 'w-[98%]', 'w-10/12', 'w-[95%]', 'w-[88%]', 'w-7/12']

const Placeholder = () => (
  <div role="status" className="grid gap-4 px-5 py-7 md:px-12 md:py-9">
    <span className="sr-only">Opening the passage</span>
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="mb-4 h-4 w-3/5" />
    {lines.map((width) => (
      <Skeleton key={width} className={`h-5 ${width}`} />
    ))}
  </div>
)
