import * as z from 'zod/mini'
import { concerns } from './concerns.ts'

/** A passage as OSIS names it: `John.3.16` or `Prov.3.5-Prov.3.6`. */
export const OsisRef = z.string().check(z.regex(/^[1-4]?[A-Z][A-Za-z]+\.\d+\.\d+(-[1-4]?[A-Z][A-Za-z]+\.\d+\.\d+)?$/))

export const Slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
export const Line = (most: number) => z.string().check(z.minLength(2), z.maxLength(most))

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
  /** The theme that stands above it when nobody asked; null for none. Absent: the first gentle theme that holds it. */
  label: z.optional(z.nullable(Slug)),
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

/** Who else belongs at somebody's side; `server` names them in an answer. */
export const Helper = z.enum([
  'pastor', // or priest, chaplain, elder
  'friend',
  'mentor',
  'counsellor',
  'doctor',
  'hr',
  'union',
  'lawyer',
  'police',
  'authority', // labour inspector, safety regulator, ombudsman, equality body
  'money-adviser',
])
export type Helper = z.infer<typeof Helper>

/** What a step is about; a request that speaks of it brings such steps forward. */
export const Facet = z.enum([
  'now', // the next hour, before going in
  'words', // what to say, and how to begin it
  'record', // what to write down or keep
  'people', // whom to bring in
  'boundary', // what to stop, refuse or limit
  'body', // sleep, food, breath, walking
  'heart', // what to face in oneself
  'prayer', // how to bring it to God
  'later', // the coming weeks
])
export type Facet = z.infer<typeof Facet>

/** Who is asking. */
export const Role = z.enum([
  'affected', // it happens to the one who asks
  'did-it', // the one who asks did it
  'witness', // saw or heard it
  'responsible', // leads those it happens to, or answers for them
  'helper', // wants to help somebody to whom it happens
])
export type Role = z.infer<typeof Role>

export const lines = (least: number, most: number, longest: number) =>
  z.array(Line(longest)).check(z.minLength(least), z.maxLength(most))

/** What Lampstand says to one theme of working life when no model is asked: `content/situations/<theme>.json`. */
export const SituationEntry = z.strictObject({
  theme: Slug,
  /** To whom it speaks; `affected` unless said otherwise. */
  role: z.optional(Role),
  /** How the list of nearest situations names it, e.g. "When somebody else takes the credit". */
  title: Line(70),
  /** Sentences of people in it, beside those of the theme; none stands elsewhere. */
  phrasings: lines(10, 15, 200),
  /** Ways into it, each whole: what is going on, and how faith meets it. */
  reflections: z.array(z.string().check(z.minLength(250), z.maxLength(950))).check(z.minLength(2), z.maxLength(4)),
  /** Words for someone who does not need advice right now. */
  encouragements: z.array(z.string().check(z.minLength(180), z.maxLength(600))).check(z.minLength(2), z.maxLength(3)),
  /** Curated passages, best first, each with why it speaks here. */
  passages: z
    .array(z.strictObject({ ref: OsisRef, why: z.string().check(z.minLength(50), z.maxLength(300)) }))
    .check(z.minLength(3), z.maxLength(8)),
  steps: z
    .array(z.strictObject({ facet: Facet, text: z.string().check(z.minLength(40), z.maxLength(260)) }))
    .check(z.minLength(5), z.maxLength(10)),
  /** To ask oneself. */
  questions: lines(3, 6, 200),
  /** What is at stake, for somebody who asks what is right. */
  stakes: lines(1, 3, 320),
  /** The line not to cross. */
  bounds: lines(1, 3, 320),
  prayerPoints: lines(4, 10, 180),
  /** Who else belongs at their side, the most needed first. */
  people: z.array(Helper).check(z.minLength(1), z.maxLength(4)),
  /** Whether rights, contracts or laws of a country may decide it. */
  legal: z.boolean(),
  /** Whoever is in it may be in harm's way: whose office it is. */
  safety: z.enum(['none', ...concerns]),
  /** Important considerations. */
  warnings: lines(0, 3, 260),
  /** What must never be said to somebody in it. */
  avoid: lines(2, 5, 160),
})
export type SituationEntry = z.infer<typeof SituationEntry>

