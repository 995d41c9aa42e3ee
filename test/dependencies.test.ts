import { expect, test } from 'vitest'
import { filesMatching, readText } from './sources.ts'

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const read = (path: string): Manifest => JSON.parse(readText(path))
const dependenciesOf = ({ dependencies, devDependencies }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies })

const inexact = (manifest: Manifest) =>
  dependenciesOf(manifest)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`)

/** Types of a package and our own rooms need no reason of their own. */
const unexplained = (manifest: Manifest, records: string) =>
  dependenciesOf(manifest)
    .map(([name]) => name)
    .filter((name) => !/^@(types|lampstand)\//.test(name) && !records.includes(`\`${name}\``))

const manifests = filesMatching('package.json', '*/package.json')
const records = filesMatching('docs/decisions/*.md').map(readText).join('\n')

test.each(manifests)('%s pins every version exactly', (path) => {
  expect(inexact(read(path))).toEqual([])
})

test.each(manifests)('every package of %s has a reason in docs/decisions, its name in backticks', (path) => {
  expect(unexplained(read(path), records)).toEqual([])
})

test('a range, a tag and a package without a reason are found', () => {
  const manifest = {
    dependencies: { a: '^1.0.0', b: '1.2.3', '@types/b': '1.0.0' },
    devDependencies: { c: 'latest', d: '1.0.0-rc.1' },
  }
  expect(inexact(manifest)).toEqual(['a ^1.0.0', 'c latest'])
  expect(unexplained(manifest, '`a` and `c`')).toEqual(['b', 'd'])
})
