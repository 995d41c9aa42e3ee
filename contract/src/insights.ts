import * as z from 'zod/mini'
import { defineRoutes } from './route.ts'

const Count = z.number().check(z.int(), z.gte(0))
const Named = z.object({ name: z.string(), count: Count })
/** `YYYY-MM`. */
const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/))

/** How long prayers waited for their answer: up to a day, a week, a month (31 days), three months (92 days), or longer. */
export const waitSpans = ['day', 'week', 'month', 'season', 'longer'] as const

/** What a person's practice looks like, by the calendar of their own zone. Everything is counted; no words are here. */
export const Insights = z.object({
  timeZone: z.string(),
  /** The days of this month up to today, with how often the person did something here. */
  days: z.array(z.object({ date: z.iso.date(), moments: Count })),
  /** First day of what `weekdays` and `hours` count, twelve weeks with today. */
  since: z.iso.date(),
  /** Days on which the person was here, Monday first. */
  weekdays: z.array(Count).check(z.length(7)),
  /** Days on which the person was here in each hour, from midnight on. */
  hours: z.array(Count).check(z.length(24)),
  prayers: z.object({
    waiting: Count,
    answered: Count,
    /** Answered in each of the last twelve months, this one last. */
    months: z.array(z.object({ month: Month, answered: Count })),
    waits: z.array(z.object({ span: z.enum(waitSpans), count: Count })),
    /** Half of the answered prayers waited no longer; null when none is answered. */
    medianDays: z.nullable(Count),
  }),
  /** Liturgies that were prayed to the end, how many with a reflection, and those prayed most often, most first. */
  liturgies: z.object({ prayed: Count, reflections: Count, most: z.array(Named) }),
  /** Themes of the verses that are kept, most first. */
  themes: z.array(Named),
})
export type Insights = z.infer<typeof Insights>

export const insightsRoutes = defineRoutes({
  read: {
    method: 'GET',
    path: '/api/insights',
    summary: 'Days of practice, their rhythm, answered prayers liturgies and kept themes of the caller. Part of Pro.',
    access: 'user',
    reply: Insights,
  },
})
