import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Orm } from './database.ts'
import { openInMemory } from './embedded.ts'
import { openPostgres } from './postgres.ts'
import * as schema from './schema.ts'
import { emptyDump } from './test-dump.ts'
import { createTestDatabase } from './test-template.ts'

type TestDatabase = Database & {
  /** Empties every table but that of the verses, which are content and no one's data. */
  truncate(): Promise<void>
}

/**
 * An empty database for one test file: embedded and in memory, or, when TEST_DATABASE_URL names a PostgreSQL, a database of its
 * own there, gone on `close`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: url } = process.env
  const database = url ? await openTemporary(url) : await openInMemory(await emptyDump())
  return { ...database, truncate: () => emptyTables(database.orm) }
}

async function openTemporary(serverUrl: string): Promise<Database> {
  const temporary = await createTestDatabase(serverUrl)
  const database = await openPostgres(temporary.url)
  const close = async () => {
    await database.close()
    await temporary.drop()
  }
  return { ...database, close }
}

const tables = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .filter((table) => table !== schema.scriptureVerses)
  .map((table) => `"${getTableName(table)}"`)

const whetherFilled = sql.raw(
  tables.map((table) => `select '${table}' as name where exists (select 1 from ${table})`).join(' union all '),
)

/** Takes a tenth of what `truncate` takes, which makes new files for each table; one statement, so that no order is needed. */
async function emptyTables(orm: Orm) {
  const answer = await orm.execute(whetherFilled)
  const { rows: filled } = answer as { rows: { name: string }[] }
  if (filled.length === 0) return
  const deletions = filled.map(({ name }, index) => `d${index} as (delete from ${name})`)
  await orm.execute(sql.raw(`with ${deletions.join(', ')} select 1`))
}
