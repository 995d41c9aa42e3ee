/**
 * A list of phrases as one pattern, for text that `plainWords` has made plain. One phrase a line, in the notation of regular
 * expressions, with three reliefs: `(a|b)` captures nothing, a phrase begins and ends where a word does, and a line that
 * begins with `#` says what those after it are about. `${...}` puts in a list of words.
 */
export function phrases(texts: TemplateStringsArray, ...words: string[]): RegExp {
  const lines = String.raw(texts, ...words)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new RegExp(
    `\\b(?:${lines.map((line) => (/[\w)]$/.test(line) ? `${line}(?!\\w)` : line)).join('|')})`.replaceAll(
      /\((?!\?)/g,
      '(?:',
    ),
  )
}
