import { startPostgres } from '../server/test-support/embedded-postgres.ts'
import { killUnderWrites } from '../test/kill-rounds.ts'
import { printTable } from './table.ts'

/* npm run bench:journal-kill [-- rounds]: kill -9 under writes, on PostgreSQL and on the embedded database. */

const rounds = Number(process.argv[2] ?? 100)
const postgres = await startPostgres()
try {
  for (const [kind, env] of [
    ['PostgreSQL', { DATABASE_URL: postgres.url }],
    ['embedded', {}],
  ] as const) {
    const { entries, found } = await killUnderWrites(rounds, env)
    const times = Map.groupBy(found, (name) => name)
    const lost = entries.filter(({ name }) => !times.has(name)).length
    const twice = [...times.values()].filter((all) => all.length > 1).length
    // Each as it is done: the rounds take long.
    printTable(
      ['database', 'kills', 'sent', 'lost', 'twice'],
      [[kind, String(rounds), String(entries.length), String(lost), String(twice)]],
    )
    if (lost + twice > 0) process.exitCode = 1
  }
} finally {
  await postgres.stop()
}
