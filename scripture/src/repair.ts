import { osisOf } from './canon.ts'
import type { PassageMatch } from './passage-finder.ts'
import type { QuotationVerdict } from './quotations.ts'
import type { Quote } from './quotes.ts'
import { type FoundReference, formatReference } from './references.ts'
import type { Word } from './scripture-words.ts'
import type { BibleText } from './text.ts'

export type Edit = { readonly start: number; readonly end: number; readonly text: string }

type Place = PassageMatch & { readonly words: readonly Word[] }

type Fault = {
  readonly text: string
  readonly bible: BibleText
  readonly verdict: QuotationVerdict
  readonly quote?: Quote
  readonly reference?: FoundReference | undefined
  readonly found?: Place | undefined
}

/** A quotation that holds this share of its verses is replaced by them whole, a smaller one by the clauses it meets. */
const nearlyWhole = 0.55

/** What must change in the text so that nothing in it is given for scripture that is not. */
export function repairOf({ text, bible, verdict, quote, reference, found }: Fault): Edit[] {
  if (verdict === 'exact' || verdict === 'not-scripture') return []
  const edits: Edit[] = []
  if (quote && found && !found.exact) {
    const words = wordsOfPassage(found, bible)
    edits.push({ start: quote.start, end: quote.end, text: words })
    // A clause taken out of its verse has no full stop of its own; the sentence around it keeps one.
    const stop = /[.!?]$/.exec(quote.words)?.[0]
    if (
      stop &&
      quote.kind === 'marks' &&
      !/[.!?]$/.test(words) &&
      /^(?:\s+\p{Lu}|\s*$)/u.test(text.slice(quote.outerEnd))
    ) {
      edits.push({ start: quote.outerEnd, end: quote.outerEnd, text: stop })
    }
  }
  if (reference && found && verdict !== 'reworded') {
    edits.push({ start: reference.start, end: reference.end, text: formatReference(osisOf(found.span)) })
  }
  if (found) return edits
  if (quote?.kind === 'marks') {
    edits.push(
      { start: quote.outerStart, end: quote.start, text: '' },
      { start: quote.end, end: quote.outerEnd, text: '' },
    )
  }
  const signed =
    quote !== undefined && reference !== undefined && /[—–-]\s*$/.test(text.slice(quote.outerEnd, reference.start))
  if (reference && (verdict === 'no-such-reference' || quote?.kind === 'block' || signed)) {
    edits.push(withoutReference(text, reference))
  }
  return edits
}

/** The words of the passage that answer the quotation: whole verses, or the clauses that it meets. */
function wordsOfPassage({ span, first, last, words }: Place, bible: BibleText): string {
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
  const opened = (trimmed.match(/“/g) ?? []).length
  const closed = (trimmed.match(/”/g) ?? []).length
  const lone = opened !== closed || (trimmed.startsWith('“') && trimmed.endsWith('”') && opened === 1)
  return (lone ? trimmed.replace(/^[“‘]+|[”’]+$/g, '') : trimmed).trim()
}

function withoutReference(text: string, { start, end }: FoundReference): Edit {
  const ahead = /\s*[([]\s*(?:see |cf\.? )?$|\s*[—–]\s*$|,\s*$/i.exec(text.slice(0, start))
  const behind = /^\s*[)\]]/.exec(text.slice(end))
  const opened = ahead !== null && /[([]/.test(ahead[0])
  if (opened && behind) return { start: start - ahead[0].length, end: end + behind[0].length, text: '' }
  if (ahead && !opened && /^\s*(?:$|[\n.!?])/.test(text.slice(end)))
    return { start: start - ahead[0].length, end, text: '' }
  return { start, end, text: 'a passage that does not exist' }
}

/** Applies edits; of two that overlap the first one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = ''
  let at = 0
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue
    done += text.slice(at, start) + replacement
    at = end
  }
  return done + text.slice(at)
}
