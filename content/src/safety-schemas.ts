import * as z from 'zod/mini'
import { concerns, toldConcerns } from './concerns.ts'
import { Line, lines, OsisRef, SituationClass, Slug } from './schemas.ts'

/** What somebody may be in that is answered with help first. */
export const dangers = ['self-harm', 'harm-to-others', 'violence', 'abuse', 'emergency'] as const
export const CrisisDanger = z.enum(dangers)

/**
 * Whom a crisis endangers: the asker, another adult, a child; or the asker is the one whom others must be kept safe from.
 * With `harm-to-others`, `self` has been threatened and `other` knows of a threat against somebody else.
 */
export const Who = z.enum(['self', 'other', 'child', 'asker-is-danger'])
export type Who = z.infer<typeof Who>

/** Crises whose first steps differ from those of their danger. */
export const CrisisVariant = z.enum([
  'promise', // told in confidence, asked to tell nobody
  'minor', // the asker is under age
  'overdose', // tablets, poison or gas taken to die, or on purpose
  'poison', // swallowed or breathed in by accident
  'postpartum', // dark or strange thoughts after a birth
  'weapon', // a gun, knife or other weapon at work or at hand
  'stalking', // followed, watched, tracked
  'groping', // touched against one's will
  'sexual-assault', // raped or forced
  'choking', // hands or a cord around the neck
  'trafficking', // papers or pay held, locked in, threatened with the authorities
  'bruises', // marks on a child, or a child afraid to go home
  'fire', // fire, smoke, gas, burns
  'medical', // chest pain, stroke, bleeding, breathing
])
export type CrisisVariant = z.infer<typeof CrisisVariant>

/** What stands around the help lines in a crisis: `content/crises/<id>.json`, the id made of danger, who and variant. */
export const CrisisEntry = z.strictObject({
  id: Slug,
  danger: CrisisDanger,
  who: Who,
  /** Null for the text that answers every other case of its danger. */
  variant: z.nullable(CrisisVariant),
  /** The first sentence, before the help lines. */
  openings: lines(2, 3, 240),
  /** Paragraphs after them; three ways to say it. */
  texts: z.array(z.array(Line(500)).check(z.minLength(2), z.maxLength(4))).check(z.minLength(3), z.maxLength(3)),
  passages: z
    .array(z.strictObject({ ref: OsisRef, why: z.string().check(z.minLength(50), z.maxLength(300)) }))
    .check(z.minLength(3), z.maxLength(6)),
  prayerPoints: lines(3, 6, 180),
  warnings: lines(1, 3, 260),
})
export type CrisisEntry = z.infer<typeof CrisisEntry>

/** A number as it is shown and dialed: digits, spaces and hyphens, perhaps a plus before them. One number, never two. */
export const Dialable = z.string().check(z.regex(/^\+?\d(?:[ -]?\d){1,16}$/))

const HelpLine = z
  .strictObject({
    name: Line(80),
    /** For what and when. */
    purpose: Line(160),
    /** What it is for; a crisis puts the fitting ones first. */
    dangers: z.array(CrisisDanger),
    /** Whom alone it is for; absent where it is for everybody. */
    who: z.optional(z.array(Who).check(z.minLength(1))),
    /** Crises in which it comes before the others. */
    variants: z.optional(z.array(CrisisVariant).check(z.minLength(1))),
    /** What it is the office for, where nobody is in danger. */
    concerns: z.optional(z.array(z.enum(concerns)).check(z.minLength(1))),
    phone: z.optional(Dialable),
    /** A message to write: to which number, and with what word where it asks for one. */
    sms: z.optional(z.strictObject({ number: Dialable, message: z.optional(Line(20)) })),
    url: z.optional(z.url()),
    /** Where its publisher names it. */
    source: z.url(),
    /** The day on which somebody compared the line with `source`; null when nobody has. */
    checked: z.nullable(z.iso.date()),
  })
  .check(z.refine(({ phone, sms, url }) => (phone ?? sms ?? url) !== undefined, 'a line needs a way to reach it'))

/** Ways to help for one region; `zones`: the time zones of its people. */
export const RegionHelp = z.strictObject({
  region: Line(60),
  zones: z.array(z.string()),
  helplines: z.array(HelpLine).check(z.minLength(1)),
})
/** `content/helplines.json`, or the file that a deployer names: the last region, without zones, is for everybody else. */
export const Helplines = z.array(RegionHelp).check(z.minLength(1))
export type Helplines = z.infer<typeof Helplines>

/** Sentences by which the encoder learns what danger sounds like: `content/safety/<id>.json`. */
export const SafetyEntry = z.strictObject({
  id: Slug,
  /** What to answer: help first, or as usual because it only sounds so. */
  level: z.enum(['crisis', 'none']),
  danger: z.nullable(CrisisDanger),
  phrasings: z.array(Line(240)).check(z.minLength(30)),
})
export type SafetyEntry = z.infer<typeof SafetyEntry>

/** A phrase as a regular expression for text that is plain; the examples are its proof and its explanation. */
export const Phrase = z.strictObject({
  /** What it is about, where its words do not say. */
  about: z.optional(Line(80)),
  says: z.string().check(z.minLength(2)),
  matches: z.string().check(z.minLength(3), z.maxLength(240)),
  not: z.string().check(z.minLength(3), z.maxLength(240)),
})

/** Phrases by which words are read for danger: `content/safety/phrases/<id>.json`. */
export const PhraseSet = z.discriminatedUnion('kind', [
  z.strictObject({ id: Slug, kind: z.literal('danger'), tells: z.enum(dangers), phrases: z.array(Phrase) }),
  z.strictObject({ id: Slug, kind: z.literal('concern'), tells: z.enum(toldConcerns), phrases: z.array(Phrase) }),
  z.strictObject({ id: Slug, kind: z.literal('variant'), tells: CrisisVariant, phrases: z.array(Phrase) }),
  z.strictObject({
    id: Slug,
    kind: z.enum([
      'idiom', // words of danger that mean none
      'settled', // denied, or long past and well again
      'mention', // names a danger, and claims none by itself
      'bereaved', // what somebody else has done and cannot be helped any more
      'study', // danger is the subject of somebody's work or study
      'subject', // the names of such subjects
      'claim', // said of oneself all the same
      'self', // the asker is the one in danger
      'other', // another person is
      'child', // a child is
      'child-aside', // children who are named and not in danger
      'asker-is-danger', // others must be kept safe from the asker
    ]),
    phrases: z.array(Phrase),
  }),
])
export type PhraseSet = z.infer<typeof PhraseSet>

/**
 * Phrases that say by themselves what kind of moment somebody is in: `content/safety/classes/<id>.json`. `settles`: it is that class
 * whatever else the sentence speaks of. `spares`: what harms in that class is not offered, whatever the class is.
 */
export const ClassPhrases = z.strictObject({
  id: Slug,
  kind: z.enum(['settles', 'spares']),
  tells: SituationClass,
  phrases: z.array(Phrase).check(z.minLength(1)),
})
export type ClassPhrases = z.infer<typeof ClassPhrases>

/** Lists of words that phrases name in braces: `content/safety/lists/*.json`. */
export const WordLists = z.record(z.string(), z.string())
export type WordLists = z.infer<typeof WordLists>
