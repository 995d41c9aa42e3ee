import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useCloseOnBack } from './close-on-back.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'

type FullScreenDialogProps = {
  title: string
  description?: string | undefined
  /** Title and footer in the middle, as around a picture; the title stands in the band, for the picture's sake. */
  centered?: boolean
  /** What else stands beside Close. */
  tools?: ReactNode
  /** What stays in reach at the bottom, however long the rest is. */
  footer?: ReactNode
  open: boolean
  onClose: () => void
  /** Called once it has gone; whoever opened the dialog takes the focus back here. */
  onClosed: () => void
  children: ReactNode
}

/** A dialog that leaves nothing else to look at: one column on the whole screen, and alone on paper. */
export function FullScreenDialog({
  title,
  description,
  centered = false,
  tools,
  footer,
  open,
  onClose,
  onClosed,
  children,
}: FullScreenDialogProps) {
  useCloseOnBack(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed()
          }}
          className="fixed inset-0 z-40 flex flex-col overflow-y-auto overscroll-contain bg-bg outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-appear print:static print:block"
        >
          <div className="sticky top-0 z-10 flex items-center justify-end gap-1 bg-bg p-2 md:p-4 print:hidden">
            {centered && <Radix.Title className="grow pl-12 text-center font-serif text-large">{title}</Radix.Title>}
            {tools}
            <Radix.Close aria-label="Close" className={iconButtonClass()}>
              <Icon name="close" />
            </Radix.Close>
          </div>
          <div className="mx-auto flex w-full max-w-2xl grow flex-col gap-8 px-5 pb-10 md:px-8 md:pb-14 print:p-0">
            {!centered && (
              <div className="grid gap-2">
                <Radix.Title className="font-serif text-display">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="text-large text-pretty text-muted print:hidden">
                    {description}
                  </Radix.Description>
                )}
              </div>
            )}
            {children}
          </div>
          {footer && (
            <div className="sticky bottom-0 bg-bg print:hidden">
              <div className="mx-auto max-w-2xl px-5 md:px-8">
                <div className={classNames('py-4', !centered && 'border-t border-line')}>{footer}</div>
              </div>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
