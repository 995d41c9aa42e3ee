import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = dirname(fileURLToPath(import.meta.resolve('drizzle-orm')))

it("drizzle's modules are of one kind and name each other by file, as these imports take for granted", () => {
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ type: 'module' })
  const modules = globSync('{.,pg-core,node-postgres,sql}/**/*.js', { cwd: folder })
  expect(modules.length).toBeGreaterThan(100)
  const unknown = modules.flatMap((module) => {
    const source = readFileSync(join(folder, module), 'utf8')
    const named = [...source.matchAll(/(?:from|import) ?"(\.[^"]+)"/g)].map(([, name = '']) => name)
    return named.filter((name) => !existsSync(join(folder, dirname(module), name)))
  })
  expect(unknown).toEqual([])
})
