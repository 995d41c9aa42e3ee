import { blocksOf } from './answer-blocks.ts'
import type { HelpOfRegion, WrittenIn } from './help.ts'

/** A passage of an answer: the quotation, and how it speaks to what was asked. */
export type AnswerPassage = { id: string; reference: string; text: string; why: string }

/** A part of an answer below its passages; titles and words are plain text. */
export type AnswerPart =
  | { kind: 'prose'; title?: string; text: string }
  | { kind: 'points'; title: string; points: readonly string[]; numbered?: true; careful?: true }
  | { kind: 'references'; title: string; references: readonly { id: string; reference: string }[] }

/** An answer as it is shown, copied and printed. While it is written, what comes last is absent. */
export type ShownAnswer = {
  title: string
  help?: HelpOfRegion | undefined
  notice?: string | undefined
  /** Where it answers words in another language: what is told of that beside it. */
  languageNote?: WrittenIn | undefined
  /** Where its own prose is in that language, but for its English sentences. */
  proseIn?: WrittenIn | undefined
  passages: readonly AnswerPassage[]
  /** The first one is the answer's own prose. */
  parts: readonly AnswerPart[]
  /** What stands first: the passages; the first paragraph, with one passage after it; or all the prose, as in a prayer. */
  begins?: 'passages' | 'lead' | 'prose'
  /** Somebody in danger reads where help is, and the words meant for them, before scripture. */
  isUrgent?: boolean
  /** Who wrote it. */
  source?: string | undefined
  disclaimer: string
}

/** Whether there is anything of a part to show. */
export function isEmptyPart(part: AnswerPart): boolean {
  switch (part.kind) {
    case 'prose':
      return part.text.trim() === ''
    case 'points':
      return part.points.length === 0
    case 'references':
      return part.references.length === 0
  }
}

/** Prose in two: through its first paragraph, headings before it included, and what follows. */
export function withLead(text: string): { lead: string; rest: string } {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  const end = paragraphs.findIndex((paragraph) => blocksOf(paragraph).at(-1)?.kind !== 'heading') + 1
  return { lead: paragraphs.slice(0, end).join('\n\n'), rest: paragraphs.slice(end).join('\n\n') }
}

/** The reader finds a passage by its name, or by its reference as people write it. */
export const referencesOf = (references: readonly string[], passages: readonly AnswerPassage[]) =>
  references.map((reference) => ({
    id: passages.find((passage) => passage.reference === reference)?.id ?? reference,
    reference,
  }))

/** Prose that stands below the help lines does not list them a second time. */
export function proseBeside(help: HelpOfRegion | undefined, text: string): string {
  const names = help?.helplines.map(({ name }) => `- ${name}:`) ?? []
  const isListed = (line: string) => names.some((name) => line.startsWith(name))
  return text
    .split('\n')
    .filter((line) => !isListed(line))
    .join('\n')
}

/** Of an answer to words in another language: whether its prose tells so, and is in that language, or a note has to. */
export function inItsLanguage(
  prose: string,
  { source, writtenIn }: { source: 'model' | 'library'; writtenIn?: WrittenIn | undefined },
): Pick<ShownAnswer, 'languageNote' | 'proseIn'> {
  if (!writtenIn) return {}
  if (prose.endsWith(writtenIn.english)) return { proseIn: writtenIn }
  return { languageNote: writtenIn, ...(source === 'model' && { proseIn: writtenIn }) }
}

/** Who wrote an answer, in words. A model that does not say its name is only called so. */
export const sourceLabel = (source: 'model' | 'library', model?: string | null): string =>
  source === 'library' ? 'From the Lampstand library' : `Written by ${model ?? 'a model'} with checked scripture`
