import * as z from 'zod/mini'
import { heardFields, WrittenIn } from './answers.ts'
import { defineRoutes } from './route.ts'
import { DeviceId, Instant, words } from './shared.ts'

/** A curated passage as it is shown: `text` is the server's quotation of the World English Bible, never typed. */
export const Verse = z.object({
  /** OSIS name of the passage, e.g. `Prov.3.5-Prov.3.6`. */
  id: z.string(),
  text: z.string(),
  /** As written for people, e.g. `Proverbs 3:5-6`. */
  reference: z.string(),
  /** Name of the theme of working life that it speaks to. */
  theme: z.optional(z.string()),
})
export type Verse = z.infer<typeof Verse>

/** One verse of a passage in its window. */
const PassageVerse = z.object({
  id: z.string(),
  chapter: z.number(),
  verse: z.number(),
  text: z.string(),
  /** True for the verses of the passage itself, false for the window around it. */
  quoted: z.boolean(),
})

export const Passage = z.object({
  id: z.string(),
  reference: z.string(),
  windowReference: z.string(),
  translation: z.string(),
  /** Who speaks to whom about what; absent for a passage that is not curated. */
  note: z.optional(z.string()),
  /** How the passage is easily misread. */
  cautions: z.array(z.string()),
  verses: z.array(PassageVerse),
})
export type Passage = z.infer<typeof Passage>

export const SavedScripture = z.object({
  id: z.string(),
  verseId: z.string(),
  text: z.string(),
  reference: z.string(),
  challenge: z.string(),
  savedAt: Instant,
})
export type SavedScripture = z.infer<typeof SavedScripture>

/** A verse for one's own words, and what was heard in them. */
export const FoundVerse = z.extend(Verse, {
  ...heardFields,
  /** Present where the challenge is not in English: then the verse suits anybody. */
  writtenIn: z.optional(WrittenIn),
})
export type FoundVerse = z.infer<typeof FoundVerse>

const SessionId = z
  .string('Give the sessionId of this browser.')
  .check(z.regex(/^[\w-]{1,100}$/, 'A sessionId is 1 to 100 letters, digits, hyphens or underscores.'))
const Topics = z.optional(z.string().check(z.maxLength(100, 'Topics can be at most 100 characters.')))
const VerseId = z
  .string('Give the id of the verse.')
  .check(z.minLength(1, 'Give the id of the verse.'), z.maxLength(100, 'That is not the id of a verse.'))
const noVerse = 'That is too long to be a verse.'
const tooLong = 'Describe your challenge in at most 1,000 characters.'
const ChallengeText = words('Describe your workplace challenge.').check(
  z.minLength(1, 'Describe your workplace challenge.'),
  z.maxLength(1000, tooLong),
)

/** What is sent to keep a verse. The text and reference of the body are ignored: the server keeps its own. */
export const SaveScripture = z.object({
  verseId: VerseId,
  text: z.optional(z.string().check(z.maxLength(20_000, noVerse))),
  reference: z.optional(z.string().check(z.maxLength(200, noVerse))),
  challenge: z._default(words().check(z.maxLength(1000, tooLong)), 'General'),
  /** When it was kept first, where it is kept again after it was let go of; else now. */
  savedAt: z.optional(Instant),
  deviceId: DeviceId,
})
export type SaveScripture = z.infer<typeof SaveScripture>

export const scriptureRoutes = defineRoutes({
  daily: {
    method: 'GET',
    path: '/api/scripture/daily',
    summary: 'The verse of the day: the same all day for one person, in their time zone.',
    access: 'anyone',
    query: z.object({ sessionId: SessionId, topics: Topics }),
    reply: Verse,
  },
  random: {
    method: 'GET',
    path: '/api/scripture/random',
    summary: 'Another verse, never the excluded one and none of the last twenty shown.',
    access: 'anyone',
    query: z.object({ sessionId: SessionId, topics: Topics, exclude: z.optional(VerseId) }),
    reply: Verse,
  },
  forChallenge: {
    method: 'GET',
    path: '/api/scripture/challenge',
    summary: 'A passage that speaks to a challenge at work, listed or in free words.',
    access: 'anyone',
    query: z.object({ challenge: ChallengeText, sessionId: SessionId }),
    freeText: ['challenge'],
    reply: FoundVerse,
  },
  passage: {
    method: 'GET',
    path: '/api/scripture/passage',
    summary: 'A passage with the verses around it, by its id or by a reference as people write it.',
    access: 'anyone',
    query: z.object({
      ref: words('Give a reference, for example John 3:16.').check(
        z.minLength(1, 'Give a reference, for example John 3:16.'),
        z.maxLength(100, 'A reference can be at most 100 characters.'),
      ),
    }),
    reply: Passage,
  },
  save: {
    method: 'POST',
    path: '/api/scripture/save',
    summary: 'Keep a verse with the challenge that it answers.',
    access: 'actor',
    body: SaveScripture,
    freeText: ['challenge'],
    reply: z.extend(SavedScripture, heardFields),
  },
  saved: {
    method: 'GET',
    path: '/api/scripture/saved',
    summary: 'The verses that the caller keeps, newest first.',
    access: 'actor',
    query: z.object({ deviceId: DeviceId }),
    reply: z.array(SavedScripture),
  },
  removeSaved: {
    method: 'DELETE',
    path: '/api/scripture/saved/{id}',
    summary: 'Remove a saved verse.',
    access: 'actor',
    params: z.object({ id: z.uuid('That is not the id of a saved verse.') }),
    query: z.object({ deviceId: DeviceId }),
  },
})
