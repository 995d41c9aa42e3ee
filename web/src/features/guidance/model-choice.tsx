import type { AiState, GuidanceKind } from '@lampstand/contract/guidance'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type GuidanceDraft, requestOf } from './guidance-draft.ts'
import { usePreview } from './model-queries.ts'
import { ModelSetting } from './model-switch.tsx'
import { PreviewText } from './preview-text.tsx'

type ModelChoiceProps = { state: AiState; kind: GuidanceKind; draft: GuidanceDraft }

/** Whether a model may answer, how often it still may today, and what it would be sent. */
export function ModelChoice({ state, kind, draft }: ModelChoiceProps) {
  const { enabled, remaining, dailyLimit } = state
  return (
    <div className="grid gap-3">
      <ModelSetting state={state} />
      {enabled && <p className="text-small text-muted">{`${remaining} of ${dailyLimit} AI answers left today`}</p>}
      <ShowPreview kind={kind} draft={draft} />
    </div>
  )
}

function ShowPreview({ kind, draft }: Omit<ModelChoiceProps, 'state'>) {
  const [open, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const preview = usePreview()
  const button = useRef<HTMLButtonElement>(null)
  const show = () => {
    const read = requestOf(draft)
    setFault('fault' in read ? read.fault : undefined)
    if ('fault' in read) return
    preview.mutate({ body: { ...read.request, kind } })
    setOpen(true)
  }
  return (
    <div className="grid gap-1">
      <Button ref={button} look="quiet" className="-mx-2 justify-self-start text-left" onClick={show}>
        Show exactly what would be sent
      </Button>
      <p role="status" className="text-small text-error empty:hidden">
        {fault}
      </p>
      <Dialog
        title="What would be sent"
        description="Word for word. Looking sends nothing."
        open={open}
        onClose={() => setOpen(false)}
        onClosed={() => button.current?.focus()}
      >
        <PreviewText preview={preview.data} failed={preview.isError} />
      </Dialog>
    </div>
  )
}
