import type { Account } from '@lampstand/contract/account-settings'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useOnUse } from '../../ui/use-on-use.ts'
import { AccountSection } from './account-section.tsx'

/** The way out. */
export function DeletionSection({ account: { email } }: { account: Account }) {
  const [open, setOpen] = useState(false)
  const { part, want } = useOnUse(() => import('./deletion-dialog.tsx'))
  const button = useRef<HTMLButtonElement>(null)
  return (
    <AccountSection
      title="Delete account"
      note="Everything of yours is deleted, for good and at once, and nobody asks why. Export it first if you may want it again."
    >
      <Button
        ref={button}
        look="secondary"
        className="justify-self-start border-error text-error hover:border-error hover:text-error max-sm:w-full"
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        Delete Account
      </Button>
      {part && (
        <part.default
          email={email}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
    </AccountSection>
  )
}
