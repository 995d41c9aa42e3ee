import type { AnswerEvent, ChosenPassage } from '@lampstand/contract/answers'
import { useEffect, useRef, useState } from 'react'
import type { KeptAnswer } from './kept-answer.ts'
import type { Listening } from './send.ts'

/** What is there of an answer while it is written. */
export type PartialAnswer = { passages: readonly ChosenPassage[]; text: string }

/** The last whole answer stays, with what it answers, until there is another; `pending` is what is still written. */
type State<I, R> = {
  answered?: { input: I; reply: R }
  pending?: { input: I; progress: PartialAnswer; isSilent: boolean }
}

/** Milliseconds without a word until it is said that it takes long. */
const longSilence = 8000

export type AnswerCallbacks<I, R> = {
  onSuccess: (reply: R, input: I) => void
  onError: (error: unknown, input: I) => void
  /** Where the last answer is kept for whoever comes back. */
  kept?: KeptAnswer<I, R> | undefined
}

const emptyAnswer: PartialAnswer = { passages: [], text: '' }

/**
 * Asks for an answer that comes in parts, one at a time. Leaving the page ends the call; an ended call has no outcome. Whoever does
 * not want to wait for a model can ask the library in its place.
 */
export function useStreamedAnswer<I, R>(
  call: (input: I, listening: Listening<AnswerEvent>, source?: 'library') => Promise<R>,
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

  const ask = async (input: I, source?: 'library') => {
    if (current.current) return
    const leaving = new AbortController()
    const isOver = () => leaving.signal.aborted
    current.current = leaving
    const become = (by: (progress: PartialAnswer) => PartialAnswer, isSilent: boolean) =>
      setState(({ pending: before, ...rest }) => ({
        ...rest,
        pending: { input, progress: by(before?.progress ?? emptyAnswer), isSilent },
      }))
    let silence: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(silence)
      silence = setTimeout(() => become((progress) => progress, true), longSilence)
    }
    leaving.signal.addEventListener('abort', () => clearTimeout(silence))
    become(() => emptyAnswer, false)
    listen()
    const onEvent = (event: AnswerEvent) => {
      if (isOver()) return
      become((progress) => after(progress, event), false)
      listen()
    }
    try {
      const reply = await call(input, { signal: leaving.signal, onEvent }, source)
      if (isOver()) return
      settle({ input, reply })
      kept?.save({ input, reply })
      onSuccess(reply, input)
    } catch (error) {
      if (isOver()) return
      settle(undefined)
      onError(error, input)
    } finally {
      clearTimeout(silence)
      if (current.current === leaving) current.current = undefined
    }
  }
  const giveUp = () => {
    current.current?.abort()
    current.current = undefined
  }
  return {
    answered,
    pendingInput: pending?.input,
    progress: pending?.progress,
    /** Nothing was heard for a while. */
    isSilent: pending?.isSilent === true,
    ask: (input: I) => void ask(input),
    /** Gives up what is waited for, and asks the library the same. */
    askLibrary: () => {
      if (!pending) return
      giveUp()
      void ask(pending.input, 'library')
    },
    stop: () => {
      giveUp()
      settle(undefined)
    },
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
