import type { Database } from './database.ts'

export type { Database, Orm, Transaction, WithTransaction } from './database.ts'
export { DataFolderInUse } from './folder-lock.ts'

/**
 * Opens a database that has all migrations of this version: the PostgreSQL behind a URL, or the embedded one in a folder, which
 * is made when it is not there.
 * @throws DataFolderInUse when another process has the folder open
 */
export async function openDatabase(where: { url: string } | { folder: string }): Promise<Database> {
  // Only the driver that is needed is loaded: each takes longer to load than the database to open.
  if ('url' in where) return (await import('./postgres.ts')).openPostgres(where.url)
  return (await import('./embedded.ts')).openEmbedded(where.folder)
}
