const blocks = /(?:^[ \t]*>[^\n]*(?:\n|$))+/gm
const source = /(?:^|[\n.!?”"])\s*(?:[—–~-]\s*[^\n]{3,80}|\([^()\n]{3,80}\))\s*$/

/** A block quotation in quotation marks, what signs it behind them; unchanged where it has marks of its own. */
function inMarks(block: string): string {
  const lines = block.replace(/^[ \t]*>[> \t]*/gm, '').trim()
  const tail = Math.max(0, lines.length - 100)
  const signed = source.exec(lines.slice(tail))
  const at = signed ? tail + signed.index + (/^[.!?”"]/.test(signed[0]) ? 1 : 0) : lines.length
  const words = lines.slice(0, at).trim().replace(/\s+/g, ' ')
  const ending = lines.slice(at).trim()
  const isMarked = /["“”]/.test(words) || !/\p{L}/u.test(words) || /^[*_]*(?:[1-3] )?\p{Lu}\p{Ll}+ \d/u.test(words)
  return `${isMarked ? words : `“${words}”`}${ending === '' ? '' : ` ${ending}`}\n`
}

const emphasized = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)([^*_\n"“”]{12,600})(?<=\S)\1(?![\p{L}\p{N}*_])/gu

/** Emphasized sentences in quotation marks, so that what they claim is seen when the emphasis is gone. */
export const emphasisInMarks = (text: string): string =>
  text.replace(emphasized, (all, _, words: string) => (/\s\S+\s/.test(words) && !/\d/.test(words) ? `“${words}”` : all))

/** Text without markup, footnotes and addresses: what a model writes is shown as text, and should read as text. */
export const plain = (text: string): string =>
  text
    .replace(blocks, inMarks)
    .replace(/^[ \t]*\[\^[\w-]{1,20}\]:[^\n]*$/gm, '')
    .replace(/\[\^[\w-]{1,20}\]/g, '')
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,300}\)/g, '$1')
    .replace(/https?:\/\/\S+|\bwww\.\S+/gi, '')
    .replace(/^\s{0,3}#{1,6}\s+/gm, '')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^\s*[*•]\s+/gm, '- ')
    .replace(/(?<![\p{L}\p{N}])([*_])(?=\S)([^*_\n]{1,600})(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
