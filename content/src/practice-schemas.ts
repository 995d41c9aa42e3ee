import * as z from 'zod/mini'
import { Line, lines, OsisRef, Slug } from './schemas.ts'

const Words = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most))

/** One habit of Be the Light: `content/habits/<id>.json`. It lasts as many days as it has tasks. */
export const HabitEntry = z.strictObject({
  id: z.string().check(z.regex(/^[1-9]\d?$/)),
  title: Line(48),
  description: Words(60, 220),
  /** One for each day, in order; each doable at a workplace and unlike every other. */
  tasks: lines(5, 30, 170),
})
export type HabitEntry = z.infer<typeof HabitEntry>

/** One fixed prayer of Prayer Mode: `content/quick-prayers/<name>.json`. */
export const QuickPrayerEntry = z.strictObject({
  name: z.enum(['Stress', 'Conflict', 'Exhaustion', 'Loneliness', 'Joy']),
  description: Line(80),
  minutes: z.int().check(z.minimum(1), z.maximum(5)),
  /** Prayed one after another, slowly: about 85 words fill a minute. */
  lines: lines(6, 40, 220),
})
export type QuickPrayerEntry = z.infer<typeof QuickPrayerEntry>

/** What stands under the passage of a reminder by mail, one a day: `content/reminders/<kind>.json`. More than a month of days. */
export const ReminderTexts = z.array(Words(30, 220)).check(z.minLength(31))
export type ReminderTexts = z.infer<typeof ReminderTexts>

/** The eight common situations of the Create screen, in order: `content/creations/situations.json`. */
export const CreationSituation = z.strictObject({ id: Slug, label: Line(60) })
export type CreationSituation = z.infer<typeof CreationSituation>

/** Texts of one type by situation, eight or more each: `content/creations/{prayer,encouragement,reflection}.json`. */
export const CreationTexts = z.record(Slug, z.array(Words(120, 620)).check(z.minLength(8)))
export type CreationTexts = z.infer<typeof CreationTexts>

/** Passages by situation, each with a thought for it: `content/creations/verse.json`. The build quotes them. */
export const CreationVerses = z.record(
  Slug,
  z.array(z.strictObject({ ref: OsisRef, thought: Words(60, 320) })).check(z.minLength(8)),
)
export type CreationVerses = z.infer<typeof CreationVerses>

/** One work or organisation: lists in `content/resources/{spiritual,workplace,books}.json`. */
export const ResourceEntry = z.strictObject({
  kind: z.enum(['site', 'book', 'devotional', 'course']),
  title: Line(90),
  description: Words(60, 280),
  url: z.string().check(z.regex(/^https:\/\/[^\s]+$/)),
  category: Line(40),
  /** Of books and devotionals. */
  author: z.optional(Line(80)),
  /** Of courses. */
  provider: z.optional(Line(80)),
  /** Of what serves the people of one country alone: its name, as the help lines have it. */
  country: z.optional(Line(40)),
  price: z.literal('Free'),
})
export type ResourceEntry = z.infer<typeof ResourceEntry>

/** The five steps of the morning routine, in order, with what they say by default: `content/morning-steps.json`. */
export const MorningStepEntry = z.strictObject({
  id: z.enum(['welcome', 'scripture', 'prayer', 'intentions', 'schedule']),
  title: Line(60),
  description: Line(120),
  duration: z.enum(['1 min', '2 min', '3 min']),
  /** Paragraphs; of the scripture step what is said below its passage. */
  content: z.array(Words(20, 420)).check(z.minLength(1), z.maxLength(8)),
})
export type MorningStepEntry = z.infer<typeof MorningStepEntry>

/** A short liturgy for a moment of the working day: `content/liturgies/<slug of name>.json`. The server quotes its passage. */
export const LiturgyEntry = z.strictObject({
  name: Line(48),
  /** When it is prayed, in a few words. */
  description: Line(60),
  /** `time`: an hour that comes again; `before` and `after` something at work; `season`: a stretch of life. */
  trigger: z.enum(['time', 'before', 'after', 'season']),
  /** The theme of working life that it belongs to; its class decides what may be read to somebody in it. */
  theme: Slug,
  ref: OsisRef,
  /** Prayed one after another; the last ends in Amen. */
  prayer: lines(6, 10, 240),
  /** To think about afterwards. */
  reflectionPrompts: lines(2, 2, 160),
})
export type LiturgyEntry = z.infer<typeof LiturgyEntry>
