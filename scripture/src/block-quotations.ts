import { type Located, locatedIn } from './located.ts'
import type { Stretch } from './quotes.ts'

/** A block quotation. `isSigned`: it is followed by the name of the passage that it is from. */
export type BlockQuotation = Stretch & { readonly isSigned: boolean }

const behindMarks = /(?:^[ \t]*>[^\n]*(?:\n|$))+/gm
const inHtml = /<blockquote[^<>]{0,100}>[\s\S]{0,6000}?<\/blockquote>/gi
const leads = /^[\s)\]]*(?:[:—–-]|\n)[\s:—–-]*|^[\s)\]]+(?=["“])/
const signs = /(?:[\s"”’.!?,;:]\s*[—–~([-]+|\n)[\s—–~([-]*(?:(?:from|in)\s+)?$/
const closes = /^(?:[\s,(]*(?:WEB|KJV|NKJV|NIV|ESV|NLT|NASB|NRSV|CSB|MSG|AMP|ASV)\b)?[\s)\].,;]*$/
const wrapped = /^\s*(["“„«‘'])([\s\S]*)(["”“»’'])\s*$/

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
  for (const match of shown.slice(start, end).matchAll(/[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g))
    found.push({ start: start + match.index, end: start + match.index + match[0].length })
  return found
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
  const ahead = last && last.start > start ? signs.exec(shown.slice(start, last.start)) : null
  let isSigned = false
  if (last && ahead && closes.test(shown.slice(last.end, end))) {
    end = start + ahead.index + (/^[\s—–~([-]/.test(ahead[0]) ? 0 : 1)
    isSigned = true
    kind = 'block'
  } else if (kind === 'block') {
    const [next] = locatedIn(references, end, end + 30)
    isSigned = next !== undefined && /^\s*(?:[—–~-]+|\n)\s*$/.test(shown.slice(end, next.start))
  }
  if (!/\p{L}/u.test(shown.slice(start, end))) return []
  const inMarks = wrapped.exec(shown.slice(start, end))
  if (!inMarks) return [{ kind, outerStart: start, outerEnd: end, start, end, isSigned }]
  const [all, open = '', inner = '', close = ''] = inMarks
  if (inner.includes(open) || inner.includes(close))
    return [{ kind, outerStart: start, outerEnd: end, start, end, isSigned }]
  const from = start + all.indexOf(open) + 1
  const marked = { start: from, end: from + inner.length, outerStart: from - 1, outerEnd: from + inner.length + 1 }
  return [{ ...marked, kind: 'block', isSigned }]
}
