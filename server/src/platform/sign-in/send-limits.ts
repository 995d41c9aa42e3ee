import { and, eq, inArray, like, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Orm } from '../../db/client.ts'
import { rateLimits } from '../../db/schema.ts'
import { networkOf } from '../../http/network.ts'

const hour = 3_600_000
const prefix = 'sign-in:'

/** How many codes may be sent in an hour. An address has room beyond one network's share, so that a stranger who spends theirs does not lock its owner out. */
const most = { network: 20, addressFromNetwork: 5, address: 10 }

type Permit = { granted: true; giveBack(): Promise<void> } | { granted: false; secondsToWait: number }

export type SendLimits = {
  /** Counts one code for an address, asked for from an IP address; a refused one counts only against what refused it. */
  take(email: string, ip: string): Promise<Permit>
  removeExpired(): Promise<void>
}

/** Limits that all servers share; `sharedNetwork` is true where everybody comes from one address, as on one's own machine. */
export function createSendLimits(orm: Orm, clock: Clock, { sharedNetwork }: { sharedNetwork: boolean }): SendLimits {
  async function count(key: string, windowStart: Date): Promise<number> {
    const [row] = await orm
      .insert(rateLimits)
      .values({ key, windowStart, count: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
      })
      .returning({ count: rateLimits.count })
    return row?.count ?? 1
  }

  return {
    async take(email, ip) {
      const now = clock.now().epochMilliseconds
      const start = now - (now % hour)
      const windowStart = new Date(start)
      const network = networkOf(ip)
      const fences = [
        ...(sharedNetwork ? [] : [{ key: `${prefix}${network}`, most: most.network }]),
        { key: `${prefix}${email} ${network}`, most: most.addressFromNetwork },
        { key: `${prefix}${email}`, most: most.address },
      ]
      const keys: string[] = []
      const giveBack = async () => {
        if (keys.length === 0) return
        await orm
          .update(rateLimits)
          .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
          .where(and(inArray(rateLimits.key, keys), eq(rateLimits.windowStart, windowStart)))
      }
      for (const fence of fences) {
        if ((await count(fence.key, windowStart)) > fence.most) {
          await giveBack()
          return { granted: false, secondsToWait: Math.ceil((start + hour - now) / 1000) }
        }
        keys.push(fence.key)
      }
      return { granted: true, giveBack }
    },

    async removeExpired() {
      const before = new Date(clock.now().epochMilliseconds - hour)
      await orm.delete(rateLimits).where(and(like(rateLimits.key, `${prefix}%`), lt(rateLimits.windowStart, before)))
    },
  }
}
