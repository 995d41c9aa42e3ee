import type { EmailSubscription } from '@lampstand/contract/email-reminders'
import { useRef, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatTime } from '../../ui/clock-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { useAskAgain, useSubscriptions, useSwitchSubscription } from './queries.ts'
import { longDay, timesInWords } from './send-words.ts'
import { stateNames } from './states.ts'
import { zoneName } from './zones.ts'

const loadSheet = async () => (await import('./subscription-sheet.tsx')).default

type Sheet = Awaited<ReturnType<typeof loadSheet>>
type Looking = { Sheet: Sheet; subscription: EmailSubscription; opener: HTMLElement; open: boolean }

type SubscriptionsCardProps = {
  /** Opens the dialog in which an address is subscribed. */
  onSubscribe: (opener: HTMLElement) => void
}

/** Where reminders go by email, and whether they do. */
export function SubscriptionsCard({ onSubscribe }: SubscriptionsCardProps) {
  const { data: subscriptions, isPending, isFetching, refetch } = useSubscriptions()
  const [looking, setLooking] = useState<Looking>()
  const heading = useRef<HTMLHeadingElement>(null)
  const look = async (subscription: EmailSubscription, opener: HTMLElement) => {
    const Sheet = await loadSheet().catch(() => toasts.showError('It could not be opened. Please try again.'))
    if (Sheet) setLooking({ Sheet, subscription, opener, open: true })
  }
  return (
    <section
      aria-labelledby="email-subscriptions"
      className="grid content-start gap-4 rounded-control border border-line bg-surface p-5"
    >
      <h2
        id="email-subscriptions"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2.5 font-serif text-large"
      >
        <Icon name="mail" className="size-5 text-lamp" />
        Your email reminders
      </h2>
      {isPending && <Skeleton className="h-24 w-full" />}
      {!isPending && !subscriptions && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">Your email reminders could not be loaded.</p>
          <Button look="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {subscriptions?.length === 0 && (
        <div className="grid justify-items-start gap-3">
          <p className="text-pretty text-muted">You have no email reminders yet. What is sent is listed here.</p>
          <Button look="secondary" onClick={({ currentTarget }) => onSubscribe(currentTarget)}>
            Choose your times
          </Button>
        </div>
      )}
      {subscriptions && subscriptions.length > 0 && (
        <ul className="grid divide-y divide-line">
          {subscriptions.map((subscription) => (
            <Row
              key={subscription.id}
              subscription={subscription}
              onLook={(opener) => void look(subscription, opener)}
            />
          ))}
        </ul>
      )}
      {looking && (
        <looking.Sheet
          key={looking.subscription.id}
          subscription={subscriptions?.find(({ id }) => id === looking.subscription.id) ?? looking.subscription}
          open={looking.open}
          onClose={() => setLooking({ ...looking, open: false })}
          onClosed={() => (looking.opener.isConnected ? looking.opener : heading.current)?.focus()}
        />
      )}
    </section>
  )
}

type RowProps = { subscription: EmailSubscription; onLook: (opener: HTMLElement) => void }

function Row({ subscription, onLook }: RowProps) {
  const { email, prayerTimes, timeZone, state, explanation, nextSends } = subscription
  const next = nextSends[0]
  return (
    <li className="grid justify-items-start gap-2 py-4 first:pt-0 last:pb-0">
      <p className="font-medium wrap-anywhere">{email}</p>
      <p className="text-small text-muted">{`${timesInWords(prayerTimes)}, ${zoneName(timeZone)}`}</p>
      {next && <p className="text-small text-muted">{`Next: ${longDay(next.localDate)}, ${formatTime(next.time)}`}</p>}
      {state !== 'active' && (
        <>
          <Badge>{stateNames[state]}</Badge>
          <p className="text-small text-pretty text-muted">{explanation}</p>
        </>
      )}
      <div className="-mx-2 flex flex-wrap gap-x-2">
        <NextStep subscription={subscription} />
        <Button
          look="quiet"
          className="text-small"
          aria-label={`Manage ${email}`}
          onClick={({ currentTarget }) => onLook(currentTarget)}
        >
          Manage
        </Button>
      </div>
    </li>
  )
}

/** What makes messages come where none do. */
function NextStep({ subscription }: { subscription: EmailSubscription }) {
  const { mutate: ask, isPending: isAsking } = useAskAgain()
  const { mutate: change, isPending: isChanging } = useSwitchSubscription()
  const { id, email, state } = subscription
  switch (state) {
    case 'active':
      return null
    case 'needs_pro':
      return <UpgradeLink look="quiet" />
    case 'awaiting_confirmation':
      return (
        <Button
          look="quiet"
          className="text-small"
          aria-label={`Send the confirmation to ${email} again`}
          pending={isAsking}
          onClick={() => ask(subscription)}
        >
          {isAsking ? 'Sending...' : 'Send again'}
        </Button>
      )
    case 'paused':
    case 'unsubscribed':
    case 'suppressed':
      return (
        <Button
          look="quiet"
          className="text-small"
          aria-label={`Resume reminders to ${email}`}
          pending={isChanging}
          onClick={() => change({ id, change: { isActive: true } })}
        >
          {isChanging ? 'Resuming...' : 'Resume'}
        </Button>
      )
  }
}
