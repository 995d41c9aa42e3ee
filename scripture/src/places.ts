import { emptyVerses } from './books.ts'
import { placeOf, type Span, type VerseName, verseAt, verseId, versesIn } from './canon.ts'

/** Brings home what other Bibles number otherwise: the end of Romans stands after chapter 14, 3 John 15 belongs to 14. */
function home(name: VerseName): VerseName {
  if (name.book === 'Rom' && name.chapter === 16 && name.verse >= 25)
    return { ...name, chapter: 14, verse: name.verse - 1 }
  if (name.book === '3John' && name.verse === 15) return { ...name, verse: 14 }
  return name
}

const isEmptyVerse = (place: number): boolean => emptyVerses.has(verseId(verseAt(place)))

/** The verses from `first` to `last` in the World English Bible, its empty verses cut off at both ends; undefined when none is left. */
export function spanBetween(first: VerseName, last: VerseName): Span | undefined {
  const start = home(first)
  const movedAway = start === first && home(last) !== last && last.book === 'Rom'
  const end = movedAway ? { ...last, verse: versesIn('Rom', 16) } : home(last)
  let from = placeOf(start)
  let to = placeOf(end)
  if (from === undefined || to === undefined) return undefined
  while (from <= to && isEmptyVerse(from)) from++
  while (to > from && isEmptyVerse(to)) to--
  return from <= to ? { first: from, last: to } : undefined
}
