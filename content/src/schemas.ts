import * as z from 'zod/mini'

/** A passage as OSIS names it: `John.3.16` or `Prov.3.5-Prov.3.6`. */
export const OsisRef = z.string().check(z.regex(/^[1-4]?[A-Z][A-Za-z]+\.\d+\.\d+(-[1-4]?[A-Z][A-Za-z]+\.\d+\.\d+)?$/))

const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const Line = (most: number) => z.string().check(z.minLength(2), z.maxLength(most))

/** What a passage does to its reader. */
export const Tone = z.enum([
  'comfort', // God's nearness and care for the weary or afraid
  'lament', // words for grief, complaint and questions to God
  'courage', // strength to go on or to do what is right
  'wisdom', // how to act, speak and decide
  'correction', // names a fault in the reader and calls to turn
  'calling', // why work matters; service, faithfulness, excellence
  'praise', // thanks, joy, wonder
])
export type Tone = z.infer<typeof Tone>

/** What makes a passage harmful to somebody in some situation, wherever it would comfort another. The deny table reads these. */
export const Tag = z.enum([
  'submission', // obey masters, rulers, the harsh
  'endure-injustice', // bear blows or wrongs patiently
  'forgive-at-once', // forgive, turn the other cheek, do not resist
  'no-work-no-eat', // idleness, laziness, provide for your own
  'wealth', // money, rich and poor, treasure
  'prosperity', // reads like a promise of success, safety or reward
  'judgment', // God's anger, punishment, reaping what one sows
  'blame', // suffering or failure as the sufferer's own fault
  'rebuke-anxiety', // "do not be anxious" heard as a command
  'silence', // keep quiet, hold the tongue
  'pride', // humbling of the proud
  'anger', // against anger
  'envy', // against envy or coveting
  'death', // speaks of dying or wishing to die
  'family', // marriage, children, parents
  'enemies', // asks for the downfall of enemies
])
export type Tag = z.infer<typeof Tag>

/** The kind of moment that a theme belongs to: it decides which tones and tags are never offered. */
export const SituationClass = z.enum([
  'distress', // loss, fear, exhaustion, grief: comfort and lament, never correction
  'mistreated', // harassed, bullied, discriminated, retaliated against, abused
  'in-need', // out of work, unpaid, money short
  'pressed', // asked or tempted to do wrong: lie, cheat, cover up
  'conflict', // at odds with somebody, angry, disappointed
  'own-fault', // envy, pride, laziness, a mistake or wrong of one's own
  'striving', // decisions, growth, leadership, ambition
  'ordinary', // routine, meetings, beginnings, the work itself
  'glad', // success, thanks, a good ending
])
export type SituationClass = z.infer<typeof SituationClass>

/** One curated passage: `content/passages/<slug of ref>.json`. No verse text in it: the server quotes. */
export const PassageEntry = z.strictObject({
  ref: OsisRef,
  /** The verses around it that a fair reader would want to see; holds `ref`. */
  window: OsisRef,
  /** One or two sentences: who speaks to whom, about what, on what occasion. */
  note: Line(400),
  tone: Tone,
  tags: z.array(Tag),
  /** How it is easily misread, a sentence each; none where there is no real danger. */
  cautions: z.array(Line(300)).check(z.maxLength(3)),
  /** True when it may greet anybody on any day without having been asked for. */
  daily: z.boolean(),
})
export type PassageEntry = z.infer<typeof PassageEntry>

/** One theme of working life: `content/themes/<id>.json`. */
export const ThemeEntry = z.strictObject({
  id: Slug,
  /** Shown above a verse, at most four words. */
  name: Line(40),
  class: SituationClass,
  /** First-person sentences as people at work really say it, at least 20. */
  phrasings: z.array(Line(200)).check(z.minLength(8)),
  /** Curated passages that answer it, best first, 6 to 12. */
  passages: z.array(OsisRef).check(z.minLength(6), z.maxLength(12)),
})
export type ThemeEntry = z.infer<typeof ThemeEntry>

/** One listed challenge: `content/challenges/<slug>.json`. */
export const ChallengeEntry = z.strictObject({
  name: Line(60),
  description: Line(160),
  /** The theme whose passages answer it. */
  theme: Slug,
})
export type ChallengeEntry = z.infer<typeof ChallengeEntry>

/** `content/deny.json`: for each class of situation, the tones and tags that are never offered in it. */
export const DenyTable = z.record(SituationClass, z.strictObject({ tones: z.array(Tone), tags: z.array(Tag) }))
export type DenyTable = z.infer<typeof DenyTable>
