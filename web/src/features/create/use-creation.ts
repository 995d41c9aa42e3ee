import { useState } from 'react'
import { useStreamedAnswer } from '../../api/use-streamed-answer.ts'
import { toasts } from '../../ui/toasts.tsx'
import type { Creation, CreationRequest } from './creation.ts'
import { createDealer } from './dealer.ts'
import { loadShelf } from './shelves.ts'

/** Milliseconds from asking to what is given. No server is called. */
const pause = 2000

/** Content for a request. Leaving the page ends the wait. */
export function useCreation() {
  const [deal] = useState(() => createDealer(Math.random))
  return useStreamedAnswer<CreationRequest, Creation>(
    async (request, { signal }) => {
      const [shelf] = await Promise.all([loadShelf(request.type), passing(pause, signal)])
      return deal(request, shelf)
    },
    {
      onSuccess: () => undefined,
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
