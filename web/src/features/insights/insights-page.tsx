import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { needsPro } from '../../api/api-error.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { UpgradeLink } from '../../ui/upgrade-link.tsx'
import { useInsights } from './queries.ts'
import { isNewHere } from './sentences.ts'

const loading = import('./figures.tsx')
// A failure is shown where the figures would be.
loading.catch(() => undefined)
const Figures = lazy(() => loading.catch(() => import('./figures.tsx')))

export default function InsightsPage() {
  const { data, error, isPending, isFetching, refetch } = useInsights()
  return (
    <div className="grid gap-8 py-8 md:gap-12 md:py-12">
      <header className="grid gap-2">
        <PageHeading title="Insights" plain="Insights" />
        <p className="text-large text-muted">Your practice, counted for you alone</p>
      </header>
      {(isPending || (!data && isFetching)) && <SkeletonList rows={4} />}
      {!data && !isFetching && needsPro(error) && (
        <EmptyState action={<UpgradeLink />}>
          Insights are part of Pro. They are counted from what you have done here at the moment you look, so nothing is
          lost in the meantime.
        </EmptyState>
      )}
      {!data && !isFetching && error && !needsPro(error) && (
        <EmptyState action={<Button onClick={() => void refetch()}>Try Again</Button>}>
          Your insights could not be loaded.
        </EmptyState>
      )}
      {data && isNewHere(data) && (
        <EmptyState
          action={
            <Link href="/home" className={buttonClass('secondary')}>
              Today's scripture
            </Link>
          }
        >
          There is nothing to count yet, and nothing to catch up on. Come back when you have been here a few days.
        </EmptyState>
      )}
      {data && !isNewHere(data) && (
        <Suspense fallback={<SkeletonList rows={4} />}>
          <Figures insights={data} />
        </Suspense>
      )}
    </div>
  )
}
