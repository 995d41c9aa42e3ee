import * as z from 'zod/mini'
import { User } from './account.ts'
import { SavedScripture } from './scripture.ts'
import { Instant } from './shared.ts'

/** All that the program holds about a person; each feature that keeps something adds its part. */
export const PersonalData = z.object({
  account: z.extend(User, {
    timeZone: z.nullable(z.string()),
    aiEnabled: z.boolean(),
    role: z.enum(['member', 'operator']),
    createdAt: Instant,
  }),
  /** What was done to the account, and when: sign-ins, a changed role. */
  accountHistory: z.array(z.object({ action: z.string(), at: Instant })),
  /** Where the person is signed in. */
  sessions: z.array(z.object({ browser: z.nullable(z.string()), createdAt: Instant, lastSeenAt: Instant })),
  savedScriptures: z.array(SavedScripture),
  versesShown: z.array(
    z.object({
      verseId: z.string(),
      reference: z.string(),
      /** Where it was shown. */
      kind: z.enum(['daily', 'random', 'challenge']),
      shownAt: Instant,
    }),
  ),
  /** How many answers a model wrote, by the person's own day. The answers are not kept. */
  aiAnswers: z.array(z.object({ day: z.iso.date(), count: z.number() })),
})
export type PersonalData = z.infer<typeof PersonalData>
