import type { Concern } from '@lampstand/content/concerns'
import type { CrisisVariant, dangers, Who } from '@lampstand/content/safety-schemas'

/** What is answered first with where to get help now. */
export type CrisisDanger = (typeof dangers)[number]
/** What a person may be in; the concerns are answered as usual, with help after the answer. */
export type Danger = CrisisDanger | Concern
export type Variant = CrisisVariant
export type { Who }

/**
 * Nearest first: who is struck at home is in another danger than who is struck by a stranger. Where the words tell of
 * several, the first is answered.
 */
export const nearestFirst: readonly Danger[] = [
  'self-harm',
  'abuse',
  'harm-to-others',
  'violence',
  'emergency',
  'harassment',
  'unsafe-work',
  'wrongdoing',
  'despair',
  'loss',
  'addiction',
]

/** Most urgent first: of several variants the first that has a text is answered. */
export const urgentFirst: readonly Variant[] = [
  'fire',
  'overdose',
  'poison',
  'choking',
  'medical',
  'weapon',
  'sexual-assault',
  'groping',
  'trafficking',
  'postpartum',
  'stalking',
  'promise',
  'bruises',
  'minor',
]
