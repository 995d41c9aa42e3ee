import { moneyText } from '@lampstand/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { ApiError } from '../../api/api-error.ts'
import { userQuery } from '../../api/browser.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { shortDayText } from './days.ts'
import { PaymentForm } from './payment-form.tsx'
import { PaymentTerms } from './payment-terms.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { configQuery, useClientSecret } from './queries.ts'

const YourSubscription = lazy(() => import('./your-subscription.tsx'))

/** Where Pro is taken. A secret is asked for only where it can be used, and after the price is known. */
export function Subscribe() {
  const user = useQuery(userQuery)
  const config = useQuery({ ...configQuery, enabled: Boolean(user.data), refetchOnMount: 'always' })
  const { price, publicKey, trialEndsAt, isSubscribed } = config.data ?? {}
  const secret = useClientSecret(Boolean(publicKey) && !isSubscribed && !config.isFetching)
  const money = price ? `${moneyText(price)} a ${price.interval}` : undefined
  const comparison = <PlanComparison price={money} links={config.data} />

  if (user.data === null) {
    return (
      <Page title="Subscribe to Pro" lead="Pro belongs to your account.">
        <a href="/api/login" className={buttonClass('primary', 'justify-self-start')}>
          Sign In to Continue
        </a>
        {comparison}
      </Page>
    )
  }
  const fault = config.error ?? secret.error
  if (isSubscribed || codeOf(fault) === 'already_subscribed') {
    return (
      <Page title="Your Plan" lead="You already subscribe to Pro.">
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <YourSubscription />
        </Suspense>
        {comparison}
      </Page>
    )
  }
  if (publicKey === null || (fault instanceof ApiError && fault.status === 503)) {
    return (
      <Page
        title="Subscribe to Pro"
        lead={
          publicKey
            ? 'Subscriptions are not available in development mode.'
            : 'Subscriptions are currently unavailable.'
        }
      >
        {comparison}
      </Page>
    )
  }
  if (fault) {
    return (
      <Page title="Subscription Error">
        <div role="alert" className="grid gap-2">
          <p>{failureText(fault)}</p>
          {fault instanceof ApiError && fault.problem && <p className="text-muted">{fault.problem.error}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void (config.error ? config : secret).refetch()}>Try Again</Button>
          <Link href="/home" className={buttonClass('secondary')}>
            Return Home
          </Link>
        </div>
      </Page>
    )
  }
  if (!config.data || !publicKey || !secret.data) {
    return (
      <Page title="Subscribe to Pro">
        <div className="grid justify-items-center">
          <Spinner label="Setting up your subscription..." className="p-4" />
          <p aria-hidden="true" className="text-muted">
            Setting up your subscription...
          </p>
        </div>
      </Page>
    )
  }
  return (
    <Page title="Subscribe to Pro" lead="One plan, one price. Cancel in two clicks.">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16">
        <PaymentTerms config={config.data} />
        <PaymentForm
          publicKey={publicKey}
          clientSecret={secret.data.clientSecret}
          label={trialEndsAt ? `Subscribe, Pay on ${shortDayText(trialEndsAt)}` : `Subscribe for ${money ?? 'Pro'}`}
          onRetry={() => void secret.refetch()}
        />
      </div>
      {comparison}
    </Page>
  )
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem?.code : undefined)

const failureText = (error: unknown) =>
  error instanceof ApiError
    ? `Failed to create subscription: ${error.problem?.title ?? error.status}`
    : 'Failed to create subscription: the server did not answer.'

type PageProps = { title: string; lead?: string; children: ReactNode }

const Page = ({ title, lead, children }: PageProps) => (
  <div className="grid max-w-4xl gap-8 py-8 md:gap-10 md:py-12">
    <header className="grid gap-2">
      <PageHeading title={title} />
      {lead !== undefined && <p className="max-w-prose text-large text-pretty text-muted">{lead}</p>}
    </header>
    {children}
  </div>
)
