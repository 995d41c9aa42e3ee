import { readFileSync } from 'node:fs'
import { osisOf, type Span, spanOf, verseAt, verseId } from './canon.ts'
import { edition, readSource } from './source.ts'

export type BibleVerse = {
  readonly id: string
  readonly chapter: number
  readonly verse: number
  readonly text: string
}

/** The World English Bible, 66 books. References are OSIS: `John.3.16`, `Prov.3.5-Prov.3.6`. */
export type BibleText = {
  /** Verses with a number, the five empty ones among them: 31,103. */
  readonly count: number
  /** The words of every verse in the order of the canon; '' for the five. */
  readonly lines: readonly string[]
  /** Whether `ref` names verses that exist and begins and ends with words. */
  has(ref: string): boolean
  /** The verses of a passage, across chapter ends, without empty ones. Throws NoSuchPassage. */
  verses(ref: string): BibleVerse[]
  /** The words of a passage, verses joined by one space. Throws NoSuchPassage. */
  quote(ref: string): string
  /** The passage with up to `reach` verses before and after it, not beyond its books. Throws NoSuchPassage. */
  around(ref: string, reach: number): string
}

export class NoSuchPassage extends Error {
  constructor(ref: string) {
    super(`The World English Bible has no passage "${ref}".`)
    this.name = 'NoSuchPassage'
  }
}

/** Where the build puts the compact form: a line that names the edition, then a line a verse. */
export const compactFile: URL = new URL('../.build/text.txt', import.meta.url)

function readCompact(): string[] | undefined {
  let content: string
  try {
    content = readFileSync(compactFile, 'utf8')
  } catch {
    return undefined // Nothing was built yet; the package serves as well, only slower.
  }
  const [builtFrom, ...lines] = content.split('\n')
  return builtFrom === edition() ? lines : undefined
}

function makeText(lines: readonly string[]): BibleText {
  const span = (ref: string): Span | undefined => {
    const found = spanOf(ref)
    return found && lines[found.first] && lines[found.last] ? found : undefined
  }
  const mustSpan = (ref: string): Span => {
    const found = span(ref)
    if (!found) throw new NoSuchPassage(ref)
    return found
  }
  const verses = (ref: string): BibleVerse[] => {
    const found = mustSpan(ref)
    return lines.slice(found.first, found.last + 1).flatMap((text, offset) => {
      const name = verseAt(found.first + offset)
      return text === '' ? [] : [{ id: verseId(name), chapter: name.chapter, verse: name.verse, text }]
    })
  }
  return {
    count: lines.length,
    lines,
    has: (ref) => span(ref) !== undefined,
    verses,
    around: (ref, reach) => {
      const found = mustSpan(ref)
      const inBook = (place: number, book: string) => lines[place] && verseAt(place).book === book
      let { first, last } = found
      for (let step = 0; step < reach; step++) {
        if (inBook(first - 1, verseAt(found.first).book)) first--
        if (inBook(last + 1, verseAt(found.last).book)) last++
      }
      return osisOf({ first, last })
    },
    quote: (ref) =>
      verses(ref)
        .map((each) => each.text)
        .join(' '),
  }
}

let opened: BibleText | undefined

/** The text, read on first use (about 10 ms from the compact form, 160 from the package) and then kept. */
export function openText(): BibleText {
  opened ??= makeText(readCompact() ?? readSource())
  return opened
}
