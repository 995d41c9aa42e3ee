import * as z from 'zod/mini'
import { defineRoutes } from './route.ts'

/** A habit of Be the Light; it has a task for each day. */
export const Habit = z.object({
  id: z.string(),
  title: z.string(),
  /** In words, e.g. `7 days`. */
  duration: z.string(),
  description: z.string(),
  tasks: z.array(z.string()),
})
export type Habit = z.infer<typeof Habit>

export const habitsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/be-the-light/habits',
    summary: 'Six habits, others on the next call; those named in `keep` stay among them.',
    access: 'anyone',
    query: z.object({
      /** Ids apart by commas, of habits that stay, like those begun: they come first and do not count among the six. */
      keep: z.optional(z.string().check(z.regex(/^[1-9]\d?(,[1-9]\d?){0,11}$/, 'keep names up to twelve habits'))),
    }),
    reply: z.object({ habits: z.array(Habit) }),
  },
})
