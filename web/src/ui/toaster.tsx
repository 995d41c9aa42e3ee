import { Toast as Radix } from 'radix-ui'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { type ShownToast, toastDuration } from './toast-store.ts'

type ToasterProps = { toast: ShownToast | undefined; onClose: (id: number) => void }

/** The notifications region: F8 reaches it, a swipe of 50 px to the right or the time given closes the toast. */
export default function Toaster({ toast, onClose }: ToasterProps) {
  const isQuiet = toast?.tone === 'quiet'
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50}>
      {toast && !isQuiet && <OneToast key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />}
      <p role="status" className="sr-only">
        {isQuiet && (
          <span key={toast.id}>
            <span>{toast.title}</span> <span>{toast.description}</span>
          </span>
        )}
      </p>
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed right-0 bottom-0 z-50 w-full max-w-md p-4 outline-none empty:hidden md:p-6 print:hidden"
      />
    </Radix.Provider>
  )
}

function OneToast({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { title, description, tone = 'plain', link, action } = toast
  return (
    <Radix.Root
      duration={toastDuration}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClose()}
      className={classNames(
        'flex items-start gap-3 rounded-control border border-l-4 bg-surface py-3.5 pr-2 pl-4 text-ink',
        'animate-appear data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        tone === 'destructive' ? 'border-error' : 'border-border border-l-lamp',
      )}
    >
      <div className="grid grow gap-0.5 py-1">
        <Radix.Title className={classNames('font-semibold', tone === 'destructive' && 'text-error')}>
          {title}
        </Radix.Title>
        {description && <Radix.Description className="text-small text-muted">{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.label} className={buttonClass('secondary', 'mt-2 w-fit')} onClick={action.act}>
            {action.label}
          </Radix.Action>
        )}
        {link && (
          <Radix.Action altText={link.label} asChild>
            <a
              href={link.href}
              className="mt-1 inline-flex min-h-(--target) w-fit items-center gap-1.5 font-medium text-brand underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault()
                link.follow()
              }}
            >
              {link.label}
              <Icon name="forward" className="size-4" />
            </a>
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label="Close" className={iconButtonClass()}>
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  )
}
