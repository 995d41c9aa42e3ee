import { constants, existsSync } from 'node:fs'
import { chmod, cp, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An empty, migrated database that the build leaves (prepare.ts): copying it is several times faster than making one. */
export const preparedFolder = fileURLToPath(new URL('../../.build/database', import.meta.url))

/**
 * Puts a database where there is none yet: it is finished and on disk beside `path` before it takes that name, so what stands
 * there is whole, however a former start ended. The caller holds the lock on the folder.
 * @param make makes a database in an empty folder, when the build has left none
 */
export async function placeDatabase(path: string, make: (path: string) => Promise<void>, prepared = preparedFolder) {
  const fresh = `${path}.new`
  await rm(fresh, { recursive: true, force: true })
  if (existsSync(path)) return
  if (existsSync(prepared)) await cp(prepared, fresh, { recursive: true, mode: constants.COPYFILE_FICLONE })
  else await make(fresh)
  await chmod(fresh, 0o700)
  await syncAll(fresh)
  await rename(fresh, path)
  await syncOne(dirname(path))
}

async function syncAll(folder: string) {
  const entries = await readdir(folder, { recursive: true })
  await Promise.all(['', ...entries].map((entry) => syncOne(join(folder, entry))))
}

async function syncOne(path: string) {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
