import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program on the same server takes for a lock of its own. */
const lockKey = 4_605_713_402

/** Brings a PostgreSQL to this version; of several servers that start at once, one does it and the others wait. */
export async function migrateByUrl(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'lampstand-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await migratePostgres(drizzle({ client }), { migrationsFolder })
  } finally {
    // The lock is the connection's and ends with it.
    await client.end()
  }
}

/** Brings an embedded database to this version; the lock on its folder keeps others out. */
export const migrateEmbedded = <Schema extends Record<string, unknown>>(orm: PgliteDatabase<Schema>) =>
  migratePglite(orm, { migrationsFolder })

/** A short name for the state of the schema after all migrations. */
export function migrationsDigest() {
  const hash = createHash('sha256')
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 16)
}
