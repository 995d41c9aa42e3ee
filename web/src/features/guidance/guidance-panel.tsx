import type { GuidanceKind } from '@lampstand/contract/guidance'
import { useRef } from 'react'
import type { Draft } from './draft.ts'
import { GuidanceAnswer } from './guidance-answer.tsx'
import { RequestForm } from './request-form.tsx'
import { useGuidanceInPlace } from './use-guidance-in-place.ts'

type GuidancePanelProps = { kind: GuidanceKind; draft: Draft; onDraft: (draft: Draft) => void }

/** The form of one kind of guidance, and its answer below. */
export function GuidancePanel({ kind, draft, onDraft }: GuidancePanelProps) {
  const asker = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const guidance = useGuidanceInPlace(kind, { asker, place })
  return (
    <div className="grid gap-8">
      <RequestForm
        kind={kind}
        draft={draft}
        pending={guidance.progress !== undefined}
        onDraft={onDraft}
        onSubmit={guidance.ask}
        submitRef={asker}
      />
      <GuidanceAnswer kind={kind} guidance={guidance} place={place} />
    </div>
  )
}
