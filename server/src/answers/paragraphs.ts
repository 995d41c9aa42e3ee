/** A text in paragraphs, each but the first with the empty line before it, so that joined they are the text again. */
export const paragraphsIn = (text: string): string[] =>
  text.split('\n\n').map((paragraph, at) => (at === 0 ? paragraph : `\n\n${paragraph}`))
