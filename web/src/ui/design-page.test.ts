import { expect, test } from 'vitest'
import { filesMatching, readSources } from '../../../test/sources.ts'

const sources = new Map(readSources().map((source) => [source.path, source]))

/** All that a module brings along, at once or on use. */
function reachedFrom(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const { target } of sources.get(path)?.imports ?? []) reachedFrom(target, seen)
  return seen
}

test('the design page shows every part of the design system', () => {
  const reached = reachedFrom('web/src/ui/design-page.tsx')
  const parts = filesMatching('web/src/ui/*.tsx').filter((path) => !path.endsWith('.test.tsx'))
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.filter((path) => !reached.has(path))).toEqual([])
})
