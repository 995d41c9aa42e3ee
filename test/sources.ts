import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

/**
 * Where an import leads: a file of the project by its path from the root, `package:name/part`, or `node:name`.
 * `kind` tells what is left of it when the program runs: `type` nothing, `value` at once, `lazy` when the call is made.
 */
export type Import = { target: string; kind: 'type' | 'value' | 'lazy' }
export type Source = { path: string; code: string; imports: readonly Import[] }

const root = new URL('..', import.meta.url).pathname
/** Tests, and what only tests use. */
export const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$|(^|\/)(test|test-support|e2e)\/|\/test(ing|-[a-z]+)\.ts$/.test(path)

const ignored = (path: string) => /(^|\/)(node_modules|\.build|dist|data|test-results)(\/|$)/.test(path)

/** Paths from the root that match, without what is installed or built. */
export const filesMatching = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (path) => ignored(path) }).sort()

export const readText = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

/** Every module of the project, tests included. */
export const readSources = (): Source[] =>
  filesMatching('{contract,scripture,content,server,web,e2e,bench,test,scripts}/**/*.{ts,tsx,mjs}', '*.ts').map(
    (path) => {
      const code = readText(path)
      return { path, code, imports: importsOf(path, code) }
    },
  )

/** The imports and re-exports of a module. `import { type A }` counts as a value: it still loads the module. */
export function importsOf(path: string, code: string): Import[] {
  const { module, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  const kindAt = (start: number): 'type' | 'value' =>
    /^(import|export)\s+type\b/.test(code.slice(start, start + 40)) ? 'type' : 'value'
  const reExports = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ name: moduleRequest.value, kind: kindAt(start) }] : [])),
  )
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const name = /^['"`]([^$]+)['"`]$/.exec(code.slice(start, end))?.[1]
    return name ? [{ name, kind: 'lazy' as const }] : []
  })
  return [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ name: moduleRequest.value, kind: kindAt(start) })),
    ...reExports,
    ...lazy,
  ].map(({ name, kind }) => ({ target: targetOf(path, name), kind }))
}

function targetOf(path: string, name: string) {
  if (name.startsWith('.')) return posix.join(posix.dirname(path), name.replace(/\?.*$/, ''))
  const own = /^@lampstand\/(\w+)\/(.+)$/.exec(name)
  if (own) return `${own[1]}/src/${own[2]}.ts`
  return name.startsWith('node:') ? name : `package:${name}`
}
