import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = () => uuid('id').primaryKey().defaultRandom()
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()

/** A row is a person's or a device's. */
export function isOwned(table: { userId: unknown; deviceScope: unknown }) {
  return sql`${table.userId} is not null or ${table.deviceScope} is not null`
}
