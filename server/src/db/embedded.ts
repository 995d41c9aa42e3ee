import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type Database, whenOpened } from './database.ts'
import { startEngine } from './embedded-connection.ts'
import type { Storage } from './embedded-engine.ts'
import { restarting } from './embedded-restarts.ts'
import { placeDatabase } from './first-start.ts'
import { lockFolder } from './folder-lock.ts'
import { guardPool } from './guarded-pool.ts'
import { installJobTables } from './job-tables.ts'
import { migrate } from './migrate.ts'

/** There is one, which a transaction holds; others wait for it. */
const connection = { max: 1, idleTimeoutMillis: 0, user: 'postgres', database: 'postgres', ssl: false }

/**
 * Begins to open the embedded database of a folder, which only one process may do.
 * @throws DataFolderInUse
 */
export async function startEmbedded(folder: string): Promise<Database> {
  const lock = lockFolder(folder)
  try {
    const path = join(folder, 'database')
    await placeDatabase(path, makeDatabase)
    const database = start({ folder: path })
    const close = () => database.close().finally(lock.release)
    return { ...database, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Makes an empty database with all migrations, and all tables of jobs, in a folder that is not there yet. */
export async function makeDatabase(path: string) {
  const database = await whenOpened(start({ folder: path }))
  await installJobTables(database.driver.pool)
  await database.maintain()
  await database.close()
}

/** Opens a database in memory that begins with the files of a dump, or empty, and migrates it. */
export const openInMemory = (dump?: Blob) => whenOpened(start({ dump }))

/** The caller sees to it that nobody else opens the same folder. */
function start(storage: Storage) {
  const engine = 'folder' in storage ? restarting(() => startEngine(storage)) : startEngine(storage)
  const pool = new pg.Pool({ ...connection, stream: engine.connect })
  const opened = migrateOn(pool.connect())
  // Whoever awaits it is told; a rejection that nobody awaits must not end the process.
  opened.catch(() => undefined)
  const { orm, withTransaction } = guardPool(pool, opened)
  return {
    opened,
    orm,
    withTransaction,
    kind: 'embedded' as const,
    driver: { pool },
    ping: async () => void (await orm.execute(sql`select 1`)),
    /** Nothing vacuums by itself here, and without checkpoints the log grows and a start after a crash takes ever longer. */
    maintain: async () => {
      await pool.query('vacuum analyze')
      await pool.query('checkpoint')
    },
    async close() {
      await opened.catch(() => undefined)
      await pool.end()
      await engine.close()
    },
  }
}

/** Before others get the connection. */
async function migrateOn(connecting: Promise<pg.PoolClient>) {
  const client = await connecting
  try {
    await migrate(client)
  } finally {
    client.release()
  }
}
