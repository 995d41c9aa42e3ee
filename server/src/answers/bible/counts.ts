import { type Book, books } from '@lampstand/scripture/books'
import { osisOf, spanOf, verseCount, versesIn } from '@lampstand/scripture/canon'
import { formatReference } from '@lampstand/scripture/references'
import type { BibleText } from '@lampstand/scripture/text'
import { type Asking, askingIn, weighty, withoutOpening } from './asking.ts'
import { booksIn } from './book-names.ts'

/* How many, how long, in what order: computed from the text and the table of its books. */

export type Counted = { readonly answer: string; readonly refs: readonly string[] }

const old = books.findIndex(({ osis }) => osis === 'Matt')
const testaments = {
  old: { name: 'Old Testament', books: books.slice(0, old) },
  new: { name: 'New Testament', books: books.slice(old) },
  all: { name: 'Bible', books },
} as const
type Part = (typeof testaments)[keyof typeof testaments]

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const versesOf = (book: Book) => total(book.verses)
const written = (count: number) => count.toLocaleString('en-US')
const counted = (count: number, one: string) => `${written(count)} ${count === 1 ? one : `${one}s`}`
const called = ({ name, osis }: Book) => (osis === 'Ps' ? 'The Psalms' : name)
const numbering =
  'Chapters and verses were numbered in the Middle Ages and later, so a few Bibles count a verse or two otherwise.'
const others =
  'Catholic Bibles hold seven books more, Orthodox Bibles some more still; the 66 are those that all of them have.'

/** Tells what can be counted; null where something else is asked. Every word of a question must be known. */
export function createCounts({ lines }: Pick<BibleText, 'lines'>) {
  const lengthAt = (place: number) => lines[place]?.length ?? 0

  function extreme(part: Part, unit: string, isLongest: boolean): Counted | null {
    const better = (a: number, b: number) => (isLongest ? a > b : a < b)
    const best = <T>(all: readonly T[], size: (each: T) => number) =>
      all.reduce((found, each) => (better(size(each), size(found)) ? each : found))
    const word = isLongest ? 'longest' : 'shortest'
    if (unit === 'book') {
      const book = best(part.books, lettersIn)
      const size = `${counted(book.verses.length, 'chapter')} and ${counted(versesOf(book), 'verse')}`
      return {
        answer: `The ${word} book of the ${part.name} is ${called(book)}, counted by its letters in the World English Bible: ${size}.`,
        refs: [],
      }
    }
    if (unit === 'chapter') {
      const all = part.books.flatMap((book) => book.verses.map((count, at) => ({ book, chapter: at + 1, count })))
      const { book, chapter, count } = best(all, (each) => each.count)
      const ref = chapterRef(book, chapter)
      return {
        answer: `The ${word} chapter of the ${part.name} is ${formatReference(ref)}, with ${counted(count, 'verse')}.`,
        refs: isLongest ? [] : [ref],
      }
    }
    const inPart = places(part).filter((place) => lengthAt(place) > 0)
    const place = best(inPart, lengthAt)
    const ref = osisOf({ first: place, last: place })
    return {
      answer: `The ${word} verse of the ${part.name} is ${formatReference(ref)}, counted by its letters in the World English Bible. In other translations, and in Hebrew or Greek, it may be another.`,
      refs: [ref],
    }
  }

  const lettersIn = (book: Book) => total(places({ books: [book] }).map(lengthAt))

  function aboutBook(book: Book, { ask, words }: Asking, chapter: number | undefined): Counted | null {
    if (chapter !== undefined) {
      const count = versesIn(book.osis, chapter)
      if (ask !== 'how-many' && ask !== 'how-long') return null
      if (count === 0)
        return {
          answer: `${called(book)} has no chapter ${chapter}: it has ${counted(book.verses.length, 'chapter')}.`,
          refs: [],
        }
      return {
        answer: `${formatReference(chapterRef(book, chapter))} has ${counted(count, 'verse')}. ${numbering}`,
        refs: [],
      }
    }
    const chapters = counted(book.verses.length, book.osis === 'Ps' ? 'psalm' : 'chapter')
    if (ask === 'how-long' || words.includes('vers'))
      return {
        answer: `${called(book)} has ${counted(versesOf(book), 'verse')} in ${chapters}. ${numbering}`,
        refs: [],
      }
    return { answer: `${called(book)} has ${chapters}, with ${counted(versesOf(book), 'verse')} in all.`, refs: [] }
  }

  function aboutPart(part: Part, { words }: Asking): Counted {
    const all = part.books
    const chapters = total(all.map((book) => book.verses.length))
    if (words.includes('book')) {
      const halves = `: ${testaments.old.books.length} in the Old Testament and ${testaments.new.books.length} in the New`
      return {
        answer: `The ${part.name} has ${all.length} books${part === testaments.all ? halves : ''}. ${others}`,
        refs: [],
      }
    }
    if (words.includes('chapter'))
      return { answer: `The ${part.name} has ${counted(chapters, 'chapter')} in ${all.length} books.`, refs: [] }
    const verses = part === testaments.all ? verseCount : total(all.map(versesOf))
    return {
      answer: `The ${part.name} has ${counted(verses, 'verse')} in the numbering of the World English Bible. ${numbering}`,
      refs: [],
    }
  }

  return (text: string): Counted | null => {
    const asking = askingIn(text)
    if (!asking) return null
    const lower = withoutOpening(text).toLowerCase()
    const { books: named, rest } = booksIn(lower)
    const part = /\bold testament\b/.test(lower)
      ? testaments.old
      : /\bnew testament\b/.test(lower)
        ? testaments.new
        : testaments.all
    const left = weighty(rest.replace(/\b(?:old|new) testament\b|\bhow (?:many|long)\b|\bnumber\b/g, ' ')).filter(
      (word) => !filler.has(word),
    )
    const [book, ...more] = named
    const only = (allowed: string) =>
      left.every((word) => weighty(allowed).includes(word) || (book && word === 'book') || /^\d+$/.test(word))
    const numbers = left.filter((word) => /^\d+$/.test(word)).map(Number)
    const { ask } = asking
    if (book && more.length === 0) {
      if ((ask === 'how-many' || ask === 'how-long') && numbers.length <= 1 && only('chapter verse psalm')) {
        if (
          ask === 'how-many' &&
          !left.some((word) => word === 'chapter' || word === 'vers' || word === 'psalm') &&
          book.osis !== 'Ps'
        )
          return null
        return aboutBook(book, { ...asking, words: left }, numbers[0])
      }
      if (numbers.length > 0) return null
      const after = /\b(?:after|follows?|following|next)\b/.test(rest)
      const before = /\b(?:before|precedes?|preceding)\b/.test(rest)
      if (after !== before && ['what', 'who', 'where'].includes(ask) && only('after follow next before preced come go'))
        return neighbor(book, after ? 1 : -1)
      const asksTestament = /\btestament\b/.test(lower) && (ask === 'whether' || ask === 'what' || ask === 'where')
      if (asksTestament && only('old new testament')) return testamentOf(book)
      if (
        ask === 'whether' &&
        /\b(?:in|part of) the bible\b|^\W*is there (?:a|any) (?:book|letter)\b/.test(lower) &&
        only('part')
      )
        return isThere(book)
      return null
    }
    if (book) return null
    const extremity = /\b(longest|shortest)\b/.exec(rest)?.[1]
    const unit = /\b(book|chapter|verse|psalm)s?\b/.exec(rest)?.[1]
    if (extremity && unit && ['what', 'where'].includes(ask) && only('longest shortest book chapter verse psalm'))
      return unit === 'psalm' ? psalm(extremity === 'longest') : extreme(part, unit, extremity === 'longest')
    const end = /\b(first|last)\b/.exec(rest)?.[1]
    if (end && unit === 'book' && ask === 'what' && only('first last book')) return endOf(part, end === 'first')
    if (ask === 'how-many' && unit !== undefined && left.length === 1 && asking.isMarked)
      return unit === 'psalm' ? aboutBook(psalms, asking, undefined) : aboutPart(part, { ...asking, words: left })
    if (ask === 'how-many' && unit === 'psalm' && left.length === 1) return aboutBook(psalms, asking, undefined)
    if (
      ask === 'what' &&
      asking.isMarked &&
      unit === 'book' &&
      left.length === 1 &&
      part !== testaments.all &&
      /\bbooks\b/.test(rest)
    )
      return {
        answer: `The books of the ${part.name} are: ${part.books.map(({ name }) => name).join(', ')}.`,
        refs: [],
      }
    return null
  }
}

