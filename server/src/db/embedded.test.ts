import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { scratchPath } from '../../test-support/scratch.ts'
import { startWriter } from '../../test-support/writer-process.ts'
import { DataFolderInUse, openDatabase } from './client.ts'
import { makeDatabase, openInMemory } from './embedded.ts'
import { startEngine } from './embedded-connection.ts'
import { Engine } from './embedded-engine.ts'
import { placeDatabase } from './first-start.ts'
import { serverSecrets } from './schema.ts'
import { emptyDump } from './test-dump.ts'

// Each test opens databases on disk and syncs them, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const secret = { name: 'lamp', value: 'oil' }

test('rows are there after the database was closed and opened again', async () => {
  const folder = scratchPath()
  const before = await openDatabase({ folder })
  await before.orm.insert(serverSecrets).values(secret)
  await before.close()
  const after = await openDatabase({ folder })
  const rows = await after.orm.select().from(serverSecrets)
  await after.close()
  expect(rows).toMatchObject([secret])
})

describe('the disk', () => {
  async function openEngine() {
    const folder = scratchPath()
    await placeDatabase(folder, makeDatabase)
    return Engine.open({ folder })
  }
  const insert = `insert into server_secrets (name, value) values ('lamp', 'oil')`

  test('a commit is answered only after its log is on it', async () => {
    const engine = await openEngine()
    const synced: string[] = []
    const fsync = fs.fsyncSync
    vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      synced.push(fs.readlinkSync(`/proc/self/fd/${descriptor}`))
      fsync(descriptor)
    })
    await engine.exec(insert)
    const atCommit = [...synced]
    await engine.close()
    expect(atCommit).toContainEqual(expect.stringContaining('/pg_wal/'))
  })

  test('when it cannot sync, the commit fails instead of being lost silently', async () => {
    const engine = await openEngine()
    vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw Object.assign(new Error('input/output error'), { code: 'EIO' })
    })
    await expect(engine.exec(insert)).rejects.toThrow('PostgreSQL has stopped')
    vi.restoreAllMocks()
    await expect(engine.exec('select 1')).rejects.toThrow('PostgreSQL has stopped')
  })
})

test('a second process on the same folder is refused with what to do, and the first is unharmed', async () => {
  const folder = scratchPath()
  const first = await openDatabase({ folder })
  await first.orm.insert(serverSecrets).values(secret)

  const second = startWriter(folder)
  expect(await second.ended).toBe(1)
  expect(second.errors()).toBe(`${new DataFolderInUse(folder).message}\n`)
  expect(second.errors()).toContain(`The data folder ${folder} is in use by another Lampstand.`)

  await first.orm.update(serverSecrets).set({ value: 'more oil' }).where(eq(serverSecrets.name, 'lamp'))
  await first.close()
  const again = await openDatabase({ folder })
  const rows = await again.orm.select().from(serverSecrets)
  await again.close()
  expect(rows).toMatchObject([{ name: 'lamp', value: 'more oil' }])
})

test('a second opening in the same process is refused too', async () => {
  const folder = scratchPath()
  const first = await openDatabase({ folder })
  await expect(openDatabase({ folder })).rejects.toThrow(DataFolderInUse)
  await first.ping()
  await first.close()
})

test('the folder is for its owner only', async () => {
  const folder = scratchPath()
  const database = await openDatabase({ folder })
  await database.close()
  expect(fs.statSync(folder).mode & 0o077).toBe(0)
  expect(fs.statSync(`${folder}/database`).mode & 0o077).toBe(0)
})

test('a folder from before any migration is migrated and keeps its rows', async () => {
  const folder = scratchPath()
  fs.mkdirSync(folder)
  const old = new PGlite({ fs: new NodeFS(`${folder}/database`) })
  await old.exec(`create table former (word text); insert into former values ('kept')`)
  await old.close()

  const database = await openDatabase({ folder })
  const former = await database.orm.execute(sql`select word from former`)
  await database.orm.insert(serverSecrets).values(secret)
  await database.close()
  expect(former).toMatchObject({ rows: [{ word: 'kept' }] })
})

test('without a prepared database the first start makes one, over what a broken one left', async () => {
  const path = scratchPath()
  fs.mkdirSync(`${path}.new`, { recursive: true })
  fs.writeFileSync(`${path}.new/PG_VERSION`, '18')
  const make = async (fresh: string) => fs.mkdirSync(fresh)
  await placeDatabase(path, make, '/nowhere')
  expect(fs.readdirSync(path)).toEqual([])
  expect(fs.existsSync(`${path}.new`)).toBe(false)
})

test('maintenance takes in the log, so that a start after a crash stays short', async () => {
  const database = await openDatabase({ folder: scratchPath() })
  const redo = async () => {
    const answer = await database.orm.execute(sql`select redo_lsn from pg_control_checkpoint()`)
    return JSON.stringify(answer)
  }
  const before = await redo()
  await database.orm.insert(serverSecrets).values(secret)
  await database.maintain()
  const after = await redo()
  await database.close()
  expect(after).not.toBe(before)
})

test('a statement that fails leaves nothing behind: what was prepared before is prepared anew', async () => {
  const { driver, close } = await openInMemory(await emptyDump())
  const { pool } = driver
  const prepared = { name: 'lamp', text: 'select $1::int as oil', values: [1] }
  await pool.query(prepared)
  await pool.query('set statement_timeout = 7000')
  await expect(pool.query('select 1 / 0')).rejects.toThrow('division by zero')
  const { rows } = await pool.query(prepared)
  const left = await pool.query('show statement_timeout')
  await close()
  expect([rows, left.rows]).toEqual([[{ oil: 1 }], [{ statement_timeout: '0' }]])
})

test('what is asked of a database whose thread has ended fails instead of waiting', async () => {
  const engine = startEngine({ dump: await emptyDump() })
  const pool = new pg.Pool({ max: 1, user: 'postgres', database: 'postgres', stream: engine.connect })
  pool.on('error', () => undefined)
  await pool.query('select 1')
  await engine.close()
  const ask = () => pool.query('select 1').catch((error: unknown) => error)
  const told = await ask()
  expect(told).toMatchObject({ message: 'The embedded database has stopped.' })
  // Who is told next must not read what this one wrote on it.
  expect(await ask()).not.toBe(told)
  await pool.end()
})

test('the build makes its database by a command that is given on the command line', async () => {
  const folder = scratchPath()
  const command = `await (await import('./server/src/db/prepare.ts')).prepareDatabase(${JSON.stringify(folder)})`
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const build = spawnSync(process.execPath, ['--input-type=module', '--eval', command], { cwd: root, encoding: 'utf8' })
  expect(build).toMatchObject({ status: 0, stderr: '' })
  expect(fs.existsSync(`${folder}/PG_VERSION`)).toBe(true)
})
