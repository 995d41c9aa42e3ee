import type { PGlite } from '@electric-sql/pglite'

/** Puts the tables of pg-boss into a database that is made ready before a start; elsewhere pg-boss makes them, in its first second. */
export async function installJobTables(client: PGlite) {
  const { getConstructionPlans } = await import('pg-boss')
  await client.transaction((tx) => tx.exec(getConstructionPlans()))
}
