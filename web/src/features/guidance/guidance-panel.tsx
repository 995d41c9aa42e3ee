import type { GuidanceKind } from '@lampstand/contract/guidance'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useOnUse } from '../../ui/use-on-use.ts'
import { type GuidanceDraft, keptAnswer, keptDraft } from './guidance-draft.ts'
import { Privacy } from './privacy.tsx'
import { RequestForm } from './request-form.tsx'
import { useGuidanceInPlace } from './use-guidance-in-place.ts'

type GuidancePanelProps = { kind: GuidanceKind; draft: GuidanceDraft; onDraft: (draft: GuidanceDraft) => void }

/** The form of one kind of guidance, and its answer below. What shows the answer is fetched while the request is written. */
export function GuidancePanel({ kind, draft, onDraft }: GuidancePanelProps) {
  const asker = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [kept] = useState(() => keptAnswer(kind))
  const guidance = useGuidanceInPlace(kind, {
    kept,
    asker,
    place,
    onAnswered: ({ prompt, context = '' }) => keptDraft(kind).clear({ prompt, context }),
  })
  const { part, failed, want } = useOnUse(() => import('./guidance-answer.tsx'), guidance.answered !== undefined)
  return (
    <div className="grid gap-8">
      <RequestForm
        kind={kind}
        draft={draft}
        pending={guidance.progress !== undefined}
        onDraft={onDraft}
        onSubmit={guidance.ask}
        onFocus={want}
        submitRef={asker}
      />
      <Privacy kind={kind} draft={draft} />
      {part && <part.GuidanceAnswer kind={kind} guidance={guidance} place={place} />}
      {failed && guidance.answered && (
        <div role="alert" className="grid justify-items-start text-muted">
          <p>The answer has arrived, but your browser could not load the part of the page that shows it.</p>
          <Button look="quiet" className="-mx-2" onClick={want}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  )
}
