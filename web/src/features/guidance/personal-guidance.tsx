import type { GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { GuidanceAnswer } from './guidance-answer.tsx'
import { useGuidanceInPlace } from './use-guidance-in-place.ts'

type PersonalGuidanceProps = { kind: GuidanceKind; request: GuidanceRequest }

/** Guidance on something that stands on another page already (D17). Give it the request's words as key. */
export default function PersonalGuidance({ kind, request }: PersonalGuidanceProps) {
  const asker = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const guidance = useGuidanceInPlace(kind, { asker, place })
  const pending = guidance.progress !== undefined
  return (
    <div className="grid gap-6">
      <Button
        ref={asker}
        look="secondary"
        className="justify-self-start max-sm:w-full print:hidden"
        pending={pending}
        onClick={() => guidance.ask(request)}
      >
        <Icon name="compass" />
        Personalize with AI
      </Button>
      <GuidanceAnswer kind={kind} guidance={guidance} place={place} />
    </div>
  )
}
