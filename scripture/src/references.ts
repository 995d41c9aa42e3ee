import { bookByOsis } from './books.ts'
import { osisOf, spanOf, verseAt, verseId, versesIn } from './canon.ts'
import { areJoined, mayBeReference } from './chapter-context.ts'
import { type ReferenceCandidate, referenceCandidates } from './parser.ts'
import { spanBetween } from './places.ts'
import { countsItems, faith, isReference } from './reference-context.ts'
import { romanChapter, romanValue } from './roman.ts'
import { inFigures } from './spelled-numbers.ts'
import { unknownReferences } from './unknown-references.ts'

/** A reference in a text. `ref`: OSIS, `John.3.16` or `Phil.4.6-Phil.4.7`; as near as it can be said when it does not exist. */
export type FoundReference = {
  readonly ref: string
  readonly exists: boolean
  /** Offsets in the text, UTF-16; `end` is behind the last character. */
  readonly start: number
  readonly end: number
}

/** Longer texts are read up to here, so that no text can keep the program busy. About 30 pages. */
const mostCharacters = 100_000

// Every reference has a number, in figures or Roman; most sentences have none and need no parser.
const anyNumber = /\d|\b[ivxlc]+\b/i

/** Every reference in `text`, in its order; a chapter stands as its first to last verse. Nonexistent ones have `exists: false`. */
export function parseReferences(text: string): FoundReference[] {
  const capped = inFigures(text.slice(0, mostCharacters))
  if (!anyNumber.test(capped)) return []
  const plain = readable(capped)
  const seen = referenceCandidates(plain)
  const alone = nothingBut(plain, seen)
  const within = (a: { start: number; end: number }, b: { start: number; end: number }) =>
    a.start >= b.start && a.end <= b.end
  const strangers = unknownReferences(capped).filter((each) => !seen.some((other) => within(each, other)))
  const found: FoundReference[] = strangers.map((each) => ({ ...each, exists: false }))
  const candidates = seen.filter((each) => !strangers.some((stranger) => within(each, stranger)))
  const known = meantReferences(plain, candidates, alone)
  for (const candidate of candidates)
    if (known.has(candidate) && !isHour(plain, candidate)) found.push(judged(plain, withVersesBefore(plain, candidate)))
  return found.toSorted((a, b) => a.start - b.start)
}

/** Those candidates that are meant as references: by how each stands in its sentence, then by those it is joined with. */
function meantReferences(
  text: string,
  candidates: readonly ReferenceCandidate[],
  alone: boolean,
): Set<ReferenceCandidate> {
  const known = new Set<ReferenceCandidate>()
  const ofFaith = faith.test(text)
  let meant = false
  for (const candidate of candidates) {
    if (candidate.ownBook) meant = isReference(text, candidate, { alone, ofFaith })
    else if (meant) meant = alone || !(countsItems(text.slice(candidate.end, candidate.end + 40)) || isYear(candidate))
    if (meant) known.add(candidate)
  }
  const pairs = candidates.slice(1).map((second, index) => [candidates[index] ?? second, second] as const)
  for (const [one, other] of [...pairs, ...pairs.toReversed()]) {
    if (known.has(one) === known.has(other) && known.has(one)) continue
    const between = text.slice(one.end, other.start)
    const joined = areJoined(between, {
      certain: known.has(one) || known.has(other),
      sameBook: one.first.book === other.first.book,
    })
    if (!joined || between.length > 40) continue
    const may = (each: ReferenceCandidate) =>
      known.has(each) || (each.ownBook && mayBeReference(text, each, countsItems))
    if (may(one) && may(other)) known.add(one).add(other)
  }
  return known
}

/** The OSIS name of the one passage that `text` names, in any writing; undefined when it names none, several or one that does not exist. */
export function parseReference(text: string): string | undefined {
  const trimmed = text.trim()
  if (spanOf(trimmed)) return trimmed
  const [only, ...others] = parseReferences(trimmed)
  return only?.exists && others.length === 0 ? only.ref : undefined
}

