/** The kind of moment somebody is in; see `content/src/schemas.ts` for what each means. */
export type SituationClass =
  | 'distress'
  | 'mistreated'
  | 'in-need'
  | 'pressed'
  | 'conflict'
  | 'own-fault'
  | 'striving'
  | 'ordinary'
  | 'glad'

/** Where a wrong passage does harm, the most severe first: one of these wins over every other class that also fits. */
export const vulnerable = ['distress', 'mistreated', 'in-need'] as const satisfies SituationClass[]

/** Phrases by which a sentence itself says what kind of moment it is; regular expressions of whole words. */
export type ClassPhrases = {
  /** `settles`: it is this class, whatever else is spoken of. `spares`: what harms in this class is not offered either. */
  readonly kind: 'settles' | 'spares'
  readonly tells: SituationClass
  readonly phrases: readonly { readonly says: string }[]
}

/** What the phrases say of a query: its class where they settle it, and the classes that it is to be spared as well. */
export function createClassReader(sets: readonly ClassPhrases[]) {
  const rank = (situation: SituationClass) => (vulnerable as readonly SituationClass[]).indexOf(situation)
  const ready = sets
    .map(({ kind, tells, phrases }) => ({
      kind,
      tells,
      says: new RegExp(`\\b(?:${phrases.map(({ says }) => says).join('|')})\\b`, 'i'),
    }))
    .toSorted((a, b) => rank(a.tells) - rank(b.tells))

  return (query: string) => {
    const plain = query.replaceAll('’', "'")
    const told = ready.filter(({ says }) => says.test(plain))
    return {
      settled: told.find(({ kind }) => kind === 'settles')?.tells,
      spared: told.filter(({ kind }) => kind === 'spares').map(({ tells }) => tells),
    }
  }
}
