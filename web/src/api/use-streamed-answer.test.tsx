// @vitest-environment happy-dom
import type { AnswerEvent } from '@lampstand/contract/answers'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Listening } from './send.ts'
import { useStreamedAnswer } from './use-streamed-answer.ts'

afterEach(cleanup)

const passage = { id: 'Prov.15.1', reference: 'Proverbs 15:1', text: 'words', why: 'a reason' }

/** A page that asks, and the server's side of each of its calls. */
function open() {
  const calls: {
    input: string
    source: 'library' | undefined
    listening: Listening<AnswerEvent>
    answer: (reply: string) => void
    fail: () => void
  }[] = []
  const outcome = { onSuccess: vi.fn(), onError: vi.fn() }
  const page = renderHook(() =>
    useStreamedAnswer<string, string>(
      (input, listening, source) =>
        new Promise((answer, refuse) =>
          calls.push({ input, source, listening, answer, fail: () => refuse(new Error('no')) }),
        ),
      outcome,
    ),
  )
  const call = (index = calls.length - 1) => {
    const one = calls[index]
    if (!one) throw new Error('nothing was asked')
    return one
  }
  return {
    outcome,
    calls,
    call,
    shown: () => page.result.current,
    leave: page.unmount,
    ask: (input: string) => act(() => page.result.current.ask(input)),
    stop: () => act(() => page.result.current.stop()),
    askLibrary: () => act(() => page.result.current.askLibrary()),
    send: (event: AnswerEvent) => act(() => call().listening.onEvent(event)),
    answer: (reply: string) => act(async () => call().answer(reply)),
    fail: () => act(async () => call().fail()),
  }
}

test('an answer grows: passages, then sentences, then the whole of it', async () => {
  const page = open()
  page.ask('a question')
  expect(page.shown().progress).toEqual({ passages: [], text: '' })
  page.send({ event: 'passages', data: [passage] })
  page.send({ event: 'text', data: 'One. ' })
  page.send({ event: 'text', data: 'Two.' })
  expect(page.shown().progress).toEqual({ passages: [passage], text: 'One. Two.' })
  await page.answer('the whole')
  expect(page.shown()).toMatchObject({ answered: { input: 'a question', reply: 'the whole' }, progress: undefined })
  expect(page.outcome.onSuccess).toHaveBeenCalledExactlyOnceWith('the whole', 'a question')
})

test('prose that does not stand is taken back, and the passages stay until there are others', () => {
  const page = open()
  page.ask('a question')
  page.send({ event: 'passages', data: [passage] })
  page.send({ event: 'text', data: 'Wrong.' })
  page.send({ event: 'restart', data: null })
  expect(page.shown().progress).toEqual({ passages: [passage], text: '' })
})

test('while one answer is written no other is asked for', () => {
  const page = open()
  page.ask('a question')
  page.ask('another')
  expect(page.calls.map(({ input }) => input)).toEqual(['a question'])
})

test('the last answer outlives a failure, and one can ask again', async () => {
  const page = open()
  page.ask('a question')
  await page.answer('the whole')
  page.ask('another')
  page.send({ event: 'text', data: 'Half.' })
  await page.fail()
  expect(page.outcome.onError).toHaveBeenCalledOnce()
  expect(page.shown()).toMatchObject({ answered: { reply: 'the whole' }, progress: undefined })
  page.ask('a third')
  expect(page.call().input).toBe('a third')
})

test('stopping ends the call without an outcome, and what still comes is not shown', async () => {
  const page = open()
  page.ask('a question')
  page.stop()
  expect(page.call().listening.signal.aborted).toBe(true)
  page.send({ event: 'text', data: 'Late.' })
  await page.answer('late')
  expect(page.shown()).toMatchObject({ answered: undefined, progress: undefined })
  expect(page.outcome.onSuccess).not.toHaveBeenCalled()
  page.ask('another')
  await page.answer('in time')
  expect(page.shown().answered?.reply).toBe('in time')
})

test('who leaves the page ends the call', async () => {
  const page = open()
  page.ask('a question')
  page.leave()
  expect(page.call().listening.signal.aborted).toBe(true)
  await page.fail()
  expect(page.outcome.onError).not.toHaveBeenCalled()
})

test('after eight seconds without a word it is said to be silent, until the next word', () => {
  vi.useFakeTimers()
  const page = open()
  const pass = (milliseconds: number) =>
    act(() => {
      vi.advanceTimersByTime(milliseconds)
    })
  page.ask('a question')
  pass(7999)
  expect(page.shown().isSilent).toBe(false)
  pass(1)
  expect(page.shown().isSilent).toBe(true)
  page.send({ event: 'text', data: 'One. ' })
  expect(page.shown()).toMatchObject({ isSilent: false, progress: { text: 'One. ' } })
  pass(8000)
  expect(page.shown()).toMatchObject({ isSilent: true, progress: { text: 'One. ' } })
  vi.useRealTimers()
})

test('whoever does not want to wait asks the library the same, and the first call is over', async () => {
  const page = open()
  page.ask('a question')
  page.askLibrary()
  expect(page.calls.map(({ input, source }) => [input, source])).toEqual([
    ['a question', undefined],
    ['a question', 'library'],
  ])
  expect(page.call(0).listening.signal.aborted).toBe(true)
  await act(async () => page.call(0).fail())
  expect(page.outcome.onError).not.toHaveBeenCalled()
  await page.answer('from the library')
  expect(page.outcome.onSuccess).toHaveBeenCalledExactlyOnceWith('from the library', 'a question')
  page.ask('another')
  expect(page.call().source).toBeUndefined()
})

test('where nothing is waited for, the library is not asked', () => {
  const page = open()
  page.askLibrary()
  expect(page.calls).toHaveLength(0)
})
