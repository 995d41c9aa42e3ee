import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Names what the last build wrote, in the folder itself. */
const listFile = '.files'

/**
 * Moves a build to where the former one is, file by file. What the former one wrote stays until the next: a program that runs, and
 * pages that are open, name its files by their hashes and load some of them late. Files whose names begin with a dot are left alone.
 * @param fresh holds the build; empty folders are left of it
 */
export async function replaceBuild(folder: string, fresh: string): Promise<void> {
  const built = await filesIn(fresh)
  await mkdir(folder, { recursive: true })
  const present = await filesIn(folder)
  const former = await readList(folder).catch(() => present)
  for (const file of built) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await rename(join(fresh, file), join(folder, file))
  }
  const kept = new Set([...built, ...former])
  for (const file of present) if (!kept.has(file)) await rm(join(folder, file))
  await writeFile(join(folder, listFile), JSON.stringify(built))
}

const readList = async (folder: string): Promise<string[]> => JSON.parse(await readFile(join(folder, listFile), 'utf8'))

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
