import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { RequestRow } from './request-row.tsx'
import type { ShownRequest } from './shown-requests.ts'

const loadDialog = async () => (await import('./edit-dialog.tsx')).default

type Dialog = Awaited<ReturnType<typeof loadDialog>>
type Editing = { Dialog: Dialog; request: ShownRequest; opener: HTMLElement; open: boolean }

type RequestListProps = {
  requests: readonly ShownRequest[]
  more: { load: () => void; pending: boolean } | undefined
  /** Takes the focus when a row goes. */
  heading: RefObject<HTMLElement | null>
}

/** Requests, each with what can be done with it. */
export function RequestList({ requests, more, heading }: RequestListProps) {
  const [editing, setEditing] = useState<Editing>()
  const end = useRef<HTMLButtonElement>(null)
  const edit = async (request: ShownRequest, opener: HTMLElement) => {
    const Dialog = await loadDialog().catch(sayItFailed)
    if (Dialog) setEditing({ Dialog, request, opener, open: true })
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            className={requests.length > manyRows && paintedWhenSeen}
            onEdit={(one, opener) => void edit(one, opener)}
            onLeaving={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {more && (
        <Button ref={end} look="secondary" className="justify-self-center" pending={more.pending} onClick={more.load}>
          {more.pending ? 'Loading...' : 'Load more'}
        </Button>
      )}
      {editing && (
        <editing.Dialog
          key={editing.request.id}
          request={editing.request}
          open={editing.open}
          onClose={() => setEditing({ ...editing, open: false })}
          onClosed={() => (editing.opener.isConnected ? editing.opener : heading.current)?.focus()}
        />
      )}
    </>
  )
}

const sayItFailed = () => toasts.showError('The dialog could not be opened. Please try again.')

/** A list longer than this is laid out as it comes into view; a focus ring may stand out of its row. */
const manyRows = 20
const paintedWhenSeen = '[content-visibility:auto] [contain-intrinsic-size:auto_14rem] [overflow-clip-margin:1rem]'
