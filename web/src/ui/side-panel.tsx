import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useCloseOnBack } from './close-on-back.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'

type SidePanelProps = {
  title: string
  open: boolean
  onClose: () => void
  /** Called once it has gone: the focus it held has to go somewhere. */
  onClosed: () => void
  children: ReactNode
}

/** A panel from the left edge, 72 units wide. Backdrop, button and Escape close it; the page behind does not scroll. */
export default function SidePanel({ title, open, onClose, onClosed, children }: SidePanelProps) {
  useCloseOnBack(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-72 flex-col overflow-y-auto border-r border-line bg-surface outline-none [--slide:translateX(-100%)] data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <div className="flex min-h-16 items-center justify-between border-b border-line pr-2 pl-5">
            <Radix.Title className="font-serif text-large">{title}</Radix.Title>
            <Radix.Close aria-label="Close" className={iconButtonClass()}>
              <Icon name="close" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
