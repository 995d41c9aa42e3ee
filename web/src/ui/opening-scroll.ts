import { useLayoutEffect, useRef } from 'react'

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
 * How far to scroll so that the reader sees the passage at once: only as far as it takes to see the whole of it, or its beginning
 * where it is longer than the view. No line is cut at the upper edge.
 */
export function openingScroll({ passage, view, lines, end }: Places): number {
  const enough = passage.bottom + margin - view
  const most = Math.min(passage.top - margin, end)
  const stops = [0, ...lines.map((top) => top - head)].filter((stop) => stop === 0 || stop <= most)
  return stops.find((stop) => stop >= enough) ?? stops.at(-1) ?? 0
}

/**
 * Scrolls the dialog that holds the text to the passage, before it is first seen; again for other verses. The dialog's first child
 * stays at its head, and the words are marked by `data-words`: `passage` or `window`.
 */
export function useOpeningScroll(verses: readonly unknown[]) {
  const text = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = text.current?.closest<HTMLElement>('[role="dialog"]')
    const lines = [...(text.current?.querySelectorAll('[data-words]') ?? [])].flatMap((words) =>
      [...words.getClientRects()].map(({ top, bottom }) => ({ top, bottom, isPassage: isPassage(words) })),
    )
    const [first, last] = [lines.find((line) => line.isPassage), lines.findLast((line) => line.isPassage)]
    if (verses.length === 0 || !dialog || !first || !last) return
    const covered = dialog.firstElementChild?.clientHeight ?? 0
    const origin = dialog.getBoundingClientRect().top + covered - dialog.scrollTop
    dialog.scrollTop = openingScroll({
      passage: { top: first.top - origin, bottom: last.bottom - origin },
      view: dialog.clientHeight - covered,
      lines: lines.map(({ top }) => top - origin),
      end: dialog.scrollHeight - dialog.clientHeight,
    })
  }, [verses])
  return text
}

const isPassage = (words: Element) => words.getAttribute('data-words') === 'passage'
