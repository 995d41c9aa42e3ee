import type { User } from '@lampstand/contract/account'
import { proAdditions } from '@lampstand/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { daysUntil } from './days.ts'
import { type DeployerLinks, PlanContents } from './plan-contents.tsx'
import { configQuery, useArrival } from './queries.ts'

/** Where the provider leads back to; what stands here is what the server knows by now. */
export function SubscriptionSuccess() {
  const user = useArrival()
  const { data: config } = useQuery(configQuery)
  const [search] = useSearchParams()
  const [now] = useState(Date.now)
  const status = user?.subscriptionStatus ?? null
  const isRefused = search.get('redirect_status') === 'failed' && status !== 'active'
  return (
    <div className="grid max-w-2xl gap-8 py-8 md:gap-10 md:py-14">
      {isRefused ? (
        <Refused />
      ) : (
        <div aria-live="polite" className="grid gap-6">
          <Arrived status={status} trialEndsAt={user?.trialEndsAt ?? null} now={now} links={config} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Link href="/reminders" className={buttonClass(isRefused ? 'secondary' : 'primary')}>
          Set Up Prayer Reminders
        </Link>
        <Link href="/home" className={buttonClass('secondary')}>
          Return Home
        </Link>
      </div>
      {config?.supportEmail && (
        <p className="border-t border-line pt-5 text-muted">
          Questions? Write to{' '}
          <a href={`mailto:${config.supportEmail}`} className="text-brand underline underline-offset-4">
            {config.supportEmail}
          </a>
          .
        </p>
      )}
    </div>
  )
}

type ArrivedProps = {
  status: User['subscriptionStatus']
  trialEndsAt: string | null
  now: number
  links: DeployerLinks | undefined
}

function Arrived({ status, trialEndsAt, now, links }: ArrivedProps) {
  switch (status) {
    case 'trialing': {
      const days = daysUntil(trialEndsAt, now)
      return (
        <Title title="Trial Started Successfully!" badge="Trial Active">
          <p className="text-large text-muted">
            {days} {days === 1 ? 'day' : 'days'} remaining in your trial.
          </p>
          <Benefits links={links} />
        </Title>
      )
    }
    case 'active':
      return (
        <Title title="Welcome to Pro!" badge="Pro Member">
          <p className="text-large text-muted">Thank you. All of Pro is open to you.</p>
          <Benefits links={links} />
        </Title>
      )
    case 'cancelled':
    case 'past_due':
    case null:
      return (
        <Title title="Payment Processing" badge="Processing">
          <p className="text-large text-pretty text-muted">
            Your payment is being processed. An email confirmation will come when it is done; this page shows it too.
          </p>
        </Title>
      )
  }
}

const Title = ({ title, badge, children }: { title: string; badge: string; children: ReactNode }) => (
  <>
    <header className="grid justify-items-start gap-3">
      <Badge>{badge}</Badge>
      <PageHeading title={title} />
    </header>
    {children}
  </>
)

const Benefits = ({ links }: { links: DeployerLinks | undefined }) => (
  <div className="border-y border-line py-5">
    <PlanContents label="What you have now" contents={proAdditions} links={links} />
  </div>
)

/** The person's bank said no: a page that says "processing" would be untrue. */
const Refused = () => (
  <div role="alert" className="grid justify-items-start gap-5">
    <PageHeading title="Payment Failed" />
    <p className="text-large text-pretty text-muted">Your bank did not approve the card. You have not been charged.</p>
    <Link href="/subscribe" className={buttonClass()}>
      Try Another Card
    </Link>
  </div>
)
