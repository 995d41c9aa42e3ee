import type { Stretch } from './quotes.ts'

const strings = /"((?:[^"\\\n]|\\.)*)"([ \t\r\n]*:)?/g
const holdsScripture =
  /^(?:(?:scripture|verse|passage|bible|quote|quotation)?[_ ]?(?:text|words)|verse|quote|quotation|scripture|passage)$/i

/**
 * A text that is JSON: the strings that hold words of scripture, by their keys, and the text with what is JSON's own in it
 * blanked out. Undefined for any other text.
 */
export function jsonStrings(text: string): { values: Stretch[]; prose: string } | undefined {
  if (!/^\s*[[{]/.test(text) || !isJson(text)) return undefined
  const values: Stretch[] = []
  let key = ''
  const prose = text.replace(strings, (all, inner: string, colon: string | undefined, at: number) => {
    if (colon !== undefined) {
      key = inner
      return ' '.repeat(all.length)
    }
    const outerEnd = at + inner.length + 2
    if (holdsScripture.test(key))
      values.push({ kind: 'value', outerStart: at, outerEnd, start: at + 1, end: outerEnd - 1 })
    return ` ${inner.replaceAll('\\"', ' "').replaceAll('\\n', ' \n')} `
  })
  return { values, prose }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
