import { readFileSync } from 'node:fs'
import type { QuotationVerdict } from '@lampstand/scripture/quotations'
import { openText } from '@lampstand/scripture/text'

/** Rules may be tuned on `dev` and `dev 2`, written later; of `test` and `test 2` only the totals are looked at. */
export type Half = 'dev' | 'test' | 'dev 2' | 'test 2'
export const halves: readonly Half[] = ['dev', 'test', 'dev 2', 'test 2']

/**
 * A quotation to be found in a text. `words` as they stand there, without line breaks, '' for a reference without words.
 * `becomes`: the words that belong there instead, where they are not those of `ref` as a whole.
 */
export type LabelledQuotation = {
  readonly words: string
  readonly verdict: QuotationVerdict
  readonly ref?: string
  readonly becomes: string | undefined
  /** The reference as written, where there are no words. */
  readonly claimed?: string
}

/** `repaired` matches the text as it should be after the repair, a group for the words of each quotation. */
export type QuotationCase = {
  readonly half: Half
  readonly shape: string
  readonly text: string
  readonly repaired: RegExp
  readonly quotes: readonly LabelledQuotation[]
}

export type ReferenceCase = { readonly half: Half; readonly text: string; readonly refs: readonly string[] }

type Written = {
  readonly half: Half
  readonly shape: string
  readonly text: string
  readonly quotes: readonly {
    readonly words: string
    readonly verdict: QuotationVerdict
    readonly ref?: string
    readonly becomes?: string
    readonly claimed?: string
  }[]
}

const bible = openText()
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

/**
 * Words of scripture are never typed: `{Isa.40.31}` is the verse, `{Isa.40.31: They...weary}` a part of it from its first
 * to its last words, `{Isa.40.31; weary=tired}` the same with words exchanged. Throws where those words do not stand there.
 */
function wordsFor(written: string, exchanged: boolean): string {
  const template = /^\{(?<ref>[\w.-]+)(?:: ?(?<part>[^;]*))?(?<changes>(?:;[^;=]*=[^;=]*)*)\}$/.exec(written)?.groups
  if (!template) return written
  const whole = bible.quote(template['ref'] ?? '').replace(/[“”]/g, '')
  const [first = '', last = first] = (template['part'] ?? '').split('...')
  const start = whole.indexOf(first)
  const end = whole.indexOf(last, start) + last.length
  if (start < 0 || end < last.length) throw new Error(`${written}: those words are not there.`)
  const part = last === '' ? whole : whole.slice(start, end)
  if (!exchanged) return part
  return (template['changes'] ?? '').split(';').reduce((changed, change) => {
    const [from = '', to = ''] = change.trim().split('=')
    if (from !== '' && !changed.includes(from)) throw new Error(`${written}: no "${from}" to exchange.`)
    return from === '' ? changed : changed.replace(from, to)
  }, part)
}

const plain = (words: string) =>
  words
    .replace(/[^\p{L}]+/gu, ' ')
    .toLowerCase()
    .trim()

/** Throws where a label says that words differ from the passage and they do not. */
function checked(quote: LabelledQuotation): LabelledQuotation {
  const { words, verdict, ref } = quote
  if (verdict === 'reworded' && ref !== undefined && plain(bible.quote(ref)).includes(plain(words)))
    throw new Error(`"${words}" is ${ref} word for word.`)
  return quote
}

const slot = /\{(\d)(?:\|([^}]*))?\}/g
const escaped = (literal: string) => literal.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')

/** `{0}` is a quotation's words, `{0|> }` the same broken into lines that begin with `> `; `[[a=>b]]` is a repair, `{?}` any few words. */
function fill({ half, shape, text, quotes }: Written): QuotationCase {
  const labelled = quotes.map(({ words, becomes, ...label }) =>
    checked({
      ...label,
      words: wordsFor(words, true),
      becomes: becomes ? wordsFor(becomes, false) : words.startsWith('{') ? wordsFor(words, false) : undefined,
    }),
  )
  const filled = text
    .replace(/\[\[(.*?)=>.*?\]\]/gs, '$1')
    .replace(slot, (_, at: string, prefix: string | undefined) => {
      const words = labelled[Number(at)]?.words ?? ''
      return prefix === undefined ? words : words.replace(/((?:\S+ ){7}\S+) /g, `$1\n${prefix}`)
    })
  const wanted = text
    .replace(/\[\[.*?=>(.*?)\]\]/gs, '$1')
    .split(/(\{(?:\?|\d(?:\|[^}]*)?)\})/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : part === '{?}' ? '.{0,60}?' : '(.*?)'))
  return { half, shape, text: filled, quotes: labelled, repaired: new RegExp(`^\\s*${wanted.join('')}\\s*$`, 's') }
}

export const quotationCases: readonly QuotationCase[] = (read('quotation-cases.json') as Written[]).map(fill)
export const referenceCases = read('reference-cases.json') as readonly ReferenceCase[]
