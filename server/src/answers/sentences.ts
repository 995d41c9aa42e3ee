/** A paragraph in sentences, each with the space after it; quotation marks stay with their sentence. */
export const sentencesIn = (paragraph: string): string[] =>
  paragraph.match(/[^.!?\n]*(?:[.!?]+["”’)\]]*(?:\s+|$)|\n+|$)/g)?.filter((sentence) => sentence !== '') ?? []

/** A text in paragraphs, each but the first with the empty line before it: joined as they are they are the text. */
export const paragraphsIn = (text: string): string[] =>
  text.split('\n\n').map((paragraph, at) => (at === 0 ? paragraph : `\n\n${paragraph}`))
