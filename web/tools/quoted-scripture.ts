import { readFileSync } from 'node:fs'
import { formatReference } from '@lampstand/scripture/references'
import { openText } from '@lampstand/scripture/text'
import type { Plugin } from 'vite'

const scheme = 'scripture:'
/** What is quoted is handed on as a program: a name that ends in `.json` would be read as JSON. */
const program = '.js'
const content = new URL('../../content/', import.meta.url)

/**
 * Words of scripture for pages that must have them without a server. `scripture:Matt.11.28` is that passage as `{ id, text,
 * reference }`; `scripture:content/x.json` is that file with the same put in the place of each `ref`. Nobody types a verse:
 * they are quoted from the text when the page is built.
 */
export const quotedScripture = (): Plugin => ({
  name: 'lampstand-quoted-scripture',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(scheme) ? `\0${id}${program}` : null),
  load(id) {
    if (!id.startsWith(`\0${scheme}`)) return null
    const named = id.slice(scheme.length + 1, -program.length)
    if (!named.startsWith('content/')) return `export default ${JSON.stringify(quote(named))}`
    const file = new URL(named.slice('content/'.length), content)
    this.addWatchFile(file.pathname)
    const value = JSON.parse(readFileSync(file, 'utf8'), (_key, each) => (isPassage(each) ? withQuotation(each) : each))
    return `export default ${JSON.stringify(value)}`
  },
})

const isPassage = (value: unknown): value is { ref: string } =>
  typeof value === 'object' && value !== null && 'ref' in value && typeof value.ref === 'string'

const withQuotation = ({ ref, ...rest }: { ref: string }) => ({ ...rest, ...quote(ref) })

/** @throws where there is no such passage */
const quote = (ref: string) => ({ id: ref, text: openText().quote(ref), reference: formatReference(ref) })
