import type { Edit } from './repair.ts'

const translation = String.raw`(?:[\s,(]*(?:WEB|KJV|NKJV|NIV|ESV|NLT|NASB|NRSV|CSB|MSG|AMP|ASV)\b\)?)?`
const emphasis = '[*_]{0,3}'

/** What stands around a reference that names a source, and goes with it. */
const settings = [
  {
    ahead: /\s*[([]\s*[*_]{0,3}(?:see |cf\.? )?$/i,
    behind: new RegExp(String.raw`^${emphasis}${translation}${emphasis}\s*[)\]]`),
  },
  { ahead: /\s*<(cite|footer)>[\s—–-]*$/i, behind: /^\s*<\/(?:cite|footer)>/i },
  {
    ahead: /(?:^|\n\s*)\[\^?[\w-]{1,20}\][:.]?[ \t]+$/,
    behind: new RegExp(String.raw`^${translation}[.\s]*?(?=\n|$)`),
  },
  {
    ahead: /[\s>]*[*_]{0,3}\s*[—–~]+\s*[*_]{0,3}$|\n[\s>]*[*_]{0,3}\s*-+\s*[*_]{0,3}$|\s+-+\s+[*_]{0,3}$/,
    behind: new RegExp(String.raw`^${emphasis}${translation}${emphasis}[^\S\n]*(?=[\n.!?]|$)`),
  },
  {
    ahead: /\n[\s>]*[*_]{1,3}$|\n[ \t]*>[\s>]*$/,
    behind: new RegExp(String.raw`^${emphasis}${translation}${emphasis}[^\S\n]*(?=\n|$)`),
  },
  { ahead: /,\s*$/, behind: /^\s*(?=[\n.!?]|$)/ },
]

/** Takes a reference out of a text with its brackets, dash or line; undefined where its sentence needs it. */
export function withoutReference(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): Edit | undefined {
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 60)
  for (const setting of settings) {
    const ahead = setting.ahead.exec(before)
    const behind = setting.behind.exec(after)
    if (ahead && behind) return { start: start - ahead[0].length, end: end + behind[0].length, text: '' }
  }
  return undefined
}
