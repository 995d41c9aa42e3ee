import { devotionsRoutes } from '@lampstand/contract/devotions'
import { callsOf } from '../../api/calls.ts'
import { keptAnswerOf } from '../../api/kept-answer.ts'
import { useAnswer } from '../../api/use-answer.ts'
import type { Toast } from '../../ui/toast-store.ts'
import { toasts } from '../../ui/toasts.tsx'

const devotions = callsOf(devotionsRoutes)

const kept = keptAnswerOf('devotion', devotionsRoutes.lifeApplication)

type Heard = { onAnswered: (topic: string) => void; onFailed: () => void }

/** A devotion on a topic, or without one on any, as it is written. Whoever comes back in this tab finds the last one. */
export const useDevotion = ({ onAnswered, onFailed }: Heard) =>
  useAnswer(devotions.lifeApplication, {
    kept,
    onSuccess: ({ safety }, { topic = '' }) => {
      onAnswered(topic)
      // Nothing covers where help is.
      if (safety === 'crisis') return
      toasts.show({
        title: 'Devotion Generated',
        description: 'Your life application devotion is ready for study.',
      })
    },
    onError: (error) => {
      onFailed()
      toasts.show(failureToast(error))
    },
  })

/** What a failure is called: whoever waits for a busy service is told so. */
export function failureToast(error: unknown): Toast {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('429:') || message.includes('quota_exceeded')) {
    return {
      title: 'Service Temporarily Unavailable',
      description: 'AI service is experiencing high demand. Please try again in a few minutes.',
      tone: 'destructive',
    }
  }
  return {
    title: 'Generation Failed',
    description: 'Unable to generate devotion. Please try again.',
    tone: 'destructive',
  }
}
