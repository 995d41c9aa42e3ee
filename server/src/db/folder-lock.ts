import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/** The embedded database would be destroyed by a second process, so a second one must not open it. */
export class DataFolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Lampstand. Stop that one first, or give this one a folder of its own ` +
        'with DATA_DIR. Several servers can share one PostgreSQL with DATABASE_URL.',
    )
    this.name = 'DataFolderInUse'
  }
}

/**
 * Makes the folder if need be and holds it until `release` or the end of the process, however it ends: the lock is one of the
 * kernel's, taken through SQLite because Node has no call for it.
 * @throws DataFolderInUse
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new DataFolderInUse(folder) : error
  }
  return { release: () => lock.close() }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
