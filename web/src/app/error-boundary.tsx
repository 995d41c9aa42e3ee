import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { ProgramMissing } from './deferred.tsx'
import { renew } from './renewal.ts'

type State = { state: 'well' } | { state: 'failed'; fault: unknown }

/** Keeps the shell alive when one page fails. Give it the path as key, so that another page starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { state: 'well' }

  static getDerivedStateFromError = (fault: unknown): State => ({ state: 'failed', fault })

  override componentDidCatch(fault: unknown) {
    if (!(fault instanceof ProgramMissing)) return
    fault.forget()
    void renew(thisPage)
  }

  override render() {
    if (this.state.state === 'well') return this.props.children
    return (
      <PageFailed
        isMissing={this.state.fault instanceof ProgramMissing}
        retry={() => this.setState({ state: 'well' })}
      />
    )
  }
}

const thisPage = {
  version: import.meta.url,
  storage: () => sessionStorage,
  isServerThere: () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
}

const PageFailed = ({ isMissing, retry }: { isMissing: boolean; retry: () => void }) => (
  <div className="grid justify-items-center gap-5 py-20 text-center">
    <PageHeading
      title={isMissing ? 'This page could not be fetched' : 'This page could not be shown'}
      className="font-serif text-title"
    />
    <p className="max-w-[40ch] text-balance text-muted">
      {isMissing ? 'Your connection may be down, or Lampstand was just updated.' : 'Something went wrong on our side.'}{' '}
      Nothing you saved is lost.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={retry}>Try Again</Button>
      <Button look="secondary" onClick={() => location.reload()}>
        Reload Page
      </Button>
    </div>
  </div>
)
