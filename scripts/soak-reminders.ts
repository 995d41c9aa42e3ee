import { killWhileSending } from '../server/test-support/killed-reminders.ts'
import { emptyPostgres } from '../server/test-support/postgres.ts'
import { everyZone, faultsOfZone } from '../server/test-support/simulated-years.ts'

/*
 * npm run soak:reminders [-- kills]: kills senders at moments of chance, 40 times unless told, and says what was missing and repeated.
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
const postgres = await emptyPostgres()
const { url } = await postgres.createDatabase()
const subscriptions = kills * 100
const result = await killWhileSending({ url, kills, subscriptions })
await postgres.stop()
console.log(JSON.stringify({ subscriptions, ...result }, null, 2))
const isWhole = result.reached === subscriptions && result.distinctIds === subscriptions
process.exit(isWhole && result.repeated <= result.mostRepeated ? 0 : 1)
