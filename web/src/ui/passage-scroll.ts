import { useLayoutEffect, useRef, useState } from 'react'
import { scrollMotion } from './scroll-motion.ts'

/** Where things stand in a page that scrolls, in pixels from its top. */
type Places = {
  passage: { top: number; bottom: number }
  /** Height of what can be seen at once. */
  view: number
  /** Tops of the lines of text, in their order. */
  lines: readonly number[]
  /** How far the page can be scrolled. */
  end: number
}

/** What is left of the page above and below the passage, so that it does not stick to an edge. */
const margin = 48
/** Between the upper edge and the first line; less than what would show the line before. */
const head = 6

/**
 * How far to scroll so that the reader sees the passage: only as far as it takes to see the whole of it, or its beginning
 * where it is longer than the view. No line is cut at the upper edge.
 */
export function passageScroll({ passage, view, lines, end }: Places): number {
  const enough = passage.bottom + margin - view
  const most = Math.min(passage.top - margin, end)
  const stops = [0, ...lines.map((top) => top - head)].filter((stop) => stop === 0 || stop <= most)
  return stops.find((stop) => stop >= enough) ?? stops.at(-1) ?? 0
}

/**
 * Whether the passage begins below what is seen, and the way to it. The dialog that holds the text opens at its top, where it is said
 * who speaks to whom. Its first child stays at its head, and the words are marked by `data-words`: `passage` or `window`.
 */
export function usePassageScroll(verses: readonly unknown[]) {
  const text = useRef<HTMLDivElement>(null)
  const [isBelow, setBelow] = useState(false)
  useLayoutEffect(() => {
    const places = verses.length > 0 ? placesIn(text.current) : undefined
    setBelow(places !== undefined && places.passage.top + margin > places.view)
  }, [verses])
  const show = () => {
    const places = placesIn(text.current)
    if (!places) return
    text.current?.querySelector<HTMLElement>('[data-words="passage"]')?.focus({ preventScroll: true })
    dialogOf(text.current)?.scrollTo({ top: passageScroll(places), behavior: scrollMotion() })
  }
  return { text, isBelow, show }
}

const dialogOf = (text: HTMLElement | null) => text?.closest<HTMLElement>('[role="dialog"]')

function placesIn(text: HTMLElement | null): Places | undefined {
  const dialog = dialogOf(text)
  const lines = [...(text?.querySelectorAll('[data-words]') ?? [])].flatMap((words) =>
    [...words.getClientRects()].map(({ top, bottom }) => ({ top, bottom, isPassage: isPassage(words) })),
  )
  const [first, last] = [lines.find((line) => line.isPassage), lines.findLast((line) => line.isPassage)]
  if (!dialog || !first || !last) return undefined
  const covered = dialog.firstElementChild?.clientHeight ?? 0
  const origin = dialog.getBoundingClientRect().top + covered - dialog.scrollTop
  return {
    passage: { top: first.top - origin, bottom: last.bottom - origin },
    view: dialog.clientHeight - covered,
    lines: lines.map(({ top }) => top - origin),
    end: dialog.scrollHeight - dialog.clientHeight,
  }
}

const isPassage = (words: Element) => words.getAttribute('data-words') === 'passage'
