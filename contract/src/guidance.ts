import * as z from 'zod/mini'
import { AnswerEvent, answerFields, Help, requestFields } from './answers.ts'
import { defineRoutes } from './route.ts'
import { words } from './shared.ts'

export const guidanceKinds = ['workplace', 'scripture', 'prayer', 'devotional', 'ethical', 'encouragement'] as const
export const GuidanceKind = z.enum(guidanceKinds)
export type GuidanceKind = z.infer<typeof GuidanceKind>

export const missingRequest = 'Please enter your request'
export const mostPromptCharacters = 4000
const tooLong = 'Please write at most 4,000 characters.'

export const GuidanceRequest = z.object({
  prompt: words(missingRequest).check(z.minLength(1, missingRequest), z.maxLength(mostPromptCharacters, tooLong)),
  context: z.optional(words().check(z.maxLength(mostPromptCharacters, tooLong))),
  /** The reading that the person chose among the alternatives: the id of a theme. */
  about: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'There is no such reading to choose.'))),
  ...requestFields,
})
export type GuidanceRequest = z.infer<typeof GuidanceRequest>

/** Who is asking: it happens to them, they did it, saw it, answer for those it happens to, or want to help somebody. */
export const Role = z.enum(['affected', 'did-it', 'witness', 'responsible', 'helper'])

/** How a request was read (D36). */
export const Understood = z.object({
  /** The reading in words, fit to stand after "Read as:"; null where nothing was recognized. */
  label: z.nullable(z.string()),
  /** False where the answer asks back instead of guessing. */
  confident: z.boolean(),
  /** Id of the theme it was answered as; null where it was answered outright or not recognized. */
  theme: z.nullable(z.string()),
  role: Role,
  /** Id of the known question that was answered. */
  question: z.nullable(z.string()),
  /** What was asked of the Bible itself: `passage`, `no-such-reference`, `saying` or `words`. */
  fact: z.nullable(z.string()),
  /** Other readings, likeliest first, at most three; `about` chooses one when the same is asked again. */
  alternatives: z.array(z.object({ about: z.string(), label: z.string() })),
})
export type Understood = z.infer<typeof Understood>

export const Guidance = z.object({
  /** Paragraphs apart by an empty line; a line of a list begins with "- ". Plain text, never markup. */
  content: z.string(),
  /** As written for people, e.g. `Proverbs 3:5-6`. */
  scriptureReferences: z.array(z.string()),
  prayerPoints: z.array(z.string()),
  warnings: z.optional(z.array(z.string())),
  /** When nothing fits exactly: the situations that come nearest; each can be asked for as a prompt. */
  nearest: z.optional(z.array(z.string())),
  /** Absent in a crisis, where nothing stands before help, and where nothing was read. */
  understood: z.optional(Understood),
  ...answerFields,
})
export type Guidance = z.infer<typeof Guidance>

/** What stands behind the answers, for the caller. */
export const AiState = z.object({
  /** The provider that the deployer configured, as written for people; null when there is none. */
  provider: z.nullable(z.string()),
  model: z.nullable(z.string()),
  /** The person's own switch. Answers come from the library alone while it is off (D34). */
  enabled: z.boolean(),
  /** Answers by a model today, by the person's own day. */
  dailyLimit: z.number(),
  remaining: z.number(),
})
export type AiState = z.infer<typeof AiState>

/** Word for word what a request would send to the provider; `messages` is empty when nothing would be sent. */
export const Preview = z.object({
  provider: z.nullable(z.string()),
  /** Why nothing would be sent. */
  reason: z.optional(z.string()),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
})
export type Preview = z.infer<typeof Preview>

const ask = <const P extends `/api/${string}`>(path: P, summary: string) =>
  ({
    method: 'POST',
    path,
    summary,
    access: 'user',
    body: GuidanceRequest,
    freeText: ['prompt', 'context'],
    reply: Guidance,
    events: AnswerEvent,
  }) as const

export const guidanceRoutes = defineRoutes({
  workplace: ask('/api/ai/workplace-guidance', 'Biblical guidance for a situation at work.'),
  scripture: ask('/api/ai/scripture-guidance', 'Passages that speak to a situation, with how to read them.'),
  prayer: ask('/api/ai/prayer', 'A prayer for the moment, to be prayed aloud.'),
  devotional: ask('/api/ai/devotional', 'A short devotion on a situation.'),
  ethical: ask('/api/ai/ethical-guidance', 'What is at stake, the line not to cross, and what to ask.'),
  encouragement: ask('/api/ai/encouragement', 'Words for someone who does not need advice right now.'),
  guidance: ask('/api/ai/guidance', 'Guidance of no particular kind; the same as workplace guidance.'),
  insight: {
    method: 'POST',
    path: '/api/ai/insight',
    summary: 'A curated passage in its context, and what it asks of someone at work (Pro).',
    access: 'user',
    body: z.object({
      verseId: z.string('Give the id of the verse.').check(z.minLength(1), z.maxLength(100)),
      ...requestFields,
    }),
    reply: Guidance,
    events: AnswerEvent,
  },
  state: {
    method: 'GET',
    path: '/api/ai/state',
    summary: 'Which model answers the caller, if any, and how many answers are left today.',
    access: 'user',
    reply: AiState,
  },
  setState: {
    method: 'PUT',
    path: '/api/ai/state',
    summary: 'Switch the model on or off for oneself.',
    access: 'user',
    body: z.object({ enabled: z.boolean('Say whether the model may answer: true or false.') }),
    reply: AiState,
  },
  preview: {
    method: 'POST',
    path: '/api/ai/preview',
    summary: 'Exactly what a request would send to the provider; nothing is sent.',
    access: 'user',
    body: z.extend(GuidanceRequest, { kind: GuidanceKind }),
    freeText: ['prompt', 'context'],
    reply: Preview,
  },
  help: {
    method: 'GET',
    path: '/api/helplines',
    summary: 'Where to get help now, for the region that the time zone of the browser suggests.',
    access: 'anyone',
    reply: Help,
  },
})
