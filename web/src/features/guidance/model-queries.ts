import { useMutation, useQueryClient } from '@tanstack/react-query'
import { aiStateQuery } from '../../api/answers.ts'
import { client } from '../../api/calls.ts'
import { toasts } from '../../ui/toasts.tsx'

/** Switches the model on or off for oneself; the reply is the state from then on. */
export function useSwitchModel() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: client.guidance.setState,
    onSuccess: (state) => queryClient.setQueryData(aiStateQuery.queryKey, state),
    onError: () => toasts.showError('Your choice could not be saved. Please try again.'),
  })
}

/** What a request would send to the provider. Nothing is sent. */
export const usePreview = () => useMutation({ mutationFn: client.guidance.preview })
