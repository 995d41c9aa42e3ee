import { z } from 'zod'
import { defineQueue } from '../jobs/jobs.ts'

/** A tick: each process pushes what is due. */
export const pushQueue = defineQueue({ name: 'reminder-push', data: z.object({}), retries: 0, pollSeconds: 2 })
