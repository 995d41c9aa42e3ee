import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openPglite } from './embedded.ts'
import { migrationsDigest } from './migrate.ts'

const folder = fileURLToPath(new URL('../../.build/test-database/', import.meta.url))
const pglitePackage = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))

/** The files of an empty database with all migrations, as a tar; made once for each state of the migrations and of PGlite. */
export async function emptyDump(): Promise<Blob> {
  const { version } = JSON.parse(await readFile(pglitePackage, 'utf8')) as { version: string }
  const file = `${folder}${version}-${migrationsDigest()}.tar`
  return new Blob([await readFile(file).catch(() => makeDump(file))])
}

async function makeDump(file: string): Promise<Buffer<ArrayBuffer>> {
  const database = await openPglite({})
  const dump = Buffer.from(await (await database.client.dumpDataDir('none')).arrayBuffer())
  await database.close()
  const unfinished = `${file}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(unfinished, dump)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return dump
}
