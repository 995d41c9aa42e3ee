/** One of several regular expressions, given one by one or in lists, as text. */
export const oneOf = (...expressions: readonly (string | readonly string[])[]): string =>
  `(?:${expressions.flat().join('|')})`
