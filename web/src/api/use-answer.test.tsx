// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aiStateQuery } from './answers.ts'
import { createQueryClient } from './query-client.ts'
import { useAnswer } from './use-answer.ts'

afterEach(cleanup)

/** A page that has asked for an answer and got it; whether the count of what is left is still taken for right. */
async function ask(source: 'model' | 'library') {
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody asks by key')))
  queryClient.setQueryData([...aiStateQuery.queryKey], { remaining: 3 })
  const call = vi.fn(async ({ body }: { body: { prompt: string; source?: 'library' } }) => ({
    source,
    said: `to ${body.prompt}`,
  }))
  const onSuccess = vi.fn()
  const page = renderHook(() => useAnswer(call, { onSuccess, onError: vi.fn() }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await act(async () => page.result.current.ask({ prompt: 'a question' }))
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith({ source, said: 'to a question' }, { prompt: 'a question' })
  return { isCountRight: queryClient.getQueryState(aiStateQuery.queryKey)?.isInvalidated === false }
}

test('how many answers by a model are left is asked for anew after one of them', async () => {
  expect(await ask('model')).toEqual({ isCountRight: false })
})

test('an answer from the library costs nothing', async () => {
  expect(await ask('library')).toEqual({ isCountRight: true })
})
