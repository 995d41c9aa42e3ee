import { readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { aliases, overrides } from './overrides.ts'

const fromPackages = overrides.filter(({ find }) => !find.startsWith('\0'))

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const moduleOf = (path: string, code: string) => {
  const { module, errors } = parseSync(path, code)
  expect(errors).toEqual([])
  return module
}

/** The names under which a file of this folder hands out what it has. */
const exportedBy = (file: string) =>
  moduleOf(file, read(file)).staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? 'default'),
  )

/** The names that an installed file takes from a module. */
function takenBy(file: string, from: string): string[] {
  const { staticImports, staticExports } = moduleOf(file, read(`../../node_modules/${file}`))
  return [
    ...staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === from)
      .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? 'default')),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ moduleRequest }) => moduleRequest?.value === from)
      .map(({ importName }) => importName.name ?? 'default'),
  ]
}

test.each(fromPackages)('$find is still asked for, and what is asked for is there', ({ find, file, askedBy }) => {
  const taken = takenBy(askedBy, find)
  expect(taken).not.toEqual([])
  expect(exportedBy(file)).toEqual(expect.arrayContaining(taken))
})

test('Vite still has its helper under the name that the override takes', () => {
  const [helper] = overrides.filter(({ find }) => find.startsWith('\0'))
  const vite = read(`../../node_modules/${helper?.askedBy}`)
  expect(vite).toContain(JSON.stringify(helper?.find).replace('\\u0000', '\\0'))
  expect(vite).toContain(`"${exportedBy(helper?.file ?? '').join()}"`.replaceAll('"', '`'))
})

test('an override stands for its module alone', () => {
  const [pattern] = aliases().filter(({ find }) => find.test('regexparam'))
  expect(pattern?.find.test('regexparam/dist/index.js')).toBe(false)
})
