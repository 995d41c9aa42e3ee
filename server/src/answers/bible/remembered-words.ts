import type { Speaker } from '@lampstand/content/bible-schemas'
import { spanOf } from '@lampstand/scripture/canon'
import type { Finder } from '@lampstand/scripture/passage-finder'
import type { QuotationCheck } from '@lampstand/scripture/quotations'
import { createWordSearch, type WordsFound } from '@lampstand/scripture/word-search'
import { type Sought, soughtIn } from './sought.ts'

/** Where words that somebody remembers stand, in the order of the Bible; none where they are not found. */
export type Remembered = {
  readonly refs: readonly string[]
  /** How many places more there are. */
  readonly more: number
  /** Who says them, where that was asked and is known. */
  readonly said: Speaker | null
  readonly asks: Sought['asks']
  /** Whether they were given as the very words. */
  readonly isQuoted: boolean
}

/** Words that stand together are found from this weight on: a rare word and a common one, or several. */
const together = { wording: 9, matter: 12 }
/** Words that only stand in the same verse say less, and mean nothing where they do so often. */
const scattered = 15
const mostScattered = 5
const mostShown = 4
/** Fewer words than these are not called missing. */
const fewestMissing = 3

type Parts = {
  readonly check: (text: string) => QuotationCheck
  readonly finder: Finder
  readonly speakers: readonly Speaker[]
}

export function createRememberedWords({ check, finder, speakers }: Parts) {
  const search = createWordSearch(finder)
  const spoken = speakers.map((speaker) => ({ speaker, span: spanOf(speaker.ref) }))

  function speakerOf(ref: string): Speaker | null {
    const verse = spanOf(ref)
    const found = spoken.find(({ span }) => span && verse && span.first <= verse.last && verse.first <= span.last)
    return found?.speaker ?? null
  }

  const isFound = ({ refs, as, weight }: WordsFound, by: Sought['by']): boolean =>
    as !== 'verse' ? weight >= together[by] : weight >= scattered && refs.length <= mostScattered

  function likeIn(words: string): readonly string[] {
    const [finding] = check(`The Bible says: "${words.replace(/["“”]/g, '')}"`).findings
    return finding?.ref && (finding.verdict === 'exact' || finding.verdict === 'reworded') ? [finding.ref] : []
  }

  function placesOf({ words, asks, by }: Sought, hits: WordsFound | null): readonly string[] {
    const isSure = hits !== null && isFound(hits, by)
    if (by === 'matter' || (isSure && hits.as === 'run')) return isSure ? hits.refs : []
    const like = likeIn(words)
    // Who speaks depends on the very words.
    if (asks === 'who') return like
    if (isSure && hits.as === 'order') return hits.refs
    return isSure && like.every((ref) => hits.refs.includes(ref)) ? hits.refs : like
  }

  return (text: string): Remembered | null => {
    const sought = soughtIn(text)
    if (!sought) return null
    const { words, asks, by, isMarked, isQuoted } = sought
    const hits = search(words)
    const spokenBy = asks === 'who' && hits?.as === 'run' ? hits.refs.filter((ref) => speakerOf(ref) !== null) : []
    const refs = spokenBy.length > 0 ? spokenBy : placesOf(sought, hits)
    if (refs.length === 0 && !(isMarked && by === 'wording' && words.split(/\s+/).length >= fewestMissing)) return null
    const said = asks === 'who' ? (refs.map(speakerOf).find((each) => each !== null) ?? null) : null
    return { refs: refs.slice(0, mostShown), more: Math.max(0, refs.length - mostShown), said, asks, isQuoted }
  }
}
