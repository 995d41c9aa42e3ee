import { osisOf } from './canon.ts'
import type { PassageMatch } from './passage-finder.ts'
import type { Word } from './scripture-words.ts'
import type { BibleText } from './text.ts'

/** A quotation that holds this share of its verses is replaced by them whole, a smaller one by the clauses it meets. */
const nearlyWhole = 0.55

/** The words of the passage that answer the quotation: whole verses, or the clauses that it meets. `words`: those of its span. */
export function wordsOfPassage(
  { span, first, last, words }: PassageMatch & { readonly words: readonly Word[] },
  bible: BibleText,
): string {
  const whole = bible.quote(osisOf(span))
  if ((last - first + 1) / words.length >= nearlyWhole) return unquoted(whole)
  const all = [...whole.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)]
  const from = all[first]
  const to = all[last]
  if (!from || !to) return unquoted(whole)
  const ahead = whole.slice(0, from.index)
  const start = Math.max(0, ahead.search(/[^.,;:!?—“”]*$/))
  const behind = whole.slice(to.index + to[0].length)
  const rest = behind.search(/[.,;:!?—“”]/)
  const end = rest < 0 ? whole.length : whole.length - behind.length + rest
  return unquoted(whole.slice(start, end))
}

/** Speech marks that open or close in another verse would end our own too early. */
function unquoted(words: string): string {
  const trimmed = words.replace(/^[\s”’,;:.—]+|[\s“‘—]+$/g, '')
  if (/^‘(?!.*’(?!\p{L}))/u.test(trimmed)) return unquoted(trimmed.slice(1))
  const opened = (trimmed.match(/“/g) ?? []).length
  const closed = (trimmed.match(/”/g) ?? []).length
  const lone = opened !== closed || (trimmed.startsWith('“') && trimmed.endsWith('”') && opened === 1)
  return (lone ? trimmed.replace(/^[“‘]+|[”’]+$/g, '') : trimmed).trim()
}
