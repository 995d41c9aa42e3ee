import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startPostgres } from './embedded-postgres.ts'

/** A PostgreSQL to make databases on: that of TEST_DATABASE_URL, else one started here and ended by `stop`. */
export async function emptyPostgres() {
  const { TEST_DATABASE_URL: given } = process.env
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const made: string[] = []
  return {
    async createDatabase(): Promise<{ url: string }> {
      const name = `lampstand_test_${randomUUID().replaceAll('-', '')}`
      await admin.query(`create database ${name} encoding 'UTF8' template template0`)
      made.push(name)
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return { url: url.href }
    },
    /** What somebody else might do on the server. */
    query: (text: string, values: unknown[] = []) => admin.query(text, values),
    async stop() {
      for (const name of made) await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await server.stop()
    },
  }
}
