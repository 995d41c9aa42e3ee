import * as z from 'zod/mini'
import { AnswerEvent, answerFields, requestFields } from './answers.ts'
import { defineRoutes } from './route.ts'
import { words } from './shared.ts'

export const Devotion = z.object({
  title: z.string(),
  scriptureReference: z.string(),
  /** The server's quotation of `scriptureReference`. */
  scriptureText: z.string(),
  /** Paragraphs apart by an empty line. */
  devotion: z.string(),
  applicationQuestions: z.array(z.string()),
  lifeApplication: z.string(),
  prayerPoints: z.array(z.string()),
  warnings: z.optional(z.array(z.string())),
  ...answerFields,
})
export type Devotion = z.infer<typeof Devotion>

const tooLong = 'Describe the topic in at most 1,000 characters.'

export const devotionsRoutes = defineRoutes({
  lifeApplication: {
    method: 'POST',
    path: '/api/ai/life-application',
    summary: 'A devotion with life-application questions, on a topic or, without one, on any.',
    access: 'user',
    body: z.object({ topic: z.optional(words().check(z.maxLength(1000, tooLong))), ...requestFields }),
    freeText: ['topic'],
    reply: Devotion,
    events: AnswerEvent,
  },
})
