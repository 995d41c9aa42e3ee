import { expect, test } from 'vitest'
import { envExample } from '../server/src/config.ts'
import { configVariables } from '../server/src/config-variables.ts'
import { isTest, readSources, readText } from './sources.ts'

test('.env.example is what config.ts makes of its variables', () => {
  expect(readText('.env.example')).toBe(envExample())
})

test('.env.example, uncommented, names every variable once', () => {
  const names = [...envExample().matchAll(/^# ([A-Z_]+)=/gm)].map((match) => match[1])
  expect(names).toEqual(configVariables.map(({ name }) => name))
})

/** To set a variable is not to read one. */
const readsEnvironment = (code: string) =>
  /\bprocess\.env\b(?!\['\w+'\] = )|import\.meta\.env\.(?!DEV\b|PROD\b)/.test(code)

test('the program reads its environment in one place', () => {
  const readers = readSources().filter(
    ({ path, code }) =>
      /^(contract|scripture|content|server|web)\/src\//.test(path) && !isTest(path) && readsEnvironment(code),
  )
  expect(readers.map(({ path }) => path)).toEqual(['server/src/run-program.ts'])
})

test('a second reader is found', () => {
  expect(readsEnvironment('const port = process.env["PORT"]')).toBe(true)
  expect(readsEnvironment("process.env['FOR_A_LIBRARY'] = '1'")).toBe(false)
  expect(readsEnvironment("process.env['PORT'] === '1'")).toBe(true)
  expect(readsEnvironment('if (import.meta.env.DEV) show()')).toBe(false)
})
