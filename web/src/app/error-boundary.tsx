import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Keeps the shell alive when one page fails. Give it the path as key, so that another page starts afresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? <PageFailed /> : this.props.children
  }
}

const PageFailed = () => (
  <div className="grid justify-items-center gap-5 py-20 text-center">
    <PageHeading title="This page could not be shown" className="font-serif text-title" />
    <p className="max-w-[40ch] text-muted">Something went wrong on our side. Nothing that you kept is lost.</p>
    <Button onClick={() => location.reload()}>Reload Page</Button>
  </div>
)
