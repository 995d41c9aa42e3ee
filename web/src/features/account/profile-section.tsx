import type { Account } from '@lampstand/contract/account-settings'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { userQuery } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { formatInstant } from '../../ui/dates.ts'
import { useOnUse } from '../../ui/use-on-use.ts'
import { AccountSection } from './account-section.tsx'

/** Who the person is here. Their name is that of the header, so that both change at once. */
export function ProfileSection({ account: { email, signIn, createdAt } }: { account: Account }) {
  const { data: user } = useQuery(userQuery)
  const [editing, setEditing] = useState(false)
  const { part, want } = useOnUse(() => import('./profile-dialog.tsx'))
  const button = useRef<HTMLButtonElement>(null)
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const edit = () => {
    want()
    setEditing(true)
  }
  return (
    <AccountSection title="Profile">
      <dl className="grid gap-4">
        <Detail name="Name">
          <span dir="auto" className={name === '' ? 'text-muted' : 'wrap-anywhere'}>
            {name || 'Not given'}
          </span>
          <Button ref={button} look="quiet" className="-my-2.5" onClick={edit}>
            Edit name
          </Button>
        </Detail>
        {email !== null && (
          <Detail name="Email">
            <span className="wrap-anywhere">{email}</span>
          </Detail>
        )}
        <Detail name="Sign-in">
          {signIn.kind === 'email' ? (
            'A code by email, no password'
          ) : (
            <span className="wrap-anywhere">{`Through ${signIn.name}`}</span>
          )}
        </Detail>
        <Detail name="Here since">{formatInstant(createdAt)}</Detail>
      </dl>
      {user && part && (
        <part.default
          user={user}
          open={editing}
          onClose={() => setEditing(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
    </AccountSection>
  )
}

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 sm:grid-cols-[7rem_minmax(0,1fr)]">
    <dt className="text-muted max-sm:text-small">{name}</dt>
    <dd className="flex flex-wrap items-center justify-between gap-x-4">{children}</dd>
  </div>
)
