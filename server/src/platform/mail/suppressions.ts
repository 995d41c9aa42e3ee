import { createHmac } from 'node:crypto'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Orm } from '../../db/client.ts'
import { mailSuppressions } from '../../db/schema.ts'
import { normaliseAddress } from '../sign-in/address.ts'

/** Soft returns within `softWindow` after which an address is not written to any more. */
export const mostSoftReturns = 3
const softWindow = { hours: 30 * 24 }

export type SuppressionReason = (typeof mailSuppressions.$inferInsert)['reason']
export type Suppressions = ReturnType<typeof createSuppressions>

/** Addresses that no unasked mail goes to. They are kept as keyed hashes: the list names nobody. */
export function createSuppressions(clock: Clock, key: () => Buffer) {
  const now = () => new Date(clock.now().epochMilliseconds)
  const hashOf = (address: string) =>
    createHmac('sha256', key())
      .update(normaliseAddress(address) ?? address.trim().toLowerCase())
      .digest('base64url')
  return {
    hashOf,

    /** From now on nothing goes there, until somebody proves by a link that mail arrives. */
    async add(on: Orm, addressHash: string, reason: SuppressionReason) {
      const at = now()
      await on
        .insert(mailSuppressions)
        .values({ addressHash, reason, firstReturnAt: at, suppressedAt: at })
        .onConflictDoUpdate({ target: mailSuppressions.addressHash, set: { reason, suppressedAt: at } })
    },

    /** One more message came back that might have gone through; the third within a month suppresses. */
    async countSoftReturn(on: Orm, addressHash: string) {
      const at = now()
      const oldest = new Date(clock.now().subtract(softWindow).epochMilliseconds)
      const isOld = sql`${mailSuppressions.firstReturnAt} < ${oldest.toISOString()}::timestamptz`
      const count = sql`case when ${isOld} then 1 else ${mailSuppressions.softReturns} + 1 end`
      const suppressedNow = sql`case when ${count} >= ${mostSoftReturns} then ${at.toISOString()}::timestamptz end`
      await on
        .insert(mailSuppressions)
        .values({ addressHash, reason: 'returned', softReturns: 1, firstReturnAt: at })
        .onConflictDoUpdate({
          target: mailSuppressions.addressHash,
          set: {
            softReturns: count,
            firstReturnAt: sql`case when ${isOld} then ${at.toISOString()}::timestamptz else ${mailSuppressions.firstReturnAt} end`,
            suppressedAt: sql`coalesce(${mailSuppressions.suppressedAt}, ${suppressedNow})`,
          },
        })
    },

    async lift(on: Orm, addressHash: string) {
      await on.delete(mailSuppressions).where(eq(mailSuppressions.addressHash, addressHash))
    },

    /** Those of the addresses that are suppressed, with the reason. */
    async among(on: Orm, hashes: readonly string[]): Promise<ReadonlyMap<string, SuppressionReason>> {
      if (hashes.length === 0) return new Map()
      const rows = await on
        .select({ hash: mailSuppressions.addressHash, reason: mailSuppressions.reason })
        .from(mailSuppressions)
        .where(and(inArray(mailSuppressions.addressHash, [...hashes]), isNotNull(mailSuppressions.suppressedAt)))
      return new Map(rows.map(({ hash, reason }) => [hash, reason]))
    },
  }
}
