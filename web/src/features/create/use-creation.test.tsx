// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import prayers from '../../../../content/creations/prayer.json'
import { patience } from '../../../test-support/patience.ts'
import type { CreationRequest } from './creation.ts'
import { useCreation } from './use-creation.ts'

const request: CreationRequest = { type: 'prayer', situations: ['workplace-stress'], ownWords: '' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function started() {
  const hook = renderHook(() => useCreation())
  await act(async () => hook.result.current.ask(request))
  return hook
}

test('what was asked for is there after two seconds, not before', async () => {
  const { result } = await started()
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(result.current.answered).toBeUndefined()
  expect(result.current.pendingInput).toEqual(request)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await vi.waitFor(() => expect(result.current.answered?.input).toEqual(request), patience)
  expect(result.current.pendingInput).toBeUndefined()
  expect(prayers['workplace-stress']).toContain(result.current.answered?.reply.text)
})

test('leaving the page stops the wait', async () => {
  const { unmount } = await started()
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
