import { AlertDialog as Radix } from 'radix-ui'
import { Button, buttonClass } from './button.tsx'
import { useCloseOnBack } from './close-on-back.ts'

type ConfirmDialogProps = {
  title: string
  /** What happens, and whether it can be undone. */
  description: string
  /** What is done, as its button says: "Delete prayer request". */
  action: string
  /** The way out, as its button says. */
  dismissal?: string
  pending?: boolean
  pendingLabel?: string
  onConfirm: () => void
  open: boolean
  onClose: () => void
  /** Called once it has gone; whoever opened the dialog takes the focus back here. */
  onClosed?: () => void
}

/** Asks before something is done that hurts. The focus begins at the way out, and a click beside it does not answer. Loaded on use. */
export default function ConfirmDialog({
  title,
  description,
  action,
  dismissal = 'Cancel',
  pending = false,
  pendingLabel = action,
  onConfirm,
  open,
  onClose,
  onClosed,
}: ConfirmDialogProps) {
  useCloseOnBack(open, onClose)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed?.()
          }}
          className="fixed inset-x-4 top-[20dvh] z-50 mx-auto grid max-h-[70dvh] max-w-md gap-5 overflow-y-auto rounded-control border border-line bg-surface p-5 outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-appear md:p-7"
        >
          <div className="grid gap-2">
            <Radix.Title className="font-serif text-title text-balance">{title}</Radix.Title>
            <Radix.Description className="text-pretty text-muted">{description}</Radix.Description>
          </div>
          <div className="flex flex-wrap justify-end gap-3">
            <Radix.Cancel className={buttonClass('secondary')}>{dismissal}</Radix.Cancel>
            <Button look="destructive" pending={pending} onClick={onConfirm}>
              {pending ? pendingLabel : action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
