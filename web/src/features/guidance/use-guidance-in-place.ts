import type { GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { type GuidanceUse, useGuidance } from './queries.ts'

type Elements = GuidanceUse & {
  /** The button that asks for the first answer. */
  asker: RefObject<HTMLElement | null>
  /** Where the answer comes to stand. */
  place: RefObject<HTMLElement | null>
}

/** Guidance of one kind that is looked at as it comes. */
export function useGuidanceInPlace(kind: GuidanceKind, { asker, place, ...use }: Elements) {
  const { answered, progress, ask, stop, slow } = useGuidance(kind, use)
  return {
    answered,
    progress,
    slow,
    ask: (request: GuidanceRequest) => {
      flushSync(() => ask(request))
      place.current?.scrollIntoView({ block: 'nearest' })
    },
    /** Where no answer is left to hold the focus, it goes back to where it was asked. */
    stop: () => {
      flushSync(stop)
      if (!answered) asker.current?.focus({ preventScroll: true })
    },
  }
}

export type GuidanceInPlace = ReturnType<typeof useGuidanceInPlace>
