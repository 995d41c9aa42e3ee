import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useCloseOnBack } from './close-on-back.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'

type DialogProps = {
  title: string
  description?: string
  open: boolean
  /** It may come while another dialog stands open, and veils that one too. */
  aboveOthers?: boolean
  onClose: () => void
  /** Called once it has gone; whoever opened the dialog takes the focus back here. */
  onClosed?: () => void
  children: ReactNode
}

/** A question in the middle of the screen. Loaded on use. */
export function Dialog({ title, description, open, aboveOthers = false, onClose, onClosed, children }: DialogProps) {
  useCloseOnBack(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          className={classNames(
            'fixed inset-0 bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
            aboveOthers ? 'z-50' : 'z-40',
          )}
        />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed?.()
          }}
          className="fixed inset-x-4 top-[8dvh] z-50 mx-auto flex max-h-[88dvh] max-w-md flex-col gap-4 rounded-control border border-line bg-surface p-5 outline-none md:p-7 data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
        >
          <div className="flex items-start justify-between gap-4">
            <div className="grid gap-1 pt-1.5">
              <Radix.Title className="font-serif text-title">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close aria-label="Close" className={iconButtonClass('-mt-1 -mr-2')}>
              <Icon name="close" />
            </Radix.Close>
          </div>
          {/* What scrolls ends above the edge, with room for the rings of focus. */}
          <div className="-mx-2 grid gap-5 overflow-y-auto overscroll-contain px-2 py-1">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
