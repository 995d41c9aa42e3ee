import type { AnswerEvent } from '@lampstand/contract/answers'
import { useQueryClient } from '@tanstack/react-query'
import { countAnswer } from './answers.ts'
import type { Listening } from './send.ts'
import { type AnswerCallbacks, useStreamedAnswer } from './use-streamed-answer.ts'

/** Asks, by a call of the contract, for an answer that a model or the library writes, and counts it. */
export function useAnswer<B, R extends { source: 'model' | 'library' }>(
  call: (input: { body: B }, listening: Listening<AnswerEvent>) => Promise<R>,
  { onSuccess, ...rest }: AnswerCallbacks<B, R>,
) {
  const queryClient = useQueryClient()
  return useStreamedAnswer<B, R>((body, listening) => call({ body }, listening), {
    onSuccess: (reply, body) => {
      onSuccess(reply, body)
      countAnswer(queryClient, reply)
    },
    ...rest,
  })
}
