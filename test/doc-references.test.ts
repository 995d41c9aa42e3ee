import { expect, test } from 'vitest'
import { stepNames } from '../scripts/test-steps.ts'
import { referencesOf } from './doc-references.ts'
import { filesMatching, readText } from './sources.ts'

type Manifest = { scripts: Record<string, string>; devDependencies: Record<string, string> }
const { scripts, devDependencies }: Manifest = JSON.parse(readText('package.json'))

/** A name without a folder may stand anywhere, and some packages are named like files. */
const exists = (path: string) =>
  path in devDependencies || filesMatching(path.includes('/') ? path : `{${path},**/${path}}`).length > 0

const dangling = (markdown: string, folder: string) => {
  const { paths, scripts: named, steps } = referencesOf(markdown, folder)
  return [
    ...paths.filter((path) => !exists(path)),
    ...named.filter((name) => !(name in scripts)),
    ...steps.filter((step) => !stepNames.includes(step)),
  ]
}

test.each(filesMatching('*.md', 'docs/**/*.md'))('%s names only what exists', (path) => {
  expect(dangling(readText(path), path.slice(0, path.lastIndexOf('/') + 1))).toEqual([])
})

test('a path, a file, a script, a step and a picture that do not exist are found', () => {
  const text = 'See `server/src/gone.ts`, `gone.ts`, `npm run gone`, `npm test -- gone` and ![a picture](gone.png).'
  expect(dangling(text, 'docs/')).toEqual(['server/src/gone.ts', 'gone.ts', 'docs/gone.png', 'gone', 'gone'])
})

test('routes, packages, types of content and what is built are no references', () => {
  const text =
    '`/api/docs`, `@fastify/static`, `text/html`, `./data`, `web/.build`, `.ts`, `./src/*.ts`, [site](https://example.org/a.md)'
  expect(referencesOf(text, '')).toEqual({ paths: [], scripts: [], steps: [] })
})
