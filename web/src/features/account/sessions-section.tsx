import type { AccountSession } from '@lampstand/contract/account-settings'
import { useRef, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatInstant } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useOnUse } from '../../ui/use-on-use.ts'
import { useEndSession, useSessions, useSignOutEverywhere } from './account-queries.ts'
import { AccountSection } from './account-section.tsx'

/** Where the person is signed in. */
export function SessionsSection() {
  const { data, isFetching, refetch } = useSessions()
  const end = useEndSession()
  return (
    <AccountSection
      title="Signed in"
      note="A browser you do not recognize? Sign it out; it will need a new code to come back."
    >
      {!data && isFetching && <SkeletonList rows={2} />}
      {!data && !isFetching && (
        <EmptyState
          action={
            <Button look="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          Your sessions could not be loaded.
        </EmptyState>
      )}
      {data && (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                pending={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          <SignOutEverywhere />
        </>
      )}
    </AccountSection>
  )
}

type SessionRowProps = { session: AccountSession; pending: boolean; onEnd: () => void }

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const { browser, createdAt, lastSeenAt, isThisDevice } = session
  const name = browser ?? 'A browser'
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 py-2.5">
      <div>
        <p>{name}</p>
        <p className="text-small text-muted">
          {`Signed in ${formatInstant(createdAt)}`}
          {!isThisDevice && `, last used ${formatInstant(lastSeenAt)}`}
        </p>
      </div>
      {isThisDevice ? (
        <Badge>This device</Badge>
      ) : (
        <Button
          look="quiet"
          aria-label={`Sign out ${name}, signed in ${formatInstant(createdAt)}`}
          pending={pending}
          onClick={onEnd}
        >
          {pending ? 'Signing out...' : 'Sign out'}
        </Button>
      )}
    </li>
  )
}

function SignOutEverywhere() {
  const [open, setOpen] = useState(false)
  const everywhere = useSignOutEverywhere()
  const { part, want } = useOnUse(() => import('../../ui/confirm-dialog.tsx'))
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        look="secondary"
        className="justify-self-start"
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        Sign Out Everywhere
      </Button>
      {part && (
        <part.default
          title="Sign out everywhere?"
          description="Every browser is signed out, this one too. What you saved stays with your account."
          action="Sign Out Everywhere"
          pending={everywhere.isPending || everywhere.isSuccess}
          pendingLabel="Signing out..."
          onConfirm={() => everywhere.mutate()}
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
    </>
  )
}
