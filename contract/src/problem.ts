import * as z from 'zod/mini'

/** The body of every failure under `/api` (RFC 9457, `application/problem+json`). `error` equals `detail` and is fit to show. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** For a body, query or parameter that does not fit: where, and what to do. */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof Problem>
