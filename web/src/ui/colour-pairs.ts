/** What stands on what, by the names of tokens.css, and the contrast that it needs. Every pair in use stands here. */
export type ColourPair = { front: string; back: string; least: 4.5 | 3 }

const words: Record<string, readonly string[]> = {
  ink: ['bg', 'surface', 'tint'],
  muted: ['bg', 'surface', 'tint'],
  brand: ['bg', 'surface', 'tint'],
  'on-brand': ['brand', 'brand-strong'],
  lamp: ['bg', 'surface', 'tint'],
  error: ['bg', 'surface'],
  // Tooltips, and what is selected.
  bg: ['ink', 'lamp', 'error'],
}

/** Edges that tell where a control is or what state it has. */
const edges: Record<string, readonly string[]> = {
  border: ['bg', 'surface', 'tint'],
  brand: ['bg', 'surface', 'tint'],
  lamp: ['bg', 'surface'],
}

const pairsOf = (table: Record<string, readonly string[]>, least: 4.5 | 3): ColourPair[] =>
  Object.entries(table).flatMap(([front, backs]) => backs.map((back) => ({ front, back, least })))

export const colourPairs: readonly ColourPair[] = [...pairsOf(words, 4.5), ...pairsOf(edges, 3)]
