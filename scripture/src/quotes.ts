import { blockQuotations } from './block-quotations.ts'
import { type Located, locatedIn } from './located.ts'
import type { Surface } from './surface.ts'

/** Words that a text sets apart as somebody's. `start`, `end`: the words alone; `outerStart`, `outerEnd`: with their marks. */
export type Quote = {
  /** In one line, without markup. */
  readonly words: string
  readonly start: number
  readonly end: number
  readonly outerStart: number
  readonly outerEnd: number
  readonly kind: QuoteKind
}

/**
 * - `marks`: in quotation marks
 * - `emphasis`: in asterisks, underscores or their HTML
 * - `block`: lines of their own, behind `>`, in `<blockquote>` or with the reference at their end
 * - `bare`: what follows a reference without any mark, most often a remark
 * - `value`: a string of JSON that is nothing but words of scripture, by its key
 */
export type QuoteKind = 'marks' | 'emphasis' | 'block' | 'bare' | 'value'

/** Where a quotation may stand: from its opening mark to behind its closing one, and the words between. */
export type Stretch = {
  readonly kind: QuoteKind
  readonly outerStart: number
  readonly outerEnd: number
  readonly start: number
  readonly end: number
}

const doubles = /“([^“”]*(?:“[^“”]*”[^“”]*)*)”|„([^„“”]*)[“”]|"([^"\n]*(?:\n(?!\s*\n)[^"\n]*)*)"|«([^«»]*)»/g
const singles = /(?<![\p{L}\p{N}])[‘']((?:[^‘’'\n]|(?<=\p{L})['’](?=\p{L}))+)[’'](?![\p{L}\p{N}])/gu
const emphasized =
  /(?<![\p{L}\p{N}*_\\])(\*{1,3}|_{1,3})(?=[^\s*_])((?:[^\n*_]|\n(?!\s*\n)){8,1200})\1(?![\p{L}\p{N}*_])/gu
const tagged = /<(em|i|b|strong)>([^<>]{8,1200})<\/\1>/gi
const signed = /^[ \t]*(\S[^\n"“”]{14,600}?)[ \t]{0,4}(?:\s[—–]|\s--?|\n[ \t]{0,8}[—–-]+)[ \t]{0,8}(?=\p{Lu}|[1-3] )/gmu
const translation = String.raw`(?:[\s,(]*(?:WEB|KJV|NKJV|NIV|ESV|NLT|NASB|NRSV|CSB|MSG|AMP|ASV)\b)?`
const sourceEnds = new RegExp(String.raw`^${translation}[^\S\n]*[)\]]?[^\S\n]*(?:\n|$)`)
const opensLine = /^[\s|•\d.)-]{0,8}(?:[\p{L} ]{0,40}[:|-]\s*)?$/u
const leadsToBare = new RegExp(
  String.raw`^${translation}[)\]\s]*(?:[:|]|\s[—–-]+\s|\n)[^\S\n]*\n?[^\S\n]*(?=[^\n|]{15})([^\n|]{15,600})`,
)

const dots = (words: string) => (words.endsWith('…') ? 1 : words.endsWith('...') ? 3 : 0)

/** The words without white space and what marks them as taken from the middle of something. */
function withoutEllipses(words: string): string {
  const opened = words.trim().replace(/^(?:…|\.{3})\s*/, '')
  return opened.slice(0, opened.length - dots(opened)).trimEnd()
}

/** All quotations of a text, in its order; none within another. `references`: where the text names passages, in order. */
export function quotesIn({ text, shown, values }: Surface, references: readonly Located[]): Quote[] {
  const found: Quote[] = []
  const taken = new Uint8Array(text.length)
  const add = ({ kind, outerStart, outerEnd, start, end }: Stretch): void => {
    const inner = shown.slice(start, end)
    const trimmed = withoutEllipses(inner)
    const from = start + inner.indexOf(trimmed)
    const words = trimmed.replace(/\s+/g, ' ')
    if (!/\p{L}/u.test(words) || taken.subarray(outerStart, outerEnd).includes(1)) return
    taken.fill(1, outerStart, outerEnd)
    found.push({ words, start: from, end: from + trimmed.length, outerStart, outerEnd, kind })
  }
  const addMatch = (match: RegExpMatchArray, kind: QuoteKind, inner: string | undefined): void => {
    if (inner === undefined || match.index === undefined) return
    const start = match.index + match[0].indexOf(inner)
    const alone = kind === 'marks' || kind === 'emphasis'
    const outerStart = alone ? match.index : start
    const outerEnd = alone ? match.index + match[0].length : start + inner.length
    add({ kind, outerStart, outerEnd, start, end: start + inner.length })
  }

  for (const each of values) add(each)
  const blocks = blockQuotations(text, shown, references)
  for (const { isSigned, ...block } of blocks) if (isSigned) add(block)
  for (const match of shown.matchAll(doubles)) addMatch(match, 'marks', match[1] ?? match[2] ?? match[3] ?? match[4])
  for (const match of shown.matchAll(singles)) if (/\s\S+\s/.test(match[1] ?? '')) addMatch(match, 'marks', match[1])
  for (const { isSigned, ...block } of blocks) if (!isSigned) add(block)
  for (const match of [...text.matchAll(emphasized), ...text.matchAll(tagged)]) {
    const inner = match[2] ?? ''
    const named = locatedIn(references, match.index, match.index + match[0].length).length > 0
    if (!named && /\S\s+\S+\s+\S/.test(inner)) addMatch(match, 'emphasis', inner)
  }
  for (const match of shown.matchAll(signed)) {
    const behind = match.index + match[0].length
    const [source] = locatedIn(references, behind, behind + 1)
    if (source && sourceEnds.test(shown.slice(source.end, source.end + 60))) addMatch(match, 'block', match[1])
  }
  for (const { start, end } of references) {
    const line = shown.slice(Math.max(0, start - 60), start)
    const match =
      opensLine.test(line.slice(line.lastIndexOf('\n') + 1)) && leadsToBare.exec(shown.slice(end, end + 700))
    const [words] = match ? [match[1] ?? ''] : []
    if (!match || words === undefined) continue
    const from = end + match[0].length - words.length
    const [next] = locatedIn(references, from, from + words.length)
    const to = next ? next.start : from + words.length
    add({ kind: 'bare', outerStart: from, outerEnd: to, start: from, end: to })
  }
  return found.toSorted((a, b) => a.start - b.start)
}
