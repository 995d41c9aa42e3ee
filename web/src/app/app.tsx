import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { Router, useLocation } from 'wouter'
import { navigateFromLayer } from '../ui/layer-history.ts'
import { Spinner } from '../ui/spinner.tsx'
import { createDeferred } from './deferred.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Guard, Start } from './guard.tsx'
import { Leave } from './leave.tsx'
import { pageParts } from './page-parts.ts'
import { pageAt, withoutSlash } from './pages.ts'
import { PassageReader } from './passage-reader.tsx'
import { Shell } from './shell.tsx'

const NotFound = createDeferred(() => import('./not-found.tsx')).View

/** Pages of development only; a build holds none of them. */
const workshop: Record<string, ComponentType> = import.meta.env.DEV
  ? {
      '/design': lazy(() => import('../ui/design-page.tsx')),
      '/onboarding': lazy(() => import('../features/onboarding/onboarding-page.tsx')),
    }
  : {}

export const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <QueryClientProvider client={queryClient}>
    <ErrorBoundary>
      <Suspense fallback={<Spinner className="min-h-dvh" />}>
        <Router aroundNav={navigateFromLayer}>
          <Routes />
        </Router>
      </Suspense>
    </ErrorBoundary>
  </QueryClientProvider>
)

function Routes() {
  const [location] = useLocation()
  const path = withoutSlash(location)
  const page = pageAt(path)
  const WorkshopPage = workshop[path]
  if (page) {
    return (
      <Guard>
        <Shell>
          <ErrorBoundary key={path}>
            <PassageReader>
              <Suspense fallback={<Spinner className="py-32" />}>
                <page.View {...pageParts} />
              </Suspense>
            </PassageReader>
          </ErrorBoundary>
        </Shell>
      </Guard>
    )
  }
  if (WorkshopPage) return <WorkshopPage />
  if (path === '/') return <Start />
  if (path === '/onboarding') return <Leave to="/onboarding" />
  return (
    <Shell>
      <Suspense fallback={<Spinner className="py-32" />}>
        <NotFound />
      </Suspense>
    </Shell>
  )
}
