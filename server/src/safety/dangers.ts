import { abuse } from './phrases/abuse.ts'
import { addiction, despair, harassment, loss, unsafeWork } from './phrases/concerns.ts'
import { emergency } from './phrases/emergency.ts'
import { harmToOthers } from './phrases/harm-to-others.ts'
import { selfHarm } from './phrases/self-harm.ts'
import { violence } from './phrases/violence.ts'

/** What a person may be in; `crisis` ones are answered first with where to get help now. */
export type Danger =
  | 'self-harm'
  | 'harm-to-others'
  | 'violence'
  | 'abuse'
  | 'emergency'
  | 'harassment'
  | 'despair'
  | 'loss'
  | 'addiction'
  | 'unsafe-work'

type Rule = { readonly danger: Danger; readonly level: 'crisis' | 'concern'; readonly says: RegExp }

/**
 * Read on `plainWords` without idioms: the first that matches decides. Crises come first, and among them the
 * nearest danger: who is struck at home is in another one than who is struck by a stranger.
 */
export const rules: readonly Rule[] = [
  { danger: 'self-harm', level: 'crisis', says: selfHarm },
  { danger: 'abuse', level: 'crisis', says: abuse },
  { danger: 'harm-to-others', level: 'crisis', says: harmToOthers },
  { danger: 'violence', level: 'crisis', says: violence },
  { danger: 'emergency', level: 'crisis', says: emergency },
  { danger: 'harassment', level: 'concern', says: harassment },
  { danger: 'unsafe-work', level: 'concern', says: unsafeWork },
  { danger: 'despair', level: 'concern', says: despair },
  { danger: 'loss', level: 'concern', says: loss },
  { danger: 'addiction', level: 'concern', says: addiction },
]
