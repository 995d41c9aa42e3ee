import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx'
import { useAccount } from './account-queries.ts'
import { AccountSection } from './account-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TimeZoneSection } from './time-zone-section.tsx'

type AccountPageProps = {
  /** Whether a model may write answers; guidance's own. */
  ModelSwitch: ComponentType
  /** What the person pays, and how they end it; billing's own. */
  YourSubscription: ComponentType
}

export default function AccountPage({ ModelSwitch, YourSubscription }: AccountPageProps) {
  const { data: account, isPending, isFetching, refetch } = useAccount()
  return (
    <div className="grid gap-8 py-8 md:gap-12 md:py-12">
      <header className="grid gap-2">
        <PageHeading title="Account" plain="Account" />
        <p className="text-large text-muted">Your details, your data and how they are kept</p>
      </header>
      {(isPending || (!account && isFetching)) && <SkeletonList rows={5} />}
      {!account && !isFetching && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try Again</Button>}>
          Your account could not be loaded.
        </EmptyState>
      )}
      {account && (
        <>
          <ProfileSection account={account} />
          <AccountSection
            title="Plan"
            note="What it costs and when, your card and receipts, and how to cancel in two clicks."
          >
            <Suspense fallback={<Skeleton className="h-24" />}>
              <YourSubscription />
            </Suspense>
          </AccountSection>
          <TimeZoneSection account={account} />
          <PrivacySection account={account} />
          <AccountSection title="Answers" note="Every feature works without a model, from the library on this server.">
            <Suspense fallback={<Skeleton className="h-11 w-full" />}>
              <ModelSwitch />
            </Suspense>
          </AccountSection>
          <SessionsSection />
          <DataSection />
          <DeletionSection account={account} />
        </>
      )}
    </div>
  )
}
