import { useRef } from 'react'
import { Card } from '../../ui/card.tsx'
import { useRequests } from './queries.ts'
import { RequestList } from './request-list.tsx'

/** What was answered. It is there only when something was. */
export function AnsweredPrayers() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { requests, more } = useRequests({ isAnswered: true, q: '' })
  if (!requests || requests.length === 0) return null
  return (
    <Card aria-labelledby="answered" className="grid content-start gap-5">
      <h2 id="answered" ref={heading} tabIndex={-1} className="scroll-mt-24 font-serif text-title">
        Answered Prayers
      </h2>
      <RequestList requests={requests} more={more} heading={heading} />
    </Card>
  )
}
