import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWhileSending } from '../server/test-support/killed-reminders.ts'
import { emptyPostgres } from '../server/test-support/postgres.ts'
import { everyZone, faultsOfZone } from '../server/test-support/simulated-years.ts'

/*
 * npm run soak:reminders [-- kills]: kills at moments of chance what is sending, 40 times unless told, and says what was missing and
 * repeated: senders, two at a time, on PostgreSQL; then the whole program in one process, two on PostgreSQL and one on the embedded database.
 * npm run soak:reminders -- zones: every day of two simulated years in every zone.
 */

const [argument = '40'] = process.argv.slice(2)
if (argument === 'zones') {
  const faults = everyZone().flatMap((zone) => faultsOfZone(zone, {}))
  for (const fault of faults) console.log(fault)
  console.log(`${everyZone().length} zones, ${faults.length} faults`)
  process.exit(faults.length === 0 ? 0 : 1)
}
const kills = Number(argument)
if (!Number.isInteger(kills) || kills < 1) {
  console.error('npm run soak:reminders [-- kills | zones]')
  process.exit(2)
}
const subscriptions = kills * 100
const postgres = await emptyPostgres()
const folder = mkdtempSync(join(tmpdir(), 'lampstand-soak-'))
const runs = [
  { program: 'sender', where: await postgres.createDatabase() },
  { program: 'server', where: await postgres.createDatabase() },
  { program: 'server', where: { folder: join(folder, 'data') } },
] as const
let isWhole = true
for (const run of runs) {
  const result = await killWhileSending({ ...run, kills, subscriptions })
  const database = 'url' in run.where ? 'PostgreSQL' : 'embedded'
  console.log(JSON.stringify({ program: run.program, database, subscriptions, ...result }))
  isWhole &&= result.reached === subscriptions && result.distinctIds === subscriptions
  isWhole &&= result.repeated <= result.mostRepeated
}
await postgres.stop()
rmSync(folder, { recursive: true })
process.exit(isWhole ? 0 : 1)