/** The topics that the Life Application page suggests, word for word. */
export const suggestedTopics = [
  'Integrity at Work',
  'Dealing with Difficult Colleagues',
  'Finding Purpose in Your Career',
  'Managing Stress and Anxiety',
  'Work-Life Balance',
  'Leadership and Service',
  'Handling Conflicts',
  'Excellence and Diligence',
] as const

/** One devotion: `content/devotions/<slug of title>.json`. Its scripture is quoted by the server. */
export const DevotionEntry = z.strictObject({
  title: Line(70),
  ref: OsisRef,
  /** Suggested topics it answers; none when it answers only its themes. */
  topics: z.array(z.enum(suggestedTopics)).check(z.maxLength(3)),
  /** Themes of working life that it speaks to, the first most. */
  themes: z.array(Slug).check(z.minLength(1), z.maxLength(4)),
  /** Paragraphs. */
  devotion: z.array(z.string().check(z.minLength(150), z.maxLength(900))).check(z.minLength(3), z.maxLength(5)),
  applicationQuestions: lines(3, 4, 220),
  lifeApplication: z.string().check(z.minLength(200), z.maxLength(800)),
  prayerPoints: lines(3, 5, 180),
})
export type DevotionEntry = z.infer<typeof DevotionEntry>

/** One prayer to be prayed aloud: `content/prayers/<slug of title>.json`. */
export const PrayerEntry = z.strictObject({
  title: Line(60),
  /** Themes of working life that it fits, the first most. */
  themes: z.array(Slug).check(z.minLength(1), z.maxLength(4)),
  /** A curated passage that it leans on. */
  ref: OsisRef,
  /** Lines to be prayed one after another; the last is an Amen. */
  lines: lines(6, 14, 220),
})
export type PrayerEntry = z.infer<typeof PrayerEntry>

/** A text of the morning routine: lists in `content/mornings/{welcome,prayer,intentions,review}.json`. */
export const MorningEntry = z.strictObject({
  id: Slug,
  /** Paragraphs or, for intentions and review, lines. */
  content: z.array(z.string().check(z.minLength(20), z.maxLength(420))).check(z.minLength(1), z.maxLength(5)),
  /** Curated passages, fit for any day. */
  refs: z.array(OsisRef).check(z.minLength(1), z.maxLength(2)),
  prayerPoints: lines(2, 3, 160),
})
export type MorningEntry = z.infer<typeof MorningEntry>

/** What one answer needs where no situation fits, or none may be chosen: `content/general.json`. */
export const GeneralEntry = z.strictObject({
  /** Said when nothing fits exactly, before the nearest situations. */
  noExactText: lines(3, 6, 320),
  /** Said when several readings are possible, before them. */
  asking: lines(3, 6, 320),
  reflections: z.array(z.string().check(z.minLength(250), z.maxLength(950))).check(z.minLength(4), z.maxLength(6)),
  encouragements: z.array(z.string().check(z.minLength(180), z.maxLength(600))).check(z.minLength(3), z.maxLength(4)),
  steps: z.array(z.strictObject({ facet: Facet, text: Line(260) })).check(z.minLength(8), z.maxLength(8)),
  questions: lines(6, 8, 200),
  stakes: lines(2, 3, 320),
  bounds: lines(2, 3, 320),
  prayerPoints: lines(8, 8, 180),
  /** Passages that harm nobody, each with why it may be read in any need. */
  passages: z
    .array(z.strictObject({ ref: OsisRef, why: z.string().check(z.minLength(50), z.maxLength(300)) }))
    .check(z.minLength(8), z.maxLength(12)),
  warnings: lines(1, 2, 260),
})
export type GeneralEntry = z.infer<typeof GeneralEntry>
