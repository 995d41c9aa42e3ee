import * as z from 'zod/mini'
import { Help, Safety } from './answers.ts'
import { defineRoutes } from './route.ts'
import { words } from './shared.ts'

const tooLong = 'Please write at most 4,000 characters.'

export const safetyRoutes = defineRoutes({
  read: {
    method: 'POST',
    path: '/api/safety',
    summary:
      'Whether text that stays in the browser speaks of danger, and where to get help if it does. Nothing is kept.',
    access: 'anyone',
    body: z.object({ text: words().check(z.maxLength(4000, tooLong)) }),
    freeText: ['text'],
    reply: z.object({ safety: Safety, help: z.optional(Help) }),
  },
})
