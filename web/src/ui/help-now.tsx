import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { HelpOfRegion } from './help.ts'
import type { FoundHelp } from './help-dialog.tsx'
import { Icon } from './icon.tsx'
import { useOnUse } from './use-on-use.ts'

/** The way to people who help, in the region of whoever looks. It says what holds everywhere when nothing can be loaded. */
export function HelpNow({ load }: { load: () => Promise<HelpOfRegion> }) {
  const { part, failed, want } = useOnUse(() => import('./help-dialog.tsx'))
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<FoundHelp>({ state: 'loading' })
  const button = useRef<HTMLButtonElement>(null)
  const show = () => {
    want()
    setOpen(true)
    load().then(
      (help) => setFound({ state: 'found', help }),
      () => setFound((before) => (before.state === 'found' ? before : { state: 'unreachable' })),
    )
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button ref={button} look="secondary" aria-haspopup="dialog" onPointerEnter={want} onFocus={want} onClick={show}>
        <Icon name="help" />
        Need help now?
      </Button>
      {open && failed && (
        <p role="alert" className="max-w-[40ch]">
          In danger? Call your local emergency number now, or find a line to call at{' '}
          <a href="https://findahelpline.com" className="font-semibold text-brand underline underline-offset-4">
            findahelpline.com
          </a>
          .
        </p>
      )}
      {part && (
        <part.HelpDialog
          found={found}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
    </div>
  )
}
