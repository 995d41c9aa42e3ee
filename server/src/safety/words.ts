import type { LanguageCode } from '@lampstand/content/language-schemas'
import type { Safety } from '@lampstand/contract/answers'
import { plainWords } from '@lampstand/scripture/plain-words'
import { type CrisisDanger, type Danger, nearestFirst, urgentFirst, type Variant, type Who } from './dangers.ts'
import type { Phrases } from './phrases.ts'

/** What the words of a text tell by themselves. */
export type WordsReading = {
  readonly level: Safety
  /** Null for `none`. */
  readonly danger: Danger | null
  /** Whether danger is claimed, and not only mentioned. */
  readonly isClaimed: boolean
  /** Null where the words do not say. */
  readonly who: Who | null
  /** The most urgent first. */
  readonly variants: readonly Variant[]
  /** Danger that is said in other languages than English, one reading a language. */
  readonly foreign: readonly ForeignDanger[]
  /** Of what the encoder is to judge: the text, without its idioms where it has some. To it "He beat me to the sale" is a blow. */
  readonly literal: string
}

/** What phrases of another language tell; the nearest danger, and of it who is in it. */
export type ForeignDanger = {
  readonly language: LanguageCode
  readonly danger: CrisisDanger
  readonly who: Who
  /** The most urgent first. */
  readonly variants: readonly Variant[]
}

/** Of a text that says nothing of danger. */
export const calm = (literal: string): WordsReading => ({
  level: 'none',
  danger: null,
  isClaimed: false,
  who: null,
  variants: [],
  foreign: [],
  literal,
})

/** Phrases reach over a sentence or two: a longer text is read in pieces that overlap, so that time grows with length alone. */
const piece = 640
const overlap = 240

/** Reads a text for danger by its words. Takes a time in proportion to its length, whatever stands in it. */
export function createWordsReader(phrases: Phrases) {
  const ranks = [...phrases.dangers, ...phrases.concerns].toSorted(
    (a, b) => nearestFirst.indexOf(a.tells) - nearestFirst.indexOf(b.tells),
  )
  const crises: ReadonlySet<Danger> = new Set(phrases.dangers.map(({ tells }) => tells))
  const find = (text: string): Danger | null => ranks.find(({ says }) => says.test(text))?.tells ?? null

  const without = (patterns: readonly RegExp[], text: string, instead = ' … '): string =>
    patterns.reduce((left, pattern) => left.replace(pattern, instead), text)

  /** What is left without idioms, and without talk that is only about danger. */
  function claims(literal: string): string {
    const said = without(phrases.settled, literal)
    const isStudied = phrases.study.test(said) && !phrases.claim.test(said)
    return isStudied ? without(phrases.subjects, said) : said
  }
  const withLosses = (text: string) => without(phrases.bereaved, text, ' bereaved by death ')

  function whoIn(text: string): Who | null {
    if (phrases.askerIsDanger.test(text)) return 'asker-is-danger'
    const isSelf = phrases.self.test(text)
    if (phrases.child.test(without(phrases.childAsides, text))) return 'child'
    if (isSelf) return 'self'
    return phrases.other.test(text) ? 'other' : null
  }

  function foreignIn(plain: string): ForeignDanger[] {
    return phrases.foreign.flatMap(({ language, idioms, any, phrases: each }) => {
      const said = any.test(plain) ? without(idioms, plain) : ''
      const found = each.filter(({ says }) => says.test(said)).toSorted((a, b) => rankOf(a) - rankOf(b))
      const [first] = found
      if (!first) return []
      const variants = urgentFirst.filter((variant) => found.some((one) => one.variant === variant))
      return [{ language, danger: first.danger, who: first.who, variants }]
    })
  }

  function readPiece(text: string): WordsReading {
    const plain = plainWords(joined(text))
    const literal = without(phrases.idioms, plain)
    const told = claims(literal)
    const said = withLosses(told)
    const danger = find(said)
    const level = danger === null ? 'none' : crises.has(danger) ? 'crisis' : 'concern'
    const isCrisis = (found: Danger | null) => found !== null && crises.has(found)
    return {
      level,
      danger,
      isClaimed: level === 'crisis' && isCrisis(find(withLosses(without(phrases.mentions, told)))),
      who: whoIn(said),
      variants: urgentFirst.filter((each) =>
        phrases.variants.some(({ tells, says }) => tells === each && says.test(said)),
      ),
      foreign: foreignIn(plain),
      literal: literal === plain ? text : literal,
    }
  }

  return (text: string): WordsReading => {
    const readings = piecesOf(text).map(readPiece)
    const worst = readings.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a), readings[0] ?? calm(text))
    return {
      ...worst,
      // The pieces of a longer text overlap.
      literal: readings.length === 1 ? worst.literal : text,
      isClaimed: readings.some(({ isClaimed }) => isClaimed),
      who: worst.who ?? readings.find(({ who }) => who !== null)?.who ?? null,
      variants: urgentFirst.filter((each) => readings.some(({ variants }) => variants.includes(each))),
      foreign: readings.flatMap(({ foreign }) => foreign).toSorted((a, b) => rankOf(a) - rankOf(b)),
    }
  }
}

const rankOf = ({ danger }: { readonly danger: Danger | null }) =>
  danger === null ? Infinity : nearestFirst.indexOf(danger)

/** Dots of hesitation end no sentence: "he... hits... me" is one. And a 2 may stand for "to". */
const joined = (text: string): string =>
  text.replace(/(?:…|\.{2,})\s*(?=\p{L})/gu, ' ').replace(/\b(wan(?:t|na)) 2\b/giu, '$1 to')

/** A text in pieces, each cut at a space where there is one. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (from < text.length) {
    const end = Math.min(from + piece, text.length)
    const space = end === text.length ? end : text.lastIndexOf(' ', end)
    const to = space > from + overlap ? space : end
    pieces.push(text.slice(from, to))
    if (to === text.length) break
    from = to - overlap
  }
  return pieces
}
