import { describe, expect, test } from 'vitest'
import { foldersWithoutRule, forbiddenImports } from './import-rules.ts'
import { importsOf, readSources } from './sources.ts'

test('nobody imports across a wall', () => {
  expect(forbiddenImports(readSources())).toEqual([])
})

test('every folder of the server has a rule of its own', () => {
  expect(foldersWithoutRule(readSources().map(({ path }) => path))).toEqual([])
  expect(foldersWithoutRule(['server/src/new-folder/a.ts', 'server/src/main.ts'])).toEqual(['server/src/new-folder/'])
})

describe('the table refuses', () => {
  test.each([
    ['contract/src/verse.ts', 'zod'],
    ['contract/src/verse.ts', 'node:fs'],
    ['scripture/src/text.ts', '@lampstand/content/loader'],
    ['content/src/loader.ts', '@lampstand/contract/scripture'],
    ['server/src/features/account/service.ts', '../scripture/service.ts'],
    ['server/src/features/account/service.ts', '../../compose.ts'],
    ['server/src/platform/mail/smtp.ts', '../../features/account/service.ts'],
    ['server/src/db/client.ts', '../features/account/store.ts'],
    ['server/src/answers/usage.ts', '../features/account/store.ts'],
    ['server/src/safety/assess.ts', '../answers/composer.ts'],
    ['server/src/http/app.ts', '../features/account/routes.ts'],
    ['server/src/compose.ts', '../../web/src/main.tsx'],
    ['web/src/ui/button.tsx', '@lampstand/contract/account'],
    ['web/src/ui/button.tsx', '@tanstack/react-query'],
    ['web/src/api/client.ts', '../ui/button.tsx'],
    ['web/src/features/home/home-page.tsx', '../scripture/queries.ts'],
    ['web/src/features/home/home-page.tsx', '../../app/shell.tsx'],
    ['web/src/features/home/home-page.tsx', '@lampstand/scripture/text'],
    ['web/src/app/router.tsx', '../../../server/src/config.ts'],
  ])('%s importing %s', (path, name) => {
    const imports = importsOf(path, `import type { A } from '${name}'`)
    expect(forbiddenImports([{ path, imports }])).toHaveLength(1)
  })

  test('the same by a re-export and by a lazy import', () => {
    const path = 'contract/src/verse.ts'
    const imports = importsOf(path, "export * from 'fastify'\nexport const later = () => import('react')")
    expect(forbiddenImports([{ path, imports }])).toEqual([`${path}: package:fastify`, `${path}: package:react`])
  })
})

describe('the table allows', () => {
  test.each([
    ['server/src/features/account/routes.ts', './service.ts'],
    ['server/src/features/account/routes.ts', '@lampstand/contract/account'],
    ['server/src/compose.ts', './features/account/routes.ts'],
    ['web/src/features/home/home-page.tsx', '../../ui/button.tsx'],
    ['web/src/app/router.tsx', '../features/home/home-page.tsx'],
    ['contract/src/verse.ts', 'zod/mini'],
  ])('%s importing %s', (path, name) => {
    expect(forbiddenImports([{ path, imports: importsOf(path, `import { a } from '${name}'`) }])).toEqual([])
  })
})
