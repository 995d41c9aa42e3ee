import * as z from 'zod/mini'
import { Line, lines, OsisRef, Slug } from './schemas.ts'

/* What is told of the Bible itself: who, where, how many, as far as the text tells. How to write it: docs/content.md. */

const Told = z.string().check(z.minLength(20), z.maxLength(600))
const refs = z.array(OsisRef).check(z.maxLength(5))

/** Kinds of question, then sets of words of which one each is needed, then words that may stand beside them. */
const kinds = 'who|where|when|what|why|how|how-many|how-old|how-long|whether|about|says'
const Ask = z
  .string()
  .check(z.regex(new RegExp(`^(?:${kinds})(?: (?:${kinds}))*: [^,+:]+(?:, [^,+:]+)*(?: \\+ [^+:]+)?$`)))

/** A person, a place, a number, a passage known by a name, a writing outside the 66 books, or a matter people ask the Bible about. */
export const BibleEntry = z.strictObject({
  id: Slug,
  names: lines(0, 12, 60),
  /** Whether somebody at work may be called so: then a bare name is no question about the Bible. */
  common: z.optional(z.literal(true)),
  asks: z.optional(z.array(Ask)),
  /** Begins with the answer; says where the text is silent and what only tradition tells. */
  answer: Told,
  refs,
})
export type BibleEntry = z.infer<typeof BibleEntry>

/** A book of the 66. `wrote`: who wrote it as far as the text tells, and what tradition adds; `about`: what is in it. */
export const BibleBook = z.strictObject({ book: Line(6), wrote: Told, about: Told, refs })
export type BibleBook = z.infer<typeof BibleBook>

/** Who says words that are often asked about, as the text tells. */
export const Speaker = z.strictObject({ ref: OsisRef, says: Told })
export type Speaker = z.infer<typeof Speaker>

const entries = z.array(BibleEntry)

/** `content/bible/<kind>.json`. */
export const BibleTable = z.strictObject({
  people: entries,
  places: entries,
  numbers: entries,
  passages: entries,
  writings: entries,
  topics: entries,
  books: z.array(BibleBook),
  speakers: z.array(Speaker),
})
export type BibleTable = z.infer<typeof BibleTable>
