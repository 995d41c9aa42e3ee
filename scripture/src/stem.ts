/** Takes the commonest English endings off a lower-case word. Light on purpose: two words that meet must mean the same. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  return undouble(
    word
      .replace(/ies$/, 'y')
      .replace(/(?<=ss|sh|ch|x|z)es$/, '')
      .replace(/(?<![su])s$/, '')
      .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
      .replace(/(?<=[a-z]{4})(?:ment|ness|ly)$/, '')
      .replace(/(?<=[a-z]{3})[ey]$/, ''),
  )
}

const undouble = (word: string): string => word.replace(/([bdfgmnprt])\1$/, '$1')
