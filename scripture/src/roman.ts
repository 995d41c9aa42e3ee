const digits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** A chapter as older books write it: `Rom. viii. 28`, `Psalm xxiii`, `John III.16`. A lone letter counts only before a verse. */
export const romanChapter =
  /(?<=\p{Lu}\p{Ll}+\.?\s)(?:[ivxlc]{2,8}|[IVXLC]{2,8}|[ix](?=[.:]\s?\d))(?=[.:]\s?\d|\b(?!\.?\s\p{L}))/gu

/** The value of a Roman number up to 399, in capitals or small letters; undefined when it is none as they are written. */
export function romanValue(written: string): number | undefined {
  const lower = written.toLowerCase()
  if (!/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(lower) || lower === '') return undefined
  const values = Array.from(lower, (letter) => digits[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
