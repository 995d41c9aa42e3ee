import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openPglite } from './embedded.ts'
import { installJobTables } from './job-tables.ts'
import { migrationsDigest } from './migrate.ts'

const folder = fileURLToPath(new URL('../../.build/test-database/', import.meta.url))

/** The files of an empty database with all tables, as a tar; made once for each state of the migrations, PGlite and pg-boss. */
export async function emptyDump(): Promise<Blob> {
  const [pglite, boss] = await Promise.all(['@electric-sql/pglite', 'pg-boss'].map(versionOf))
  const file = `${folder}${pglite}-${boss}-${migrationsDigest()}.tar`
  return new Blob([await readFile(file).catch(() => makeDump(file))])
}

async function versionOf(name: string): Promise<string> {
  const manifest = await readFile(new URL('../package.json', import.meta.resolve(name)), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

async function makeDump(file: string): Promise<Buffer<ArrayBuffer>> {
  const database = await openPglite({})
  await installJobTables(database.client)
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
