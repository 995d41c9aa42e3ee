import { useRef, useState } from 'react'
import { loadHelp } from '../../api/help-now.ts'
import { HelpNow } from '../../ui/help-now.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Light } from './light.tsx'
import { ResetDialog } from './reset-dialog.tsx'

/** Everything that the session needs is in this page's own program: it works without a connection. */
export default function ResetPage() {
  const [open, setOpen] = useState(false)
  const card = useRef<HTMLButtonElement>(null)
  return (
    <div className="mx-auto grid max-w-3xl gap-8 py-8 md:gap-12 md:py-12">
      <header className="grid justify-items-center gap-2 text-center">
        <PageHeading title="Reset Button" plain="Pause" />
        <p className="text-large text-muted">Find peace when overwhelmed</p>
      </header>
      <button
        ref={card}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="group grid justify-items-center gap-6 rounded-control border border-line bg-surface px-6 py-12 text-center transition-colors duration-(--quick) hover:border-brand md:py-16"
      >
        <Light breath="in" className="size-40 md:size-48" />
        <span className="grid gap-1">
          <span className="font-serif text-display group-hover:text-brand">Emergency Reset</span>
          <span className="text-large text-balance text-muted">Sixty seconds to breathe, and to hand it over</span>
        </span>
      </button>
      <div className="justify-self-center">
        <HelpNow load={loadHelp} />
      </div>
      <ResetDialog open={open} onClose={() => setOpen(false)} onClosed={() => card.current?.focus()} />
    </div>
  )
}
