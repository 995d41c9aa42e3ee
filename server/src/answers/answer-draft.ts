/** An answer before scripture is quoted into it: passages are names only. */
export type AnswerDraft = {
  /** Paragraphs; a line of a list begins with "- ", a heading is a paragraph without a full stop. */
  readonly content: readonly string[]
  readonly passages: readonly PassageChoice[]
  readonly prayerPoints: readonly string[]
  readonly warnings: readonly string[]
  /** Titles of the situations that come nearest, when none fits. */
  readonly nearest?: readonly string[]
}

/** A chosen passage by its OSIS name, with why it speaks to what was asked. */
export type PassageChoice = { readonly ref: string; readonly why: string }

export const bulletList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

export const joinParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs.filter((each) => each !== '').join('\n\n')
