import type { AnswerEvent } from '@lampstand/contract/answers'
import { useQueryClient } from '@tanstack/react-query'
import { countAnswer, useAiState } from './answers.ts'
import type { Listening } from './send.ts'
import { type AnswerCallbacks, useStreamedAnswer } from './use-streamed-answer.ts'

/** Asks, by a call of the contract, for an answer that a model or the library writes, and counts it. */
export function useAnswer<B extends { source?: 'library' | undefined }, R extends { source: 'model' | 'library' }>(
  call: (input: { body: B }, listening: Listening<AnswerEvent>) => Promise<R>,
  { onSuccess, ...rest }: AnswerCallbacks<B, R>,
) {
  const queryClient = useQueryClient()
  const { isSilent, askLibrary, ...answer } = useStreamedAnswer<B, R>(
    (body, listening, source) => call({ body: source ? { ...body, source } : body }, listening),
    {
      onSuccess: (reply, body) => {
        onSuccess(reply, body)
        countAnswer(queryClient, reply)
      },
      ...rest,
    },
  )
  const { data: state } = useAiState(isSilent)
  const provider = isSilent && state?.enabled ? state.provider : null
  return {
    ...answer,
    /** A provider that leaves somebody waiting, and the way not to wait for it. */
    slow: provider === null ? undefined : { sentence: `${provider} has not answered yet. ${choice}`, askLibrary },
  }
}

const choice = 'You can go on waiting, or have an answer from the library at once.'
