import * as z from 'zod/mini'
import { answerFields } from './answers.ts'
import { defineRoutes } from './route.ts'

/** A text of the morning routine, for anybody on any day. */
export const MorningText = z.object({
  content: z.string(),
  scriptureReferences: z.array(z.string()),
  prayerPoints: z.array(z.string()),
  ...answerFields,
})
export type MorningText = z.infer<typeof MorningText>

const step = <const P extends `/api/${string}`>(path: P, summary: string) =>
  ({ method: 'GET', path, summary, access: 'user', reply: MorningText }) as const

export const morningRoutes = defineRoutes({
  welcome: step('/api/ai/morning/welcome', 'A text that opens the day; another on the next call.'),
  prayer: step('/api/ai/morning/prayer', 'A morning prayer; another on the next call.'),
  intentions: step('/api/ai/morning/intentions', 'Intentions for the day; others on the next call.'),
  review: step('/api/ai/morning/review', 'A look over the day ahead; another on the next call.'),
})
