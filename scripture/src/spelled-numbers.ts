const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const number = `(?:(?:${tens.join('|')})(?:[- ](?:${ones.slice(0, 9).join('|')}))?|${ones.toReversed().join('|')})`

/** A number below a hundred in words; NaN for other words. */
function numberOf(words: string): number {
  const [first = '', second] = words.toLowerCase().split(/[- ]/)
  const at = ones.indexOf(first)
  if (at >= 0) return at + 1
  const ten = tens.indexOf(first)
  return ten < 0 ? Number.NaN : (ten + 2) * 10 + (second === undefined ? 0 : ones.indexOf(second) + 1)
}

const afterUnit = new RegExp(String.raw`(?<=\b(?:psalms?|chapters?|verses?)\s)${number}\b`, 'gi')
const toVerse = new RegExp(String.raw`(?<=\bverses?\s\d+\s*to )${number}\b`, 'gi')
// "John three sixteen".
const spoken = new RegExp(String.raw`(?<=\p{Lu}\p{Ll}+\s)(${number}) (${number})\b(?!-)`, 'gu')

/** Numbers of chapters and verses in figures where they are written out; every offset stays. */
export function inFigures(text: string): string {
  const figures = (words: string) => String(numberOf(words)).padEnd(words.length)
  return text
    .replace(spoken, (all, chapter: string, verse: string) =>
      `${numberOf(chapter)}:${numberOf(verse)}`.padEnd(all.length),
    )
    .replace(afterUnit, figures)
    .replace(toVerse, figures)
}
