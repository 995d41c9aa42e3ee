import { useState } from 'react'
import { useStreamedAnswer } from '../../api/use-streamed-answer.ts'
import { toasts } from '../../ui/toasts.tsx'
import type { Creation, CreationRequest } from './creation.ts'
import { createCreationPicker } from './creation-picker.ts'
import { loadCreations } from './load-creations.ts'

/** Milliseconds from asking to what is given. No server is called. */
const pause = 2000

/** Content for a request. Leaving the page ends the wait. */
export function useCreation(onCreated: (request: CreationRequest) => void = () => undefined) {
  const [pick] = useState(() => createCreationPicker(Math.random))
  return useStreamedAnswer<CreationRequest, Creation>(
    async (request, { signal }) => {
      const [creations] = await Promise.all([loadCreations(request.type), passing(pause, signal)])
      return pick(request, creations)
    },
    {
      onSuccess: (_creation, request) => onCreated(request),
      onError: () => toasts.showError('The content could not be loaded. Please check your connection and try again.'),
    },
  )
}

/** @throws the signal's reason when it is aborted sooner */
const passing = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
