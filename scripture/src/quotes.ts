/** Words that a text sets apart as somebody's. `start`, `end`: the words alone; `outerStart`, `outerEnd`: with their marks. */
export type Quote = {
  readonly words: string
  readonly start: number
  readonly end: number
  readonly outerStart: number
  readonly outerEnd: number
  /** `marks`: in quotation marks; `block`: a line of its own, set apart by `>` or by the reference at its end. */
  readonly kind: 'marks' | 'block'
}

const doubles = /“([^“”]*(?:“[^“”]*”[^“”]*)*)”|"([^"\n]*(?:\n(?!\s*\n)[^"\n]*)*)"|«([^«»]*)»/g
const singles = /(?<![\p{L}\p{N}])[‘']((?:[^‘’'\n]|(?<=\p{L})['’](?=\p{L}))+)[’'](?![\p{L}\p{N}])/gu
const blocks = /^[ \t]*>[ \t]?([^\n]+)$/gm
const signed = /^[ \t*_>]*([^\n"“”]{15,600}?)[ \t*_]*(?:\s[—–]|\s--?|\n[ \t>]*[—–-]+)[ \t]*(?=\p{Lu}|[1-3] )/gmu

/** All quotations of a text, in its order; none within another. `references`: where the text names passages. */
export function quotesIn(text: string, references: readonly { start: number; end: number }[]): Quote[] {
  const found: Quote[] = []
  const add = (match: RegExpMatchArray, kind: Quote['kind'], inner: string | undefined): void => {
    if (inner === undefined || match.index === undefined) return
    const words = inner.trim()
    const start = match.index + match[0].indexOf(words)
    const end = start + words.length
    const outer = kind === 'marks' ? [match.index, match.index + match[0].length] : [start, end]
    const [outerStart = start, outerEnd = end] = outer
    const overlaps = found.some((other) => outerStart < other.outerEnd && other.outerStart < outerEnd)
    if (/\p{L}/u.test(words) && !overlaps) found.push({ words, start, end, outerStart, outerEnd, kind })
  }
  for (const match of text.matchAll(doubles)) add(match, 'marks', match[1] ?? match[2] ?? match[3])
  for (const match of text.matchAll(singles)) if (/\s\S+\s/.test(match[1] ?? '')) add(match, 'marks', match[1])
  for (const match of text.matchAll(blocks)) add(match, 'block', withoutSource(match[1] ?? '', match.index, references))
  for (const match of text.matchAll(signed)) {
    const behind = match.index + match[0].length
    if (
      references.some(({ start, end }) => start === behind && /^[^\S\n]*[)*_]*[^\S\n]*(?:\n|$)/.test(text.slice(end)))
    ) {
      add(match, 'block', match[1])
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** The line without the reference, and what leads to it, at its end. */
function withoutSource(line: string, lineStart: number, references: readonly { start: number; end: number }[]): string {
  const at = line.search(/\S/)
  const offset = lineStart + 1
  const source = references.find(
    ({ start, end }) => start > offset + at + 10 && start < offset + line.length + 3 && end >= offset + line.length - 3,
  )
  return source ? line.slice(0, source.start - offset - 2).replace(/[\s—–(\-[]+$/, '') : line
}
