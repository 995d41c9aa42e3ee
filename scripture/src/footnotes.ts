import { type Located, locatedIn } from './located.ts'

const definition = /^[ \t]*\[\^?([\w-]{1,20})\][:.]?[ \t]+[^\n]*/gm
const mark = /^["”’»*_.,;:!?)\s]{0,4}\[\^?([\w-]{1,20})\](?!:)/

/** The footnotes of a text that name a passage: which one stands for the source of a quotation that bears its mark. */
export function footnotesIn<T extends Located>(text: string, references: readonly T[]) {
  const sources = new Map<string, T>()
  for (const match of text.matchAll(definition)) {
    const [source] = locatedIn(references, match.index, match.index + match[0].length)
    if (source && match[1] !== undefined) sources.set(match[1], source)
  }
  return {
    sourceOf({ outerEnd }: { readonly outerEnd: number }): T | undefined {
      const [, name = ''] = mark.exec(text.slice(outerEnd, outerEnd + 30)) ?? []
      return sources.get(name)
    },
  }
}
