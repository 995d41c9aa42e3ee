import type { AiState, GuidanceKind } from '@lampstand/contract/guidance'
import { useAiState } from '../../api/answers.ts'
import { localStore } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnUse } from '../../ui/use-on-use.ts'
import type { GuidanceDraft } from './guidance-draft.ts'

/** Which model somebody was told of, so that it is opened for them once. */
const toldOf = 'lampstand-told-of-model'

/** Who reads what is written here, said beside it, and how to keep it to oneself (D34). Where a model reads it, that is told at first use. */
export function Privacy({ kind, draft }: { kind: GuidanceKind; draft: GuidanceDraft }) {
  const { data: state, isError, refetch } = useAiState(true)
  const { part, failed, want } = useOnUse(() => import('./model-choice.tsx'))
  const reader = readerOf(state)
  const summary = state === undefined ? 'Privacy' : reader ? `Sent to ${reader}: see what` : 'Answered on this server'
  const retry = () => {
    want()
    void refetch()
  }
  const toggled = (isOpen: boolean) => (isOpen ? want() : reader && localStore.set(toldOf, reader))
  return (
    <div className="-mt-4 print:hidden">
      <Disclosure
        key={state === undefined ? 'asked' : 'known'}
        summary={summary}
        startsOpen={reader !== null && localStore.get(toldOf) !== reader}
        onToggle={toggled}
      >
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
    </div>
  )
}

/** Who reads it beside this server; null for nobody. */
const readerOf = (state: AiState | undefined) => (state?.enabled ? state.provider : null)
