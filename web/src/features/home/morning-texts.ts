import type { MorningText } from '@lampstand/contract/morning'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/calls.ts'
import { countAnswer } from '../../api/counsel.ts'
import { toasts } from '../../ui/toasts.tsx'
import type { StepId } from './morning-steps.ts'

type Morning = Pick<typeof client.morning, 'welcome' | 'prayer' | 'intentions' | 'review'>

/** Whether a text for the step can be asked for. */
export const offersText = (step: StepId): boolean => step !== 'scripture'

/** Asks for a text for the step, another one each time. @throws Error for the scripture step, which has its passage */
export async function generateText(morning: Morning, step: StepId): Promise<MorningText> {
  switch (step) {
    case 'welcome':
      return morning.welcome()
    case 'prayer':
      return morning.prayer()
    case 'intentions':
      return morning.intentions()
    case 'schedule':
      return morning.review()
    case 'scripture':
      throw new Error('No AI endpoint for this step')
  }
}

/**
 * The text of a step that was asked for: none, then loading, then loaded. It stays while the page does, whichever step is shown.
 * After a failure there is none again.
 */
export function useStepText(step: StepId, morning: Morning = client.morning) {
  const queryClient = useQueryClient()
  const queryKey = ['morning text', step]
  const { data, isFetching } = useQuery<MorningText | null>({ queryKey, enabled: false })
  const generate = async () => {
    try {
      const text = await queryClient.fetchQuery({
        queryKey,
        queryFn: () => generateText(morning, step),
        staleTime: 0,
        // Without a connection it fails at once; waiting for one would hold the step.
        networkMode: 'always',
      })
      toasts.show({ title: 'AI Content Generated', description: 'Fresh biblical guidance for your day!' })
      countAnswer(queryClient, text)
    } catch {
      queryClient.setQueryData(queryKey, null)
      toasts.show({
        title: 'Content Generation Failed',
        description: 'Using default content for this step.',
        tone: 'destructive',
      })
    }
  }
  return { text: data ?? undefined, loading: isFetching, generate: () => void generate() }
}
