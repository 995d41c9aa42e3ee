import type { Guidance, GuidanceRequest } from '@lampstand/contract/guidance'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shownMessage } from '../../api/api-error.ts'
import { client } from '../../api/calls.ts'
import { aiStateKey } from '../../api/counsel.ts'
import { useStreamedAnswer } from '../../api/use-streamed-answer.ts'
import { toasts } from '../../ui/toasts.tsx'

/** A prayer for a moment in one's own words: what is typed stays, also where it fails. */
export function useCustomPrayer() {
  const queryClient = useQueryClient()
  const [moment, setMoment] = useState('')
  const [isEditing, setEditing] = useState(true)
  const { answered, progress, ask, stop } = useStreamedAnswer<GuidanceRequest, Guidance>(
    (body, listening) => client.guidance.prayer({ body }, listening),
    {
      onSuccess: ({ source }) => {
        setEditing(false)
        if (source === 'model') void queryClient.invalidateQueries({ queryKey: aiStateKey })
      },
      onError: (error) =>
        toasts.show({
          title: 'Error',
          description: shownMessage(error) ?? 'Failed to generate guidance. Please try again.',
          tone: 'destructive',
        }),
    },
  )
  return {
    moment,
    setMoment,
    /** The prayer, once it is whole; absent while the moment is described. */
    prayer: isEditing ? undefined : answered?.reply,
    /** What is there of one that is being written. */
    progress,
    create: (prompt: string) => ask({ prompt }),
    edit: () => setEditing(true),
    stop,
  }
}

export type CustomPrayer = ReturnType<typeof useCustomPrayer>
