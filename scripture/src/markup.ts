const blank = (match: string): string => match.replace(/[^\n]/g, ' ')

/**
 * The text with its markup (Markdown, HTML, footnote marks, emoji) blanked out, every character in its place: what stands
 * between two words of it is what a reader sees there.
 */
export function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, blank)
    .replace(/^[ \t]*>[> \t]*/gm, blank)
    .replace(/^[ \t]*#{1,6}(?=[ \t])/gm, blank)
    .replace(/\[\^[\w-]{1,20}\]/g, blank)
    .replace(/\]\([^()\s]{0,300}\)/g, blank)
    .replace(/\\(?=")/g, blank)
    .replace(/[*_`]+/g, blank)
    .replace(/\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d)*/gu, blank)
}
