import type { BibleBook } from '@lampstand/content/bible-schemas'
import { askingIn, weighty, withoutOpening } from './asking.ts'
import { booksIn } from './book-names.ts'
import type { Told } from './table.ts'

const writes = /\b(?:wrote|writes?|written|writing|authored?|authors?|writer|penned)\b/
const writers = weighty(
  'book most wrote write author authored writer penned letter epistle gospel really traditionally',
)
const supposed = weighty('paul moses david solomon john peter luke mark matthew jesus samuel ezra jeremiah')
const contents = weighty(
  'book about happen main point theme message summary gist story mean topic idea letter gospel subject',
)

/** Who wrote a book, and what is in it. */
export function createBookQuestions(books: readonly BibleBook[]) {
  const byOsis = new Map(books.map((book) => [book.book, book]))

  return (text: string): Told | null => {
    const asking = askingIn(text)
    if (!asking) return null
    const { books: named, rest, isSeries } = booksIn(withoutOpening(text).toLowerCase())
    const last = named.at(-1)
    const [book] = isSeries ? named : asking.ask === 'whether' && last ? [last] : named
    const entry = byOsis.get(book?.osis ?? '')
    if (!entry || (named.length > 1 && !isSeries && asking.ask !== 'whether')) return null
    const left = weighty(rest.replace(/^\W*(?:what|who)'s\b/, ' '))
    const only = (...allowed: readonly string[][]) => left.every((word) => allowed.flat().includes(word))
    const { ask } = asking
    if (writes.test(rest) && (ask === 'who' || ask === 'what') && only(writers))
      return { id: `wrote-${entry.book}`, answer: entry.wrote, refs: entry.refs, isPlace: false }
    if (
      writes.test(rest) &&
      ask === 'whether' &&
      (named.length === 2 || only(writers, supposed)) &&
      only(writers, supposed)
    )
      return { id: `wrote-${entry.book}`, answer: entry.wrote, refs: entry.refs, isPlace: false }
    const asksContents = /\b(?:about|happens?|in|gist|summary|theme|message|point|idea)\b/.test(rest)
    if ((ask === 'what' || ask === 'about') && asksContents && only(contents))
      return { id: `about-${entry.book}`, answer: entry.about, refs: entry.refs, isPlace: false }
    return null
  }
}
