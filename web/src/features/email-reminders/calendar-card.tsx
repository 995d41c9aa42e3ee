import type { CalendarFeed } from '@lampstand/contract/email-reminders'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { calendarFilePath } from './email-reminder-calls.ts'
import { useCalendar, useRevokeCalendar, useShareCalendar } from './queries.ts'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** The prayer times for other calendar programs: by a secret link, or as a file. */
export function CalendarCard() {
  const { data, isPending, isFetching, refetch } = useCalendar()
  const { mutate: share, isPending: isSharing, variables } = useShareCalendar()
  const [wanted, setWanted] = useState(false)
  const feed = data?.feed
  const discreet = isSharing ? variables : (feed?.discreet ?? wanted)
  return (
    <section
      aria-labelledby="calendar"
      className="grid content-start gap-4 rounded-control border border-line bg-surface p-5"
    >
      <h2 id="calendar" className="flex items-center gap-2.5 font-serif text-large">
        <Icon name="clock" className="size-5 text-lamp" />
        In your calendar
      </h2>
      <p className="text-pretty text-muted">
        Your prayer times next to your meetings, at the right hour even when the clocks change.
      </p>
      {isPending && <Skeleton className="h-24 w-full" />}
      {!isPending && !data && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">Your calendar link could not be loaded.</p>
          <Button look="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {data && (
        <>
          <div className="grid gap-0.5">
            <Switch
              label="Discreet titles"
              checked={discreet}
              pending={isSharing}
              onChange={(checked) => (feed ? share(checked) : setWanted(checked))}
            />
            <p className="text-small text-muted">
              {discreet ? 'Each is called “Pause”.' : 'For example “Morning prayer”.'}
            </p>
          </div>
          {feed && <SharedFeed feed={feed} />}
          <div className="flex flex-wrap gap-3">
            {!feed && (
              <Button look="secondary" pending={isSharing} onClick={() => share(wanted)}>
                {isSharing ? 'Making the link...' : 'Make a Secret Link'}
              </Button>
            )}
            <a
              href={`${calendarFilePath}?discreet=${discreet}`}
              download="prayer-times.ics"
              className={buttonClass('quiet', '-mx-2 text-small')}
            >
              <Icon name="download" className="size-4.5" />
              Download as a file
            </a>
          </div>
        </>
      )}
    </section>
  )
}

function SharedFeed({ feed: { url, webcalUrl } }: { feed: CalendarFeed }) {
  const { mutate: revoke, isPending } = useRevokeCalendar()
  const [asking, setAsking] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="grid gap-3">
      <TextField
        label="Secret link"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        hint="Anyone who has it can read your prayer times and their time zone, and nothing else: no name, no address, no prayer."
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <CopyButton text={() => url}>Copy</CopyButton>
        <a href={webcalUrl} className={buttonClass('secondary')}>
          Open in a calendar
        </a>
        <Button ref={button} look="quiet" className="-mx-2 text-small" onClick={() => setAsking(true)}>
          Revoke the link
        </Button>
      </div>
      {asking !== undefined && (
        <Suspense>
          <ConfirmDialog
            title="Revoke the secret link?"
            description="Calendars that use it will stop updating. A link you make later will be a new one."
            action="Revoke Link"
            pending={isPending}
            pendingLabel="Revoking..."
            onConfirm={() => revoke()}
            open={asking}
            onClose={() => setAsking(false)}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </div>
  )
}
