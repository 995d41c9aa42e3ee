/** An answer before scripture is quoted into it: passages are names only. */
export type Draft = {
  /** Paragraphs; a line of a list begins with "- ", a heading is a paragraph without a full stop. */
  readonly content: readonly string[]
  readonly passages: readonly Chosen[]
  readonly prayerPoints: readonly string[]
  readonly warnings: readonly string[]
  /** Titles of the situations that come nearest, when none fits. */
  readonly nearest?: readonly string[]
}

/** A chosen passage by its OSIS name, with why it speaks to what was asked. */
export type Chosen = { readonly ref: string; readonly why: string }

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

export const joined = (paragraphs: readonly string[]): string => paragraphs.filter((each) => each !== '').join('\n\n')
