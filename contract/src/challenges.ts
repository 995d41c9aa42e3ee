import * as z from 'zod/mini'
import { defineRoutes } from './route.ts'

export const Challenge = z.object({ name: z.string(), description: z.string() })
export type Challenge = z.infer<typeof Challenge>

export const challengesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/workplace/challenges',
    summary: 'Eight challenges of working life; others on the next call.',
    access: 'anyone',
    reply: z.object({ challenges: z.array(Challenge) }),
  },
})
