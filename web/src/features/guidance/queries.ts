import type { Guidance, GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import { shownMessage } from '../../api/api-error.ts'
import { client } from '../../api/calls.ts'
import type { KeptAnswer } from '../../api/kept-answer.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { toasts } from '../../ui/toasts.tsx'

export type GuidanceUse = {
  onAnswered?: (request: GuidanceRequest) => void
  kept?: KeptAnswer<GuidanceRequest, Guidance>
}

/** Guidance of one kind, as it is written. */
export const useGuidance = (kind: GuidanceKind, { onAnswered, kept }: GuidanceUse) =>
  useAnswer(client.guidance[kind], {
    kept,
    onSuccess: ({ safety }, request) => {
      onAnswered?.(request)
      // Nothing covers where help is.
      if (safety === 'crisis') return
      toasts.show({
        title: 'Guidance Generated',
        description: 'Biblical guidance has been provided based on Scripture.',
      })
    },
    onError: (error) => toasts.showError(shownMessage(error) ?? 'Failed to generate guidance. Please try again.'),
  })
