import { blocksOf } from '../../ui/answer-blocks.ts'

/** Prose of an answer, read as a prayer. */
export type PrayerText = {
  /** What is said before the prayer, such as that nothing fits exactly. */
  introduction: readonly string[]
  title: string | undefined
  lines: readonly string[]
}

/** A paragraph of more words than this is prayed sentence by sentence. */
const mostWords = 28
/** A title stands at the very beginning, or below one sentence of introduction. */
const latestTitle = 1

/** @param content paragraphs apart by an empty line, as answers bring them; a short one without an end is the title */
export function prayerIn(content: string): PrayerText {
  const blocks = blocksOf(content)
  const title = blocks.slice(0, latestTitle + 1).findIndex(({ kind }) => kind === 'heading')
  const [before, prayer] = title === -1 ? [[], blocks] : [blocks.slice(0, title), blocks.slice(title + 1)]
  const heading = blocks[title]
  return {
    introduction: before.flatMap(textsOf),
    title: heading?.kind === 'heading' ? heading.text : undefined,
    lines: prayer.flatMap(textsOf).flatMap(linesOf),
  }
}

const textsOf = (block: ReturnType<typeof blocksOf>[number]): readonly string[] =>
  block.kind === 'list' ? block.items : [block.text]

function linesOf(paragraph: string): string[] {
  const lines = paragraph.split('\n')
  return lines.flatMap((line) => (line.split(/\s+/).length > mostWords ? sentencesOf(line) : [line]))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

const sentencesOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment.trim())
