import { type Book, books } from './books.ts'

/** A verse by name: book as OSIS writes it, chapter and verse counted from 1. */
export type VerseName = { readonly book: string; readonly chapter: number; readonly verse: number }

/** A run of verses by their places in the canon, counted from 0 through all 66 books; both ends belong to it. */
export type Span = { readonly first: number; readonly last: number }

type Chapter = { readonly book: Book; readonly chapter: number; readonly first: number }

const chapters: Chapter[] = []
const chaptersByBook = new Map<string, Chapter[]>()
let total = 0
for (const book of books) {
  const own = book.verses.map((count, index) => {
    const chapter = { book, chapter: index + 1, first: total }
    total += count
    return chapter
  })
  chapters.push(...own)
  chaptersByBook.set(book.osis, own)
}

/** How many numbered verses the 66 books have together. */
export const verseCount: number = total

/** How many verses a chapter has; 0 when there is no such chapter. */
export function versesIn(book: string, chapter: number): number {
  return chaptersByBook.get(book)?.[chapter - 1]?.book.verses[chapter - 1] ?? 0
}

/** The place of a verse in the canon, from 0; undefined when there is no such verse. */
export function placeOf({ book, chapter, verse }: VerseName): number | undefined {
  const found = chaptersByBook.get(book)?.[chapter - 1]
  return found && verse >= 1 && verse <= versesIn(book, chapter) ? found.first + verse - 1 : undefined
}

/** The verse at a place in the canon. Throws a RangeError outside of it. */
export function verseAt(place: number): VerseName {
  let low = 0
  let high = chapters.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((chapters[middle]?.first ?? total) <= place) low = middle
    else high = middle - 1
  }
  const found = chapters[low]
  if (!found || place < 0 || place >= total) throw new RangeError(`There is no verse at place ${place}.`)
  return { book: found.book.osis, chapter: found.chapter, verse: place - found.first + 1 }
}

/** One verse as OSIS writes it: `John.3.16`. */
export const verseId = ({ book, chapter, verse }: VerseName): string => `${book}.${chapter}.${verse}`

/** A span as OSIS writes it: `John.3.16`, `Prov.3.5-Prov.3.6`. */
export function osisOf({ first, last }: Span): string {
  const start = verseId(verseAt(first))
  return first === last ? start : `${start}-${verseId(verseAt(last))}`
}

const OSIS = /^(\w+)\.(\d+)\.(\d+)(?:-(\w+)\.(\d+)\.(\d+))?$/

/** Reads `John.3.16` or `Prov.3.5-Prov.3.6`; undefined when it is written otherwise, runs backwards or names no verse. */
export function spanOf(osis: string): Span | undefined {
  const match = OSIS.exec(osis)
  if (!match) return undefined
  const [, book = '', chapter, verse, endBook = book, endChapter = chapter, endVerse = verse] = match
  const first = placeOf({ book, chapter: Number(chapter), verse: Number(verse) })
  const last = placeOf({ book: endBook, chapter: Number(endChapter), verse: Number(endVerse) })
  return first !== undefined && last !== undefined && first <= last ? { first, last } : undefined
}
