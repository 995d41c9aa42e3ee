import { type Book, books } from '@lampstand/scripture/books'

const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  Ps: ['psalm', 'psalter'],
  Prov: ['proverb'],
  Song: ['song of songs', 'songs of solomon', 'canticles'],
  Acts: ['acts of the apostles'],
  Rev: ['revelations'],
}
const series = ['samuel', 'kings', 'chronicles', 'corinthians', 'thessalonians', 'timothy', 'peter']
const ordinals: readonly (readonly [written: string, figure: string])[] = [
  ['first|1st|i', '1'],
  ['second|2nd|ii', '2'],
  ['third|3rd|iii', '3'],
]

const names = books
  .flatMap((book) => [book.name.toLowerCase(), ...(alsoCalled[book.osis] ?? [])].map((name) => ({ book, name })))
  .toSorted((a, b) => b.name.length - a.name.length)

/** The books that a lower-case text names, and what is left of it. `isSeries`: one of several is meant, and not said which. */
export type NamedBooks = { readonly books: readonly Book[]; readonly rest: string; readonly isSeries: boolean }

export function booksIn(text: string): NamedBooks {
  let rest = text
  for (const [written, figure] of ordinals) {
    const ordinal = new RegExp(
      `\\b(?:${written})(?: (?:book|letter|epistle) (?:of|to(?: the)?))? (?=${series.join('|')}|john)`,
      'g',
    )
    rest = rest.replace(ordinal, `${figure} `)
  }
  const found: { book: Book; at: number }[] = []
  for (const { book, name } of names) {
    const at = rest.search(new RegExp(`\\b${name}\\b`))
    if (at < 0) continue
    found.push({ book, at })
    rest = rest.slice(0, at) + '#'.padEnd(name.length) + rest.slice(at + name.length)
  }
  if (found.length > 0)
    return { books: found.toSorted((a, b) => a.at - b.at).map(({ book }) => book), rest, isSeries: false }
  const named = series.find((name) => new RegExp(`\\b${name}\\b`).test(rest))
  if (named === undefined) return { books: [], rest, isSeries: false }
  const all = books.filter(({ name }) => name.toLowerCase().endsWith(` ${named}`))
  return { books: all, rest: rest.replace(named, '#'), isSeries: true }
}
