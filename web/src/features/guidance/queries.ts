import type { Guidance, GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import { useQueryClient } from '@tanstack/react-query'
import { shownMessage } from '../../api/api-error.ts'
import { client } from '../../api/calls.ts'
import { aiStateKey } from '../../api/counsel.ts'
import { useStreamedAnswer } from '../../api/use-streamed-answer.ts'
import { toasts } from '../../ui/toasts.tsx'

/** Guidance of one kind, as it is written. */
export function useGuidance(kind: GuidanceKind) {
  const queryClient = useQueryClient()
  return useStreamedAnswer<GuidanceRequest, Guidance>((body, listening) => client.guidance[kind]({ body }, listening), {
    onSuccess: ({ source }) => {
      toasts.show({
        title: 'Guidance Generated',
        description: 'Biblical guidance has been provided based on Scripture.',
      })
      if (source === 'model') void queryClient.invalidateQueries({ queryKey: aiStateKey })
    },
    onError: (error) =>
      toasts.show({
        title: 'Error',
        description: shownMessage(error) ?? 'Failed to generate guidance. Please try again.',
        tone: 'destructive',
      }),
  })
}
