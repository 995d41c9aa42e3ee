import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrateByUrl, migrationsDigest } from './migrate.ts'

/** Makes an empty database with all migrations on a PostgreSQL whose user may create databases. */
export async function createTestDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `lampstand_test_${randomUUID().replaceAll('-', '')}`
  await withClient(serverUrl, async (client) => {
    const template = await ensureTemplate(client, serverUrl)
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

/** Copying a database takes 50 ms, migrating one longer; of several test files that come at once, one makes the template. */
async function ensureTemplate(client: pg.Client, serverUrl: string): Promise<string> {
  const template = `lampstand_template_${migrationsDigest()}`
  const unfinished = `${template}_unfinished`
  await client.query('select pg_advisory_lock(hashtext($1))', [template])
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
  if (!rowCount) {
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished} encoding 'UTF8' template template0`)
    await migrateByUrl(databaseUrl(serverUrl, unfinished))
    await client.query(`alter database ${unfinished} rename to ${template}`)
  }
  await client.query('select pg_advisory_unlock(hashtext($1))', [template])
  return template
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(serverUrl: string, name: string) {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
