import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { makeDatabase } from './embedded.ts'
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
  const made = `${file}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  try {
    await makeDatabase(`${made}.database`)
    const database = await PGlite.create({ fs: new NodeFS(`${made}.database`) })
    const dump = Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer())
    await database.close()
    await writeFile(made, dump)
    await rename(made, file)
    return dump
  } finally {
    await rm(made, { force: true })
    await rm(`${made}.database`, { recursive: true, force: true })
  }
}
