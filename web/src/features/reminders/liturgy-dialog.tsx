import type { Liturgy } from '@lampstand/contract/liturgies'
import { useId, useState } from 'react'
import { shownMessage } from '../../api/api-error.ts'
import { draftOf } from '../../api/drafts.ts'
import { translation } from '../../api/translation.ts'
import { useDraft } from '../../api/use-draft.ts'
import { SubmitButton } from '../../ui/form.tsx'
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx'
import { HelpBeside } from '../../ui/help-beside.tsx'
import { ScriptureText } from '../../ui/scripture-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toasts } from '../../ui/toasts.tsx'
import { useCompleteLiturgy, useLiturgy, useOpenedLiturgy } from './liturgy-queries.ts'

type LiturgyDialogProps = { id: string; open: boolean; onClose: () => void; onClosed: () => void }

/** A liturgy to be prayed through: passage, prayer, and two questions to write about. Loaded on use. */
export default function LiturgyDialog({ id, open, onClose, onClosed }: LiturgyDialogProps) {
  const { data: liturgy, isLoading, error } = useLiturgy(id)
  const dialog = useId()
  const { data: opened } = useOpenedLiturgy(id, dialog)
  return (
    <FullScreenDialog
      title={liturgy?.name ?? 'Liturgy'}
      description={liturgy?.description}
      open={open}
      onClose={onClose}
      onClosed={onClosed}
    >
      {isLoading && <LiturgySkeleton />}
      {!isLoading && !liturgy && (
        <p className="text-large text-muted">
          {error && !String(error.message).startsWith('404')
            ? 'This prayer could not be loaded. Please check your connection and open it again.'
            : 'This prayer could not be found.'}
        </p>
      )}
      {liturgy && <LiturgyText liturgy={liturgy} instanceId={opened?.id} onDone={onClose} />}
    </FullScreenDialog>
  )
}

type LiturgyTextProps = { liturgy: Liturgy; instanceId: string | undefined; onDone: () => void }

function LiturgyText({ liturgy, instanceId, onDone }: LiturgyTextProps) {
  const [draft] = useState(() => draftOf(`liturgy ${liturgy.id}`))
  const [reflection, setReflection] = useDraft(draft)
  const { mutate: complete, isPending, data, error } = useCompleteLiturgy(liturgy.id)
  const isKept = data?.help !== undefined && (data.userReflection ?? '') === reflection.trim()
  const done = () => {
    if (isPending) return
    // Help stays to be read; a second press leaves.
    if (isKept) return onDone()
    complete(
      { id: instanceId, userReflection: reflection },
      {
        onSuccess: ({ help }) => {
          draft.clear({ text: reflection })
          // Nor does it close over words that were typed on meanwhile.
          if (help || draft.read()) return
          toasts.show({ title: 'Liturgy Prayed', description: 'It is in your journal.' })
          onDone()
        },
      },
    )
  }
  return (
    <>
      <ScriptureText {...liturgy.passage} translation={translation} />
      <div className="grid gap-4 font-serif text-passage">
        {liturgy.prayer.map((line) => (
          <p key={line} className="max-w-[58ch] text-pretty">
            {line}
          </p>
        ))}
      </div>
      <form
        className="grid gap-5 border-t border-line pt-8 print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
      >
        <ul className="grid gap-2 font-serif text-large">
          {liturgy.reflectionPrompts.map((prompt) => (
            <li key={prompt} className="max-w-[58ch] text-pretty">
              {prompt}
            </li>
          ))}
        </ul>
        <TextArea
          label="Your reflection"
          hint="Optional. Only you can read it; it goes into your journal."
          error={error ? (shownMessage(error) ?? 'This could not be saved. Please try again.') : undefined}
          rows={4}
          maxLength={4000}
          dir="auto"
          value={reflection}
          onChange={({ target }) => setReflection(target.value)}
        />
        <HelpBeside heard={data} title="You do not have to carry this alone" />
        <div>
          <SubmitButton pending={isPending} pendingLabel="Saving...">
            {isKept ? 'Close' : 'Done'}
          </SubmitButton>
        </div>
      </form>
    </>
  )
}

const LiturgySkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-5 w-10/12" />
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-8/12" />
  </div>
)
