import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Log } from '../../http/logging.ts'
import { defineQueue } from '../jobs/jobs.ts'
import type { Payments } from './payments.ts'
import { createStripe } from './stripe.ts'

/** Payments as they are configured; null where nothing can be bought. */
export const openPayments = ({ stripe }: Pick<Config, 'stripe'>, log: Log): Payments | null =>
  stripe && createStripe(stripe, { log })

/** Readings of a customer that an event asks for. Stripe itself repeats an event for days; ten tries last some hours. */
export const readingQueue = defineQueue({
  name: 'billing-readings',
  data: z.object({ customerId: z.string() }),
  retries: 10,
})

/** What the pages load from Stripe: its script, its frames for cards and for a bank's questions, and its API. */
export const stripeSources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
} as const
