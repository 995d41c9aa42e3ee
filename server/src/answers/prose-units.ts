import { sentencesIn } from '@lampstand/content/sentences'
import { parseReferences } from '@lampstand/scripture/references'

// What a model writes is held to the text piece by piece. A quotation and the reference that it is given for must be in one
// piece, though they may stand in two sentences or two paragraphs.

const longestSource = 80

/** Whether a line names a passage and says nothing else: `— Isaiah 40:31`, `**Psalm 23:1**`, `(Romans 8:28, NIV)`. */
function isSource(line: string): boolean {
  if (line.length > longestSource) return false
  const named = line
    .replace(/\b(?:WEB|KJV|NKJV|NIV|ESV|NLT|NASB|NRSV|CSB|MSG|AMP|ASV)\b/g, '')
    .replace(/^[\s>#*_()[\]—–~-]+|[\s*_()[\],.:;]+$/g, '')
  const [only, ...others] = parseReferences(named)
  return only?.start === 0 && only.end === named.length && others.length === 0
}

/** Whether a paragraph leads to the next: a heading, a line that ends in a colon, a passage by name. */
function leadsOn(paragraph: string): boolean {
  const line = paragraph.slice(paragraph.lastIndexOf('\n') + 1).trim()
  return (
    /^#{1,6}\s/.test(line) ||
    /:[*_\s]*$/.test(line) ||
    (!/["”]/.test(line) && isSource(line) && !/^[>\s]*[—–~(]/.test(line))
  )
}

/** Whether the line after a paragraph says whose words it was. */
function signs(line: string, paragraph: string): boolean {
  if (!isSource(line) || /^\s*#/.test(line)) return false
  const last = paragraph.slice(paragraph.lastIndexOf('\n') + 1)
  return /^[>\s*_]*[—–~([-]/.test(line) || /^\s*>|["”»*_]\s*$/.test(last)
}

const setsApart = /["“„«>*_]|(?<!\p{L})[‘']/u

const firstLine = (paragraph: string): string => paragraph.trimStart().split('\n', 1)[0] ?? ''

/**
 * The pieces of a text, each one or more paragraphs, and how far they reach. Of a text that is still being written only
 * those that nothing can join any more.
 */
export function unitsIn(
  text: string,
  { isComplete }: { readonly isComplete: boolean },
): { units: string[]; read: number } {
  const units: string[] = []
  let start = 0
  for (const gap of text.matchAll(/\n[^\S\n]*\n\s*/g)) {
    const unit = text.slice(start, gap.index)
    const behind = gap.index + gap[0].length
    const rest = text.slice(behind, behind + 2 * longestSource)
    const next = firstLine(rest)
    if (leadsOn(unit) || signs(next, unit)) continue
    const isNextKnown = isComplete || rest.trimStart().includes('\n') || next.length > longestSource
    if (!isNextKnown && (rest === '' || setsApart.test(unit))) break
    units.push(unit)
    start = gap.index + gap[0].length
  }
  if (isComplete && text.slice(start).trim() !== '') units.push(text.slice(start))
  return { units, read: isComplete ? text.length : start }
}

const opened = (text: string): boolean =>
  (text.match(/[“„]/g) ?? []).length > (text.match(/”/g) ?? []).length || (text.match(/"/g) ?? []).length % 2 === 1

/** A text in sentences, none ending within a quotation or between it and its reference. Joined they are the text again. */
export function statementsIn(text: string): string[] {
  const statements: string[] = []
  for (const sentence of sentencesIn(text)) {
    const last = statements.at(-1)
    const belongs = last !== undefined && (opened(last) || /^[\s>]*(?:[—–~]|[([][^)\]]{0,60}\d)/.test(sentence))
    if (belongs) statements[statements.length - 1] = last + sentence
    else statements.push(sentence)
  }
  return statements
}
