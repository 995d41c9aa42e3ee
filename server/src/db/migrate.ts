import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
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
    await migrate(client)
  } finally {
    // The lock is the connection's and ends with it.
    await client.end()
  }
}

/** Brings the database of a connection to this version; the caller sees to it that nobody else does at the same time. */
export const migrate = (client: pg.ClientBase) =>
  runMigrations(drizzle({ client: client as pg.Client }), { migrationsFolder })

/** A short name for the state of the schema after all migrations. */
export function migrationsDigest() {
  const hash = createHash('sha256')
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 16)
}
