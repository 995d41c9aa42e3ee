import { osisOf } from './canon.ts'
import type { PassageMatch } from './passage-finder.ts'
import { wordsOfPassage } from './passage-words.ts'
import type { QuotationVerdict } from './quotations.ts'
import type { Quote } from './quotes.ts'
import { withoutReference } from './reference-removal.ts'
import { type FoundReference, formatReference } from './references.ts'
import type { Word } from './scripture-words.ts'
import type { BibleText } from './text.ts'

export type Edit = { readonly start: number; readonly end: number; readonly text: string }

const otherBibles = 'KJV|NKJV|NIV|NIRV|ESV|NLT|NASB|NRSV|RSV|CSB|MSG|AMP|ASV'
const otherBible = new RegExp(String.raw`[\s,]*\(?\b(?:${otherBibles})\)?$`)
const otherBibleBehind = new RegExp(String.raw`^(?:[\s,]+(?:${otherBibles})\b|\s*\((?:${otherBibles})\))`)

type Fault = {
  readonly verdict: QuotationVerdict
  readonly quote: Quote
  readonly reference: FoundReference | undefined
  readonly found: PassageMatch | undefined
}

/**
 * Collects what must change in a text so that nothing in it is given for scripture that is not. `confirmed`: references
 * whose words stand beside them; they keep their name, whatever else is claimed for them.
 */
export function createRepairs({
  text,
  bible,
  wordsIn,
  confirmed,
}: {
  readonly text: string
  readonly bible: BibleText
  readonly wordsIn: (span: PassageMatch['span']) => readonly Word[]
  readonly confirmed: ReadonlySet<FoundReference | undefined>
}) {
  const edits: Edit[] = []
  const named = new Map<FoundReference, string>()

  function reword(quote: Quote, found: PassageMatch) {
    const words = wordsOfPassage({ ...found, words: wordsIn(found.span) }, bible)
    // A clause taken out of its verse has no full stop of its own; the sentence around it keeps one.
    const stop = /[.!?]$/.exec(quote.words)?.[0]
    const ends = stop && !/[.!?]$/.test(words) && /^\s*(?:\s\p{Lu}|$)/u.test(text.slice(quote.outerEnd))
    const goesOn = /^\s*(?:…|\.{3})/.test(text.slice(quote.end))
    const closed = ends ? words.replace(/[,;:]$/, '') + stop : words
    edits.push({ start: quote.start, end: quote.end, text: goesOn ? words.replace(/[.,;:]$/, '') : closed })
  }

  /** The words are no longer those of the Bible that was named with the reference. */
  function dropTranslation({ start, end }: FoundReference) {
    const written = text.slice(start, end)
    const at = written.search(otherBible)
    const behind = at < 0 ? otherBibleBehind.exec(text.slice(end, end + 12)) : null
    if (at >= 0) edits.push({ start: start + at, end, text: '' })
    else if (behind) edits.push({ start: end, end: end + behind[0].length, text: '' })
  }

  function rename(quote: Quote, reference: FoundReference, found: PassageMatch) {
    const name = formatReference(osisOf(found.span))
    if (!confirmed.has(reference) && (named.get(reference) ?? name) === name) {
      if (!named.has(reference)) edits.push({ start: reference.start, end: reference.end, text: name })
      named.set(reference, name)
    } else edits.push({ start: quote.outerEnd, end: quote.outerEnd, text: ` (${name})` })
  }

  return {
    repair({ verdict, quote, reference, found }: Fault) {
      if (verdict === 'exact' || verdict === 'not-scripture') return
      if (found && !found.exact) reword(quote, found)
      if (found && reference && verdict === 'reworded') dropTranslation(reference)
      else if (found && reference) rename(quote, reference, found)
      if (found) return
      edits.push(...withoutMarks(text, quote))
      if (!reference || confirmed.has(reference) || named.has(reference)) return
      const signs = reference.start >= quote.outerEnd
      const removed = signs || !reference.exists ? withoutReference(text, reference) : undefined
      if (removed) edits.push(removed)
      else if (!reference.exists) this.dropReference(reference)
    },

    dropReference(reference: FoundReference) {
      const { start, end } = reference
      edits.push(withoutReference(text, reference) ?? { start, end, text: 'a passage that does not exist' })
    },

    applied: () => applyEdits(text, edits),
  }
}

/** The words without what sets them apart: quotation marks, emphasis, the lead of a block quotation, a footnote's mark. */
function withoutMarks(text: string, { kind, start, end, outerStart, outerEnd }: Quote): Edit[] {
  if (kind === 'value') return [{ start, end, text: '' }]
  const tags = /(?:<(?:blockquote|p|q|em|i|b|strong)>\s*|[*_]{1,3})+$/i.exec(
    text.slice(Math.max(0, outerStart - 60), outerStart),
  )
  const closing = /^(?:\s*<\/(?:blockquote|p|q|em|i|b|strong)>|[*_]{1,3})+/i.exec(text.slice(outerEnd, outerEnd + 60))
  const from = outerStart - (tags && closing ? tags[0].length : 0)
  const to = outerEnd + (tags && closing ? closing[0].length : 0)
  const note = /^[.,;:!?]?(\[\^[\w-]{1,20}\])/.exec(text.slice(to, to + 30))
  const edits: Edit[] = [
    { start: from, end: start, text: '' },
    { start: end, end: to, text: text.slice(end, to).replace(/[^.!?]/g, '') },
  ]
  if (note?.[1]) {
    const at = to + note[0].length - note[1].length
    edits.push({ start: at, end: at + note[1].length, text: '' })
  }
  const line = text.lastIndexOf('\n', from - 1) + 1
  if (kind === 'block' || /^[ \t]*>/.test(text.slice(line, from))) {
    for (const match of text.slice(line, outerEnd).matchAll(/^[ \t]*>[> \t]*/gm))
      edits.push({
        start: line + match.index,
        end: Math.min(line + match.index + match[0].length, Math.max(from, line + match.index)),
        text: '',
      })
  }
  return edits
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
