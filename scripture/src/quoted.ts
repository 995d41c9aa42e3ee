/**
 * A verse in quotation marks, without setting them twice: a passage that is one speech from its first mark to its last
 * already stands in its own, and one that breaks off before the speech ends is given the closing one.
 */
export function quoted(text: string): string {
  const end = text.startsWith('“') ? endOfSpeech(text) : undefined
  if (end === text.length - 1) return text
  const closed = `${text}${/[”’]$/.test(text) ? hairSpace : ''}”`
  return end === -1 ? closed : `“${/^[“‘]/.test(text) ? hairSpace : ''}${closed}`
}

/** Keeps the mark that is added apart from one that the text begins or ends with. */
export const hairSpace = '\u200a'

/** Where the quotation that opens the text is closed; -1 if it is not. */
function endOfSpeech(text: string): number {
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(/[“”]/g)) {
    depth += mark === '“' ? 1 : -1
    if (depth === 0) return index
  }
  return -1
}
