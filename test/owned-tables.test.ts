import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as schema from '../server/src/db/schema.ts'
import { isTest, readSources } from './sources.ts'

const owned = Object.entries(schema).flatMap(([name, part]) =>
  is(part, PgTable) && 'deviceScope' in getTableColumns(part) ? [{ name, sqlName: getTableName(part) }] : [],
)

/** Writes to a table of owned rows that do not go through `server/src/db/owned.ts`, which takes none without saying whose. */
function rawWrites(code: string): string[] {
  return owned.flatMap(({ name, sqlName }) => {
    const byBuilder = new RegExp(`\\.(?:insert|update|delete)\\(\\s*(?:\\w+\\.)?${name}\\b`, 'g')
    const bySql = new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from)\\s+"?${sqlName}\\b`, 'gi')
    const byTag = new RegExp(
      `\\b(?:insert\\s+into|update|delete\\s+from)\\s+\\$\\{\\s*(?:\\w+\\.)?${name}\\s*\\}`,
      'gi',
    )
    return [byBuilder, bySql, byTag].flatMap((pattern) => [...code.matchAll(pattern)].map(([found]) => found))
  })
}

test('rows that belong to somebody are written only with their owner', () => {
  expect(owned.map(({ name }) => name)).toContain('savedScriptures')
  const sources = readSources().filter(({ path }) => path.startsWith('server/src/') && !isTest(path))
  expect(sources.flatMap(({ path, code }) => rawWrites(code).map((found) => `${path}: ${found}`))).toEqual([])
})

describe('the rule refuses', () => {
  test.each([
    'await orm.update(savedScriptures).set({ text })',
    'tx\n  .delete(\n    schema.savedScriptures,\n  )',
    'orm.insert(savedScriptures).values(row)',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    'sql`delete from ${savedScriptures} where true`',
    'sql`update "saved_scriptures" set text = 1`',
  ])('%s', (code) => {
    expect(rawWrites(code)).toHaveLength(1)
  })
})

test.each(['ownedTable(orm, savedScriptures).update(ownedBy(savedScriptures, owner), {})', 'orm.insert(users)'])(
  'the rule allows %s',
  (code) => {
    expect(rawWrites(code)).toEqual([])
  },
)
