import { expect, test } from 'vitest'
import { importCycles } from './import-cycles.ts'
import { importsOf, readSources } from './sources.ts'

test('no module waits for itself', () => {
  expect(importCycles(readSources())).toEqual([])
})

const module = (path: string, code: string) => ({ path, imports: importsOf(path, code) })

test('a ring of values is found, however long and through whichever name', () => {
  const ring = [
    module('contract/src/a.ts', "import { b } from './b.ts'"),
    module('contract/src/b.ts', "export * from './c.ts'"),
    module('contract/src/c.ts', "import { type A } from '@lampstand/contract/a'"),
  ]
  expect(importCycles(ring)).toEqual(['contract/src/a.ts → contract/src/b.ts → contract/src/c.ts → contract/src/a.ts'])
})

test('types and lazy imports do not close a ring', () => {
  const open = [
    module('a.ts', "import { b } from './b.ts'"),
    module('b.ts', "import type { A } from './a.ts'\nexport type { B } from './a.ts'\nimport('./a.ts')"),
  ]
  expect(importCycles(open)).toEqual([])
})