const filler = new Set(weighty('long many often consist contain make up divided count'))
const psalms = mustFind('Ps')
const chapterRef = ({ osis }: Book, chapter: number) =>
  `${osis}.${chapter}.1-${osis}.${chapter}.${versesIn(osis, chapter)}`

function mustFind(osis: string): Book {
  const book = books.find((each) => each.osis === osis)
  if (!book) throw new Error(`There is no book ${osis}.`)
  return book
}

function places({ books: some }: { readonly books: readonly Book[] }): number[] {
  const [first, last] = [some[0], some.at(-1)]
  const span = first && last && spanOf(`${first.osis}.1.1-${last.osis}.${last.verses.length}.${last.verses.at(-1)}`)
  return span ? Array.from({ length: span.last - span.first + 1 }, (_, at) => span.first + at) : []
}

function psalm(isLongest: boolean): Counted {
  const sizes = psalms.verses
  const chapter = sizes.indexOf(isLongest ? Math.max(...sizes) : Math.min(...sizes)) + 1
  const ref = chapterRef(psalms, chapter)
  return {
    answer: `The ${isLongest ? 'longest' : 'shortest'} psalm is ${formatReference(ref)}, with ${counted(versesIn('Ps', chapter), 'verse')}.`,
    refs: isLongest ? [] : [ref],
  }
}

function neighbor(book: Book, step: 1 | -1): Counted {
  const other = books[books.indexOf(book) + step]
  const where = step > 0 ? 'after' : 'before'
  const order = 'That is the order of most English Bibles; Jewish Bibles put the books of the Old Testament in another.'
  if (!other)
    return {
      answer: `Nothing comes ${where} ${book.name}: it is the ${step > 0 ? 'last' : 'first'} book of the Bible.`,
      refs: [],
    }
  return { answer: `${other.name} comes ${where} ${book.name}. ${order}`, refs: [] }
}

function testamentOf(book: Book): Counted {
  const at = books.indexOf(book)
  const part = at < old ? testaments.old : testaments.new
  return {
    answer: `${called(book)} is in the ${part.name}: it is book ${at + 1} of the 66, and number ${part.books.indexOf(book) + 1} of the ${part.books.length} there.`,
    refs: [],
  }
}

function isThere(book: Book): Counted {
  return { answer: `Yes, ${book.name} is in the Bible. ${testamentOf(book).answer}`, refs: [`${book.osis}.1.1`] }
}

function endOf(part: Part, isFirst: boolean): Counted {
  const book = isFirst ? part.books[0] : part.books.at(-1)
  const ref = isFirst ? `${book?.osis}.1.1` : `${book?.osis}.${book?.verses.length}.${book?.verses.at(-1)}`
  return { answer: `The ${isFirst ? 'first' : 'last'} book of the ${part.name} is ${book?.name}.`, refs: [ref] }
}
