import { jsonStrings } from './json-strings.ts'
import { withoutMarkup } from './markup.ts'
import type { Stretch } from './quotes.ts'

/**
 * A text and what a reader sees of it: `shown` is as long, with markup and what is JSON's own blanked out. `values`: strings
 * of JSON that hold words of scripture.
 */
export type Surface = { readonly text: string; readonly shown: string; readonly values: readonly Stretch[] }

export function surfaceOf(text: string): Surface {
  const json = jsonStrings(text)
  return { text, shown: withoutMarkup(json?.prose ?? text), values: json?.values ?? [] }
}
