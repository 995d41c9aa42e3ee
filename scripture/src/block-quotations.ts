import { type Located, locatedIn } from './located.ts'
import type { Stretch } from './quotes.ts'

/** A block quotation. `isSigned`: it is followed by the name of the passage that it is from. */
export type BlockQuotation = Stretch & { readonly isSigned: boolean }

const behindMarks = /(?:^[ \t]*>[^\n]*(?:\n|$))+/gm
const inHtml = /<blockquote[^<>]{0,100}>[\s\S]{0,6000}?<\/blockquote>/gi
const leads = /^[\s)\]]*(?:[:—–-]|\n)[\s:—–-]*|^[\s)\]]+(?=["“])/
const signs = /(?:[\s"”’.!?,;:]\s*[—–~([-]+|\n)[\s—–~([-]*(?:(?:from|in)\s+)?$/
const closes = /^(?:[\s,(]*(?:WEB|KJV|NKJV|NIV|ESV|NLT|NASB|NRSV|CSB|MSG|AMP|ASV)\b)?[\s)\].,;]*$/
const wrapped = /^(["“„«‘'])([\s\S]*)(["”“»’'])$/

/**
 * The block quotations of a text, a paragraph each, without the references that lead or sign them. `shown`: the text without
 * markup; `references` in the order of the text.
 */
export function blockQuotations(text: string, shown: string, references: readonly Located[]): BlockQuotation[] {
  const blocks = [...text.matchAll(behindMarks), ...text.matchAll(inHtml)]
  return blocks.flatMap((block) => {
    const end = block.index + block[0].length
    return paragraphsIn(shown, block.index, end).flatMap((each) => quotationIn(text, shown, references, each))
  })
}

/** The paragraphs between two places: lines with words, parted by lines without. */
function paragraphsIn(shown: string, start: number, end: number): Located[] {
  const found: Located[] = []
  let open: Located | undefined
  let at = start
  for (const line of shown.slice(start, end).split('\n')) {
    const isBlank = line.trim() === ''
    if (isBlank && open) found.push(open)
    open = isBlank ? undefined : { start: open?.start ?? at, end: at + line.length }
    at += line.length + 1
  }
  return open ? [...found, open] : found
}

function quotationIn(text: string, shown: string, references: readonly Located[], place: Located): BlockQuotation[] {
  let { start, end } = place
  const named = locatedIn(references, start, end)
  const [first] = named
  const last = named.at(-1)
  let kind: Stretch['kind'] = 'block'
  if (first && /^[\s([]*$/.test(shown.slice(start, first.start))) {
    const emphasis = /[*_]\s*$/.test(text.slice(first.end, first.end + 3).replace(/[:.].*/s, ''))
    const lead =
      leads.exec(shown.slice(first.end, end)) ?? (emphasis ? /^[\s.,]*/.exec(shown.slice(first.end, end)) : null)
    if (lead) {
      start = first.end + lead[0].length
      kind = /^["“„«]/.test(shown.slice(start)) ? 'marks' : 'bare'
    }
  }
  const tail = last ? Math.max(start, last.start - 40) : start
  const ahead = last && last.start > start ? signs.exec(shown.slice(tail, last.start)) : null
  let isSigned = false
  if (last && ahead && closes.test(shown.slice(last.end, end))) {
    end = tail + ahead.index + (/^[\s—–~([-]/.test(ahead[0]) ? 0 : 1)
    isSigned = true
    kind = 'block'
  } else if (kind === 'block') {
    const [next] = locatedIn(references, end, end + 30)
    isSigned = next !== undefined && /^\s*(?:[—–~-]+|\n)\s*$/.test(shown.slice(end, next.start))
  }
  const content = shown.slice(start, end)
  if (!/\p{L}/u.test(content)) return []
  start += content.length - content.trimStart().length
  end = start + content.trim().length
  const inMarks = wrapped.exec(content.trim())
  if (!inMarks) return [{ kind, outerStart: start, outerEnd: end, start, end, isSigned }]
  const [, open = '', inner = '', close = ''] = inMarks
  if (inner.includes(open) || inner.includes(close))
    return [{ kind, outerStart: start, outerEnd: end, start, end, isSigned }]
  const from = start + 1
  const marked = { start: from, end: from + inner.length, outerStart: from - 1, outerEnd: from + inner.length + 1 }
  return [{ ...marked, kind: 'block', isSigned }]
}
