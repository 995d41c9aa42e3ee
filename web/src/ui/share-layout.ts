/** The space for a text, in pixels, and the sizes that it may be set in. */
export type Bounds = { width: number; height: number; largest: number; smallest: number; lineHeight: number }

export type SetText = { size: number; lines: string[] }

/**
 * Sets a text as large as its bounds allow, its lines about equally long. Nothing is ever cut: a text that does not fit at the
 * smallest size is not set at all.
 * @param widthOf the width of words at a size of one pixel; it grows with the size
 */
export function setText(text: string, bounds: Bounds, widthOf: (words: string) => number): SetText | undefined {
  const words = text.split(space).filter((word) => word !== '')
  for (let size = bounds.largest; size >= bounds.smallest; size -= 1) {
    const fits = (line: string) => widthOf(line) * size <= bounds.width
    if (!words.every(fits)) continue
    const lines = broken(words, fits)
    if (lines.length * size * bounds.lineHeight <= bounds.height)
      return { size, lines: balanced(words, lines, widthOf) }
  }
  return undefined
}

/** Where a line may break: not at the hair space between two quotation marks. */
const space = /[^\S\u200a]+/

/** Lines that are each as full as they can be. */
function broken(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const triesToBalance = 12

/** As many lines, and none longer than it takes: the narrowest measure at which no line is added. */
function balanced(words: readonly string[], lines: string[], widthOf: (words: string) => number): string[] {
  let best = lines
  let wide = Math.max(...lines.map(widthOf))
  let narrow = Math.max(...words.map(widthOf))
  for (let tries = 0; tries < triesToBalance; tries += 1) {
    const middle = (narrow + wide) / 2
    const attempt = broken(words, (line) => widthOf(line) <= middle)
    if (attempt.length > lines.length) narrow = middle
    else {
      best = attempt
      wide = middle
    }
  }
  return best
}
