import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useCloseOnBack } from './close-on-back.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'

type SheetProps = {
  title: string
  description: string
  open: boolean
  onClose: () => void
  /** Called when it has come. */
  onOpened?: () => void
  /** Called once it has gone; whoever opened the sheet takes the focus back here. */
  onClosed: () => void
  children: ReactNode
}

/** A page over the page: from below on a phone, at the right hand on a desk. What it is stays at its head. Loaded on use. */
export function Sheet({ title, description, open, onClose, onOpened, onClosed, children }: SheetProps) {
  useCloseOnBack(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
            onOpened?.()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-x-0 bottom-0 z-50 h-[calc(100dvh-2.5rem)] overflow-y-auto overscroll-contain rounded-t-sheet border-t border-line bg-surface outline-none [--slide:translateY(100%)] data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:w-160 md:rounded-none md:border-t-0 md:border-l md:[--slide:translateX(100%)]"
        >
          <header className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-surface pt-3 pr-2 pb-3 pl-5 md:pt-6 md:pr-6 md:pb-5 md:pl-12">
            <div className="grid min-w-0 gap-0.5 pt-1 wrap-anywhere">
              <Radix.Title className="font-serif text-title">{title}</Radix.Title>
              <Radix.Description className="text-small text-muted">{description}</Radix.Description>
            </div>
            <Radix.Close aria-label="Close" className={iconButtonClass()}>
              <Icon name="close" />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
