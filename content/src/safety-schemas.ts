import * as z from 'zod/mini'
import { Line, lines, OsisRef, Slug } from './schemas.ts'

/** What stands after the help lines in a crisis, by what somebody is in: `content/crises/<danger>.json`. */
export const CrisisEntry = z.strictObject({
  danger: z.enum(['self-harm', 'harm-to-others', 'violence', 'abuse', 'emergency']),
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

/** Ways to help for one region; `zones`: the time zones of its people. Reviewed on `reviewed`, to be looked over yearly. */
export const RegionHelp = z.strictObject({
  region: Line(60),
  zones: z.array(z.string()),
  reviewed: z.iso.date(),
  helplines: z
    .array(
      z.strictObject({
        name: Line(80),
        purpose: Line(160),
        /** What it is for; a crisis puts the fitting ones first. */
        dangers: z.array(z.enum(['self-harm', 'harm-to-others', 'violence', 'abuse', 'emergency'])),
        phone: z.optional(z.string()),
        text: z.optional(z.string()),
        url: z.optional(z.url()),
      }),
    )
    .check(z.minLength(1)),
})
/** `content/helplines.json`, or the file that a deployer names: the last region, without zones, is for everybody else. */
export const Helplines = z.array(RegionHelp).check(z.minLength(1))
export type Helplines = z.infer<typeof Helplines>

/** Sentences by which the encoder learns what danger sounds like: `content/safety/<id>.json`. */
export const SafetyEntry = z.strictObject({
  id: Slug,
  /** What to answer: help first, or as usual because it only sounds so. */
  level: z.enum(['crisis', 'none']),
  danger: z.nullable(z.enum(['self-harm', 'harm-to-others', 'violence', 'abuse', 'emergency'])),
  phrasings: z.array(Line(240)).check(z.minLength(30)),
})
export type SafetyEntry = z.infer<typeof SafetyEntry>
