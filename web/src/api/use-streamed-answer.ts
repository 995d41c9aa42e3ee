import type { AnswerEvent, ChosenPassage } from '@lampstand/contract/answers'
import { useEffect, useRef, useState } from 'react'
import type { KeptAnswer } from './kept-answer.ts'
import type { Listening } from './send.ts'

/** What is there of an answer while it is written. */
export type PartialAnswer = { passages: readonly ChosenPassage[]; text: string }

/** The last whole answer stays, with what it answers, until there is another; `pending` is what is still written. */
type State<I, R> = { answered?: { input: I; reply: R }; pending?: { input: I; progress: PartialAnswer } }

export type AnswerCallbacks<I, R> = {
  onSuccess: (reply: R, input: I) => void
  onError: (error: unknown, input: I) => void
  /** Where the last answer is kept for whoever comes back. */
  kept?: KeptAnswer<I, R> | undefined
}

const emptyAnswer: PartialAnswer = { passages: [], text: '' }

/** Asks for an answer that comes in parts, one at a time. Leaving the page ends the call; an ended call has no outcome. */
export function useStreamedAnswer<I, R>(
  call: (input: I, listening: Listening<AnswerEvent>) => Promise<R>,
  { onSuccess, onError, kept }: AnswerCallbacks<I, R>,
) {
  const [{ answered, pending }, setState] = useState<State<I, R>>(() => {
    const before = kept?.read()
    return before ? { answered: before } : {}
  })
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const settle = (answer: State<I, R>['answered']) =>
    setState((before) => {
      const shown = answer ?? before.answered
      return shown ? { answered: shown } : {}
    })

  const ask = async (input: I) => {
    if (current.current) return
    const leaving = new AbortController()
    const isOver = () => leaving.signal.aborted
    current.current = leaving
    setState((before) => ({ ...before, pending: { input, progress: emptyAnswer } }))
    const onEvent = (event: AnswerEvent) => {
      if (isOver()) return
      setState((before) => ({
        ...before,
        pending: { input, progress: after(before.pending?.progress ?? emptyAnswer, event) },
      }))
    }
    try {
      const reply = await call(input, { signal: leaving.signal, onEvent })
      if (isOver()) return
      settle({ input, reply })
      kept?.save({ input, reply })
      onSuccess(reply, input)
    } catch (error) {
      if (isOver()) return
      settle(undefined)
      onError(error, input)
    } finally {
      if (current.current === leaving) current.current = undefined
    }
  }
  const stop = () => {
    current.current?.abort()
    current.current = undefined
    settle(undefined)
  }
  return {
    answered,
    pendingInput: pending?.input,
    progress: pending?.progress,
    ask: (input: I) => void ask(input),
    stop,
  }
}

/** What is there of the answer after one more event. Passages that were shown stay while the prose starts anew. */
function after({ passages, text }: PartialAnswer, { event, data }: AnswerEvent): PartialAnswer {
  switch (event) {
    case 'passages':
      return { passages: data, text }
    case 'text':
      return { passages, text: text + data }
    case 'restart':
      return { passages, text: '' }
  }
}
