import { useState } from 'react'
import { shownMessage } from '../../api/api-error.ts'
import { client } from '../../api/calls.ts'
import { draftOf } from '../../api/drafts.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { useDraft } from '../../api/use-draft.ts'
import { toasts } from '../../ui/toasts.tsx'

const momentDraft = draftOf('custom prayer')

/** A prayer for a moment in one's own words: what is typed stays, also where it fails or the page is left. */
export function useCustomPrayer() {
  const [moment, setMoment] = useDraft(momentDraft)
  const [isEditing, setEditing] = useState(true)
  const { answered, progress, ask, stop, slow } = useAnswer(client.guidance.prayer, {
    onSuccess: (_reply, { prompt }) => {
      momentDraft.clear({ text: prompt })
      setEditing(false)
    },
    onError: (error) => toasts.showError(shownMessage(error) ?? 'Failed to generate guidance. Please try again.'),
  })
  return {
    moment,
    setMoment,
    /** The prayer, once it is whole; absent while the moment is described. */
    prayer: isEditing ? undefined : answered?.reply,
    /** What is there of one that is being written. */
    progress,
    create: (prompt: string) => ask({ prompt }),
    /** Another prayer for the same moment; where it fails, the last is back. */
    another: () => answered && ask(answered.input),
    edit: () => setEditing(true),
    stop,
    slow,
  }
}
