import { useDeferredValue, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { useRequests } from './queries.ts'
import { RequestList } from './request-list.tsx'

/** What is prayed for and not answered yet, newest first. */
export function OpenRequests({ onAdd }: { onAdd: () => void }) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const heading = useRef<HTMLHeadingElement>(null)
  const { requests, isMissing, from, isPending, refetch, more } = useRequests({ isAnswered: false, q })
  const searchable = typed !== '' || (requests !== undefined && requests.length > 0)
  return (
    <section aria-labelledby="open-requests" className="grid content-start gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="open-requests" ref={heading} tabIndex={-1} className="scroll-mt-24 font-serif text-title">
          Prayer Requests
        </h2>
        {searchable && <SearchField value={typed} onChange={setTyped} />}
      </div>
      {from === 'browser' && (
        <p className="text-small text-muted">
          You are not connected. This is your list as it was kept in this browser.
        </p>
      )}
      {isPending && <SkeletonList rows={3} />}
      {isMissing && (
        <EmptyState
          action={
            <Button look="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          Your prayer requests could not be loaded.
        </EmptyState>
      )}
      {requests?.length === 0 && q !== '' && <EmptyState>No prayer request contains these words.</EmptyState>}
      {requests?.length === 0 && q === '' && (
        <EmptyState
          action={
            <Button look="secondary" onClick={onAdd}>
              Write the first one
            </Button>
          }
        >
          Who or what is on your heart at work? What you write here is kept for you alone.
        </EmptyState>
      )}
      {requests && requests.length > 0 && <RequestList requests={requests} more={more} heading={heading} />}
    </section>
  )
}
