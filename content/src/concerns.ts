/** What the words of a text can tell of that is answered as usual, with help after it. */
export const toldConcerns = ['harassment', 'unsafe-work', 'wrongdoing', 'despair', 'loss', 'addiction'] as const

/** Whose office it is. Two are known by the situation alone: `unpaid`, wages kept back; `rights`, what else is fair at work. */
export const concerns = [...toldConcerns, 'unpaid', 'rights'] as const
export type Concern = (typeof concerns)[number]

/** Those that are the work of an office and not of a help line. */
export const workConcerns = ['harassment', 'unsafe-work', 'wrongdoing', 'unpaid', 'rights'] as const satisfies Concern[]
