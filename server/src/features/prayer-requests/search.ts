/** Case, accents and the many ways to write one letter do not count. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().toLowerCase().replaceAll('ς', 'σ')

/** A test for texts in which every word of a query occurs; every text passes an empty query. */
export function matcher(query: string): (texts: readonly (string | null)[]) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return () => true
  return (texts) => {
    const folded = texts.map((text) => fold(text ?? '')).join('\n')
    return words.every((word) => folded.includes(word))
  }
}
