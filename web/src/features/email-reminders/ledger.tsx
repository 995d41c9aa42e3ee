import type { EmailDelivery } from '@lampstand/contract/email-reminders'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatTime } from '../../ui/clock-time.ts'
import { formatDay } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useLedger } from './queries.ts'
import { deliveryNames } from './states.ts'

/** What was sent, skipped or failed, and why; newest first. */
export function Ledger({ id }: { id: string }) {
  const { deliveries, isPending, refetch, more } = useLedger(id)
  if (isPending) return <SkeletonList rows={3} />
  if (!deliveries)
    return (
      <EmptyState
        action={
          <Button look="secondary" onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        This list could not be loaded.
      </EmptyState>
    )
  if (deliveries.length === 0)
    return (
      <EmptyState>
        Nothing was due yet. Each message is listed here for sixty days, with what happened to it.
      </EmptyState>
    )
  return (
    <>
      <ol className="grid">
        {deliveries.map((delivery) => (
          <Line key={`${delivery.dueAt} ${delivery.time}`} delivery={delivery} />
        ))}
      </ol>
      {more && (
        <Button look="secondary" className="justify-self-center" pending={more.pending} onClick={more.load}>
          {more.pending ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </>
  )
}

const tones: Record<EmailDelivery['status'], string> = {
  sending: 'text-muted',
  sent: 'text-brand',
  skipped: 'text-lamp',
  failed: 'text-error',
}

const Line = ({ delivery: { localDate, time, dueAt, kind, status, reason } }: { delivery: EmailDelivery }) => (
  <li className="grid gap-1 border-t border-line py-2.5 first:border-0 first:pt-0">
    <div className="flex flex-wrap justify-between gap-x-4">
      <time dateTime={dueAt}>{`${formatDay(localDate)}, ${formatTime(time)}`}</time>
      <span className={classNames('font-medium', tones[status])}>{deliveryNames[status]}</span>
    </div>
    <span className="text-small text-muted">{kind.charAt(0).toUpperCase() + kind.slice(1)}</span>
    {reason && <span className="text-small text-pretty">{reason}</span>}
  </li>
)
