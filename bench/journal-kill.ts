import { startPostgres } from '../server/test-support/embedded-postgres.ts'
import { killUnderWrites } from '../test/kill-rounds.ts'
import { printTable } from './table.ts'

/* npm run bench:journal-kill [-- rounds]: kill -9 under writes, on the embedded database and on PostgreSQL. */

const rounds = Number(process.argv[2] ?? 100)
const postgres = await startPostgres()
const rows: string[][] = []
try {
  for (const [kind, env] of [
    ['embedded', {}],
    ['PostgreSQL', { DATABASE_URL: postgres.url }],
  ] as const) {
    const { entries, found } = await killUnderWrites(rounds, env)
    const times = Map.groupBy(found, (name) => name)
    const lost = entries.filter(({ name }) => !times.has(name)).length
    const twice = [...times.values()].filter((all) => all.length > 1).length
    rows.push([kind, String(rounds), String(entries.length), String(lost), String(twice)])
    if (lost + twice > 0) process.exitCode = 1
  }
} finally {
  await postgres.stop()
}
printTable(['database', 'kills', 'sent', 'lost', 'twice'], rows)
