import { join } from 'node:path'
import type { PGliteOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { type Database, whenOpened, withTransactionOn } from './database.ts'
import { DurableNodeFS } from './durable-fs.ts'
import { placeDatabase } from './first-start.ts'
import { lockFolder } from './folder-lock.ts'
import { installJobTables } from './job-tables.ts'
import { migrateEmbedded } from './migrate.ts'
import { OneConnection } from './one-connection.ts'
import * as schema from './schema.ts'

/** PGlite turns fsync off by `-F`; the default way of syncing the log would open it with flags that do nothing here. */
const durably = [...OneConnection.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync']
/** The default of 128 MB is resident from the start; what is read again comes from the system's cache of files. */
const smallBuffers = ['-c', 'shared_buffers=16MB']

/**
 * Begins to open the embedded database of a folder, which only one process may do.
 * @throws DataFolderInUse
 */
export async function startEmbedded(folder: string): Promise<Database> {
  const lock = lockFolder(folder)
  try {
    const path = join(folder, 'database')
    await placeDatabase(path, makeDatabase)
    const database = startFolder(path)
    const close = () => database.close().finally(lock.release)
    return { ...database, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Opens a folder that holds the files of a database or nothing yet. The caller sees to it that nobody else does. */
const startFolder = (path: string) =>
  startPglite({ fs: new DurableNodeFS(path), startParams: [...durably, ...smallBuffers] })

/** Makes an empty database with all migrations, and all tables of jobs, in a folder that is not there yet. */
export async function makeDatabase(path: string) {
  const database = await whenOpened(startFolder(path))
  await installJobTables(database.client)
  await database.maintain()
  await database.close()
}

/** Opens PGlite and migrates it. */
export const openPglite = (options: PGliteOptions) => whenOpened(startPglite(options))

function startPglite(options: PGliteOptions) {
  const client = new OneConnection(options)
  const orm = drizzle({ client, schema })
  const opened = client.waitReady.then(() => migrateEmbedded(orm))
  // Whoever awaits it is told; a rejection that nobody awaits must not end the process.
  opened.catch(() => undefined)
  return {
    opened,
    orm,
    client,
    withTransaction: withTransactionOn(orm),
    kind: 'embedded' as const,
    driver: { client },
    ping: async () => void (await orm.execute(sql`select 1`)),
    /** Nothing vacuums by itself here, and without checkpoints the log grows and a start after a crash takes ever longer. */
    maintain: async () => {
      await client.exec('vacuum analyze')
      await client.exec('checkpoint')
    },
    async close() {
      // While it is still opening there is nothing to close.
      await opened.catch(() => undefined)
      if (client.ready) await client.close()
    },
  }
}
