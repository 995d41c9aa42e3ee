import * as z from 'zod/mini'

/* What a model is asked to fill in. Models are told no limits here: some refuse schemas that have any. */

const safety = z.enum(['none', 'concern', 'crisis'])
const passages = z.array(z.object({ id: z.string(), why: z.string() }))

/** `safety` and `passages` stand first, so that a stream tells them before any prose. */
export const ModelGuidance = z.object({
  safety,
  passages,
  content: z.string(),
  prayerPoints: z.array(z.string()),
  warnings: z.array(z.string()),
})
export type ModelGuidance = z.infer<typeof ModelGuidance>

export const ModelDevotion = z.object({
  safety,
  passages,
  title: z.string(),
  content: z.string(),
  applicationQuestions: z.array(z.string()),
  lifeApplication: z.string(),
  prayerPoints: z.array(z.string()),
})
export type ModelDevotion = z.infer<typeof ModelDevotion>

/** What every answer of a model has in common. */
export type ModelAnswer = Pick<ModelGuidance, 'safety' | 'passages' | 'content' | 'prayerPoints'>
