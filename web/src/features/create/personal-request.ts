import type { GuidanceKind, GuidanceRequest } from '@lampstand/contract/guidance'
import { allSituations, type ContentType, type CreationRequest } from './creation.ts'

/** The kind of guidance that makes what a type of content is. */
export const guidanceKinds: Record<ContentType, GuidanceKind> = {
  prayer: 'prayer',
  encouragement: 'encouragement',
  verse: 'scripture',
  reflection: 'devotional',
}

/** What guidance is asked for: one's own words, else the situations; where there is neither, any day at work. */
export function personalRequest({ situations, ownWords }: CreationRequest): GuidanceRequest {
  const labels = allSituations.filter(({ id }) => situations.includes(id)).map(({ label }) => label)
  const chosen = labels.join(', and ')
  if (ownWords === '') return { prompt: chosen === '' ? 'an ordinary day at work' : chosen }
  return chosen === '' ? { prompt: ownWords } : { prompt: ownWords, context: chosen }
}
