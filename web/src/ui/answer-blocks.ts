export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

/** A line alone that is longer than this is no heading. */
const longestHeading = 60
const endOfSentence = /[.!?…:;,]["'”’)]*$/
const item = /^\s*- /

/**
 * Plain text as an answer brings it: paragraphs apart by an empty line, list items that begin with "- ", and a short line alone
 * without an end, which is a heading. Nothing else in it means anything.
 */
export const blocksOf = (text: string): Block[] => text.split(/\n\s*\n/).flatMap(blocksOfParagraph)

function blocksOfParagraph(paragraph: string): Block[] {
  const runs: { isList: boolean; lines: string[] }[] = []
  for (const line of paragraph.split('\n').filter((one) => one.trim() !== '')) {
    const isList = item.test(line)
    const last = runs.at(-1)
    if (last?.isList === isList) last.lines.push(line)
    else runs.push({ isList, lines: [line] })
  }
  return runs.map(({ isList, lines }) => (isList ? listOf(lines) : wordsOf(lines)))
}

const listOf = (lines: readonly string[]): Block => ({
  kind: 'list',
  items: lines.map((line) => line.replace(item, '').trim()),
})

function wordsOf(lines: readonly string[]): Block {
  const text = lines.map((line) => line.trim()).join('\n')
  const isHeading = lines.length === 1 && text.length <= longestHeading && !endOfSentence.test(text)
  return { kind: isHeading ? 'heading' : 'paragraph', text }
}
