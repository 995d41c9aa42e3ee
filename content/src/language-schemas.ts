import * as z from 'zod/mini'
import { CrisisDanger, CrisisVariant, Phrase, Who, WordLists } from './safety-schemas.ts'
import { Line } from './schemas.ts'

/** Languages besides English in which danger is heard and answered; ISO 639-1. */
export const languages = ['de', 'es', 'fr', 'pt', 'tl'] as const
export const LanguageCode = z.enum(languages)
export type LanguageCode = z.infer<typeof LanguageCode>

/** A phrase that tells of danger by itself: which, and who is in it. */
const DangerPhrase = z.extend(Phrase, { danger: CrisisDanger, who: Who, variant: z.optional(CrisisVariant) })

/** How danger is said in a language: `content/safety/languages/<code>.json`. */
export const ForeignPhrases = z.strictObject({
  id: LanguageCode,
  /** Lists of words that its phrases name in braces. */
  lists: WordLists,
  /** Words of danger that mean none; they are taken out of a text first. */
  idioms: z.array(Phrase),
  phrases: z.array(DangerPhrase).check(z.minLength(25)),
})
export type ForeignPhrases = z.infer<typeof ForeignPhrases>

/** What is to be done first in a crisis, by the most telling thing known of it. */
export const crisisSteps = [
  'overdose',
  'fire',
  'poison',
  'medical',
  'sexual-assault',
  'trafficking',
  'child',
  'asker-is-danger',
  'self-harm-other',
  'self-harm',
  'threatened',
  'violence',
  'abuse',
] as const
export type CrisisStep = (typeof crisisSteps)[number]

/** What a help line is for, as far as it is said in other languages than English. */
export const linePurposes = [
  'emergency',
  'poison',
  'child',
  'sexual-assault',
  'trafficking',
  'abuse',
  'self-harm',
] as const
export type LinePurpose = (typeof linePurposes)[number]

const record = <const Keys extends readonly string[], Schema extends z.core.$ZodType>(keys: Keys, schema: Schema) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Keys[number], Schema>)

/** What is said in a language besides English: `content/languages/<code>.json`. */
export const LanguageEntry = z.strictObject({
  id: LanguageCode,
  /** Its English name. */
  name: Line(20),
  /** The few words around help lines; each way ends where a number follows. */
  words: record(
    ['call', 'text', 'to', 'or', 'title', 'more', 'who'],
    z.string().check(z.minLength(1), z.maxLength(40)),
  ),
  purposes: record(linePurposes, Line(80)),
  /** Before the help lines. */
  opening: Line(240),
  /** After them: two short paragraphs. */
  steps: record(crisisSteps, z.array(Line(420)).check(z.length(2))),
  closing: Line(240),
  /** That the rest is in English only; last in a crisis. */
  onlyEnglish: Line(200),
  /** Where nobody is in danger: that no answer exists in this language, and what to do. */
  noAnswer: z.array(Line(420)).check(z.length(2)),
  /** Where a model answers in this language. */
  model: Line(300),
})
export type LanguageEntry = z.infer<typeof LanguageEntry>
