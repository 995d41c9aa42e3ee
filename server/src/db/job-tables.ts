import type pg from 'pg'

/** Puts the tables of pg-boss into a database that is made ready before a start; elsewhere pg-boss makes them, in its first second. */
export async function installJobTables(pool: pg.Pool) {
  const { getConstructionPlans } = await import('pg-boss')
  await pool.query(getConstructionPlans())
}
