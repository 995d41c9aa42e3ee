import { type MorningText, morningRoutes } from '@lampstand/contract/morning'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { countAnswer } from '../../api/answers.ts'
import { callsOf } from '../../api/calls.ts'
import { apiQuery } from '../../api/query.ts'
import { toasts } from '../../ui/toasts.tsx'
import type { StepId } from './morning-steps.ts'

callsOf(morningRoutes)

/** Whether a text for the step can be asked for. */
export const offersText = (step: StepId): boolean => step !== 'scripture'

/** The text of a step, another one each time. */
export function textQuery(step: StepId) {
  switch (step) {
    case 'welcome':
      return apiQuery('/api/ai/morning/welcome')
    case 'prayer':
      return apiQuery('/api/ai/morning/prayer')
    case 'intentions':
      return apiQuery('/api/ai/morning/intentions')
    case 'schedule':
      return apiQuery('/api/ai/morning/review')
    case 'scripture':
      return noText
  }
}

/** The scripture step has its passage. */
const noText = queryOptions<MorningText>({
  queryKey: ['no text'],
  queryFn: () => Promise.reject(new Error('No AI endpoint for this step')),
})

/**
 * The text of a step that was asked for: none, then loading, then loaded. It stays while the page does, whichever step is shown.
 * After a failure there is none again.
 */
export function useStepText(step: StepId) {
  const queryClient = useQueryClient()
  const query = textQuery(step)
  const { data, isFetching } = useQuery({ ...query, enabled: false })
  const generate = async () => {
    try {
      const text = await queryClient.fetchQuery({
        ...query,
        staleTime: 0,
        // Without a connection it fails at once; waiting for one would hold the step.
        networkMode: 'always',
      })
      toasts.show({ title: 'AI Content Generated', description: 'Fresh biblical guidance for your day!' })
      countAnswer(queryClient, text)
    } catch {
      await queryClient.resetQueries({ queryKey: query.queryKey, exact: true })
      toasts.show({
        title: 'Content Generation Failed',
        description: 'Using default content for this step.',
        tone: 'destructive',
      })
    }
  }
  return { text: data, loading: isFetching, generate: () => void generate() }
}
