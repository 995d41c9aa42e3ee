import { type BillingSubscription, moneyText } from '@lampstand/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { dayText, momentText } from './days.ts'
import { subscriptionQuery, useCancel, usePortal, useResume, useReturnFromPortal } from './queries.ts'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** The plan of a person, with what can be done about it. For the page of the plans, and for that of the account. */
export default function YourSubscription() {
  const isReturning = useReturnFromPortal()
  const { data: subscription, isError, refetch } = useQuery({ ...subscriptionQuery, enabled: !isReturning })
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>Your plan could not be loaded.</p>
        <Button look="secondary" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (!subscription || isReturning) return <Skeleton className="h-24" />
  return (
    <div className="grid justify-items-start gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-serif text-title">{subscription.plan === 'pro' ? 'Pro' : 'Basic'}</span>
        {subscription.banner && <Badge tone="destructive">Payment failed</Badge>}
      </p>
      <p className="max-w-prose text-pretty">{sentenceOf(subscription)}</p>
      <Actions subscription={subscription} />
    </div>
  )
}

/** How it stands, and what follows by itself. */
export function sentenceOf({ status, plan, canCancel, accessEndsAt, nextCharge, banner }: BillingSubscription): string {
  if (banner === 'payment_failed' && accessEndsAt) {
    return `Your last payment did not go through. Pro continues until ${dayText(accessEndsAt)}; update your card to keep it.`
  }
  if (banner === 'payment_lost')
    return 'Your payment did not go through, and Pro has ended. Update your card to get it back.'
  if (status === 'trialing' && nextCharge) {
    return `Your free trial ends on ${momentText(nextCharge.at)}. Your first charge, ${moneyText(nextCharge)}, follows then.`
  }
  if (nextCharge) return `Your next charge is ${moneyText(nextCharge)} on ${dayText(nextCharge.at)}.`
  if (status === 'cancelled' && plan === 'pro' && accessEndsAt) {
    return `Pro is cancelled and lasts until ${dayText(accessEndsAt)}. Nothing more will be charged.`
  }
  if (status === 'trialing' && accessEndsAt) {
    return `Your free trial of Pro ends on its own on ${momentText(accessEndsAt)}. You gave no card, so nothing is charged.`
  }
  if (status === 'cancelled') return 'Pro has ended. Basic is free, and what you keep here stays.'
  return canCancel ? 'You subscribe to Pro.' : 'Basic is free.'
}

function Actions({ subscription }: { subscription: BillingSubscription }) {
  const { canCancel, canResume, hasPortal, banner, accessEndsAt } = subscription
  const paidUntil = subscription.nextCharge?.at ?? accessEndsAt
  const portal = usePortal()
  const resume = useResume()
  const cancel = useCancel()
  const [asks, setAsks] = useState(false)
  const sayItFailed = () => toasts.showError('That did not work. Nothing has changed. Please try again.')
  return (
    <div className="flex flex-wrap gap-3">
      {canResume && (
        <Button pending={resume.isPending} onClick={() => resume.mutate(undefined, { onError: sayItFailed })}>
          {resume.isPending ? 'Keeping Pro...' : 'Keep Pro'}
        </Button>
      )}
      {!canCancel && !canResume && <UpgradeLink />}
      {hasPortal && (
        <Button
          look={banner ? 'primary' : 'secondary'}
          pending={portal.isPending}
          onClick={() => portal.mutate(undefined, { onError: sayItFailed })}
        >
          {banner ? 'Update Card' : 'Card and Receipts'}
        </Button>
      )}
      {canCancel && (
        <Button look="quiet" onClick={() => setAsks(true)}>
          Cancel Pro
        </Button>
      )}
      {asks && (
        <Suspense>
          <ConfirmDialog
            title="Cancel Pro?"
            description={
              banner
                ? 'Pro ends now, and your card is not charged again.'
                : `You keep Pro ${paidUntil ? `until ${dayText(paidUntil)}` : 'to the end of what is paid'}, and nothing more is charged. What you keep here stays.`
            }
            action="Cancel Pro"
            dismissal="Keep Pro"
            pending={cancel.isPending}
            pendingLabel="Cancelling..."
            onConfirm={() => cancel.mutate(undefined, { onError: sayItFailed, onSettled: () => setAsks(false) })}
            open
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
