import { type Database, whenOpened } from './database.ts'

export type { Database, Orm, Transaction, WithTransaction } from './database.ts'
export { DataFolderInUse } from './folder-lock.ts'

type Where = { url: string } | { folder: string }

/**
 * Opens a database that has all migrations of this version: the PostgreSQL behind a URL, or the embedded one in a folder, which
 * is made when it is not there.
 * @throws DataFolderInUse when another process has the folder open
 */
export async function openDatabase(where: Where): Promise<Database> {
  return whenOpened(await startDatabase(where))
}

/**
 * The same, still opening: pages that need no database can be served meanwhile.
 * @throws DataFolderInUse
 */
export async function startDatabase(where: Where): Promise<Database> {
  // Only the driver that is needed is loaded: each takes longer to load than the database to open.
  if ('url' in where) return (await import('./postgres.ts')).startPostgres(where.url)
  return (await import('./embedded.ts')).startEmbedded(where.folder)
}