/** How a passage is written for people: `Proverbs 3:5-6`, `Psalm 23`, `Genesis 1:31-2:3`. Throws a RangeError for what is no OSIS name. */
export function formatReference(osis: string): string {
  const span = spanOf(osis)
  if (!span) throw new RangeError(`"${osis}" names no passage.`)
  const first = verseAt(span.first)
  const last = verseAt(span.last)
  const book = bookByOsis.get(first.book)
  const singleChapter = book?.verses.length === 1
  const name = book?.osis === 'Ps' && first.chapter === last.chapter ? 'Psalm' : (book?.name ?? first.book)
  if (first.book !== last.book) return `${formatReference(verseId(first))}-${formatReference(verseId(last))}`
  const chapters = spanBetween({ ...first, verse: 1 }, { ...last, verse: versesIn(last.book, last.chapter) })
  const whole = chapters !== undefined && osisOf(chapters) === osisOf(span)
  if (whole && !singleChapter)
    return `${name} ${first.chapter}${last.chapter > first.chapter ? `-${last.chapter}` : ''}`
  const start = `${name} ${first.chapter}:${first.verse}`
  if (span.first === span.last) return start
  return `${start}-${last.chapter > first.chapter ? `${last.chapter}:` : ''}${last.verse}`
}

/** The text in the parser's characters and with walls where a number begins something new; every offset stays. */
function readable(text: string): string {
  const wall = (match: string): string => '|'.repeat(match.length)
  const plain = text
    .replace(romanChapter, (match: string) => (romanValue(match) ?? match).toString().padEnd(match.length))
    .replace(/[‐‑‒−―]/g, '-')
    .replace(/(?<=\d),?\s+then(?=\s+\d{1,3}:\d)/g, (match) => ';'.padEnd(match.length))
    .replace(/\n\s*\n|\n(?=\s*(?:\d{1,2}[.)]\s|[-*•]))/g, wall)
    .replace(
      /(?<=\d)(?:\s*[,;.]\s*|\s+(?:and|&|-|–|—)\s+|\s+)(?=\d+(\s+(?:of\s+)?[a-z][a-z'’-]*))/g,
      (match, after: string) => (countsItems(after) ? wall(match) : match),
    )
  const listed = [...plain.matchAll(/(?:^|[\n|])\s*\d{1,2}[.)]\s/g)].length > 1
  return listed ? plain.replace(/(?<=^|[\n|]\s*)\d{1,2}[.)](?=\s)/g, wall) : plain
}

const connecting =
  /\b(?:and|see|also|cf|read|compare|or|the|book|of|from|in|to|through|bible|passage|verses?|chapters?|web|kjv|nkjv|niv|esv|nlt|nasb|nrsv|csb|msg|amp|asv)\b/gi

function nothingBut(text: string, seen: readonly ReferenceCandidate[]): boolean {
  let rest = text
  for (const { start, end } of seen) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return seen.length > 0 && !/[\p{L}\p{N}]/u.test(rest.replace(connecting, ''))
}

const isYear = ({ first, exists }: ReferenceCandidate): boolean => !exists && Math.max(first.verse, first.chapter) > 176

/** "John 3:00" is a time of day, not a verse. */
const isHour = (text: string, { start, end }: ReferenceCandidate): boolean => text.slice(start, end).endsWith(':00')

const versesOf = /\bverses?\s+(\d{1,3})(?:\s*(?:-|–|—|to|through)\s*(\d{1,3}))?\s+(?:of|in|from)\s+$/i

/** "verses 5-7 of Psalm 37" names its verses ahead of the chapter. */
function withVersesBefore(text: string, seen: ReferenceCandidate): ReferenceCandidate {
  const match = seen.depth === 'chapter' && seen.exists ? versesOf.exec(text.slice(0, seen.start)) : null
  if (!match) return seen
  const [, from = '', to = from] = match
  const first = { ...seen.first, verse: Number(from) }
  const last = { ...seen.first, verse: Math.min(Number(to), versesIn(seen.first.book, seen.first.chapter)) }
  return { ...seen, start: match.index, depth: 'verse', first, last, exists: first.verse <= last.verse }
}

function judged(text: string, { start, end, first, last, exists, depth }: ReferenceCandidate): FoundReference {
  const written = text.slice(start, end)
  const until = depth === 'verse' && /\d\s*f\.?\s*$/i.test(written) ? nextVerse(first) : last
  const span = exists ? spanBetween(first, until) : undefined
  const named = depth === 'chapter' && !exists ? `${first.book}.${first.chapter}` : verseId(first)
  return { ref: span ? osisOf(span) : named, exists: span !== undefined, start, end }
}

function nextVerse(name: ReferenceCandidate['first']): ReferenceCandidate['first'] {
  return { ...name, verse: Math.min(name.verse + 1, Math.max(name.verse, versesIn(name.book, name.chapter))) }
}
