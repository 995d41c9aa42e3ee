import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { sessionStore } from '../api/browser.ts'
import { useAuth } from '../features/account/queries.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Leave } from './leave.tsx'
import { savePostLoginPath, takePostLoginPath } from './post-login-path.ts'

/** Lets the signed-in through. Anybody else is sent to the onboarding page, and comes back here after signing in. */
export function Guard({ children }: { children: ReactNode }) {
  const auth = useAuth()
  switch (auth.state) {
    case 'loading':
      return <Spinner className="min-h-dvh" />
    case 'failed':
      return <Unreachable retry={auth.retry} />
    case 'unauthenticated':
      return <Leave to="/onboarding" before={saveThisPath} />
    case 'authenticated':
      return children
  }
}

const saveThisPath = () => savePostLoginPath(sessionStore, location.pathname + location.search)

/** The path `/`, which only sends people on. */
export function Start() {
  const auth = useAuth()
  switch (auth.state) {
    case 'loading':
      return <Spinner className="min-h-dvh" />
    case 'failed':
      return <Unreachable retry={auth.retry} />
    case 'unauthenticated':
      return <Leave to="/onboarding" />
    case 'authenticated':
      return <GoOn />
  }
}

function GoOn() {
  const [, navigate] = useLocation()
  return (
    <div
      ref={(place) => void (place && navigate(takePostLoginPath(sessionStore, location.origin), { replace: true }))}
    />
  )
}

const Unreachable = ({ retry }: { retry: () => void }) => (
  <main className="grid min-h-dvh content-center justify-items-center gap-5 p-6 text-center">
    <h1 className="font-serif text-title">Lampstand cannot be reached</h1>
    <p className="max-w-[40ch] text-muted">The server did not answer. Your connection may be down, or ours.</p>
    <Button onClick={retry}>Try Again</Button>
  </main>
)
