import type { GuidanceKind } from '@lampstand/contract/guidance'
import { useState } from 'react'
import { useAiState } from '../../api/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnUse } from '../../ui/use-on-use.ts'
import type { GuidanceDraft } from './guidance-draft.ts'

/** Who reads what is written here, and how to keep it to oneself (D34). */
export function Privacy({ kind, draft }: { kind: GuidanceKind; draft: GuidanceDraft }) {
  const [opened, setOpened] = useState(false)
  const { data: state, isError, refetch } = useAiState(opened)
  const { part, failed, want } = useOnUse(() => import('./model-choice.tsx'))
  const open = () => {
    setOpened(true)
    want()
  }
  const retry = () => {
    want()
    void refetch()
  }
  return (
    <Disclosure summary="Privacy" onToggle={(isOpen) => isOpen && open()}>
      {state?.provider === null ? (
        <p className="text-pretty text-muted">
          Answers come from the library on this server. What you write is read here and never leaves the server.
        </p>
      ) : state && part ? (
        <part.ModelChoice state={state} kind={kind} draft={draft} />
      ) : isError || failed ? (
        <div className="grid justify-items-start text-muted">
          <p>Who answers here could not be loaded.</p>
          <Button look="quiet" className="-mx-2" onClick={retry}>
            Try Again
          </Button>
        </div>
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </Disclosure>
  )
}
