import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Orm } from '../../db/client.ts'
import { signInCodes } from '../../db/schema.ts'

const mostAttempts = 5
const minute = 60_000
const lifetime = 10 * minute
/** How long a spent code is remembered, to tell its owner what became of it. */
const memory = 60 * minute

type CodeRow = typeof signInCodes.$inferSelect

/** What became of a try. `repeated` is the right code a second time, as from two tabs at once. */
export type CodeAttempt =
  | { kind: 'right'; email: string; id: string }
  | { kind: 'repeated' }
  | { kind: 'wrong'; email: string; attemptsLeft: number }
  | { kind: 'spent'; email: string; why: 'expired' | 'used' | 'too many attempts' }
  | { kind: 'unknown' }

export type Codes = ReturnType<typeof createCodes>

/**
 * Six-digit codes, each bound to the browser that asked by a token in its cookie. The database holds the token's hash and
 * an HMAC of the code; attempts and the single use are decided by conditional UPDATEs.
 */
export function createCodes(orm: Orm, clock: Clock, secret: () => Buffer) {
  const now = () => new Date(clock.now().epochMilliseconds)
  const hmac = (id: string, code: string) => createHmac('sha256', secret()).update(`${id}\0${code}`).digest('base64url')

  const find = async (token: string): Promise<CodeRow | undefined> => {
    const [row] = await orm
      .select()
      .from(signInCodes)
      .where(eq(signInCodes.id, idOf(token)))
    return row
  }
  const spentBy = (row: CodeRow) => {
    if (row.usedAt !== null) return 'used'
    if (row.expiresAt <= now()) return 'expired'
    return row.attempts >= mostAttempts ? 'too many attempts' : null
  }

  return {
    /** `expiresAt`: when the code stops to work; `id` names it without opening anything. */
    async create(
      tx: Orm,
      email: string,
    ): Promise<{ id: string; token: string; code: string; expiresAt: Temporal.Instant }> {
      const token = randomBytes(32).toString('base64url')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const createdAt = now()
      const expiresAt = new Date(createdAt.getTime() + lifetime)
      const id = idOf(token)
      await tx.insert(signInCodes).values({ id, email, codeHmac: hmac(id, code), createdAt, expiresAt })
      return { id, token, code, expiresAt: expiresAt.toTemporalInstant() }
    },

    /** The address that a token's code went to, and why the code no longer works, if so. */
    async look(token: string): Promise<{ email: string; spent: ReturnType<typeof spentBy> } | null> {
      const row = await find(token)
      return row ? { email: row.email, spent: spentBy(row) } : null
    },

    /** Tries a code; each try counts, right or wrong. A right one still has to be used. */
    async attempt(token: string, code: string): Promise<CodeAttempt> {
      const id = idOf(token)
      const open = and(eq(signInCodes.id, id), gt(signInCodes.expiresAt, now()), lt(signInCodes.attempts, mostAttempts))
      const counted = { attempts: sql`${signInCodes.attempts} + 1` }
      const [tried] = await orm.update(signInCodes).set(counted).where(open).returning()
      const row = tried ?? (await find(token))
      if (!row) return { kind: 'unknown' }
      const { email, attempts } = row
      if (tried && isSame(tried.codeHmac, hmac(id, code))) {
        return tried.usedAt === null ? { kind: 'right', email, id } : { kind: 'repeated' }
      }
      const why = spentBy(row)
      return why === null
        ? { kind: 'wrong', email, attemptsLeft: mostAttempts - attempts }
        : { kind: 'spent', email, why }
    },

    /** Uses a code up; false when another request was first. */
    async use(id: string): Promise<boolean> {
      const unused = and(eq(signInCodes.id, id), isNull(signInCodes.usedAt))
      const used = await orm.update(signInCodes).set({ usedAt: now() }).where(unused).returning({ id: signInCodes.id })
      return used.length > 0
    },

    async remove(token: string, on: Orm = orm) {
      await on.delete(signInCodes).where(eq(signInCodes.id, idOf(token)))
    },

    /** Forgets the codes that an address was sent until a moment. */
    async forget(on: Orm, email: string, before: Date) {
      await on.delete(signInCodes).where(and(eq(signInCodes.email, email), lte(signInCodes.createdAt, before)))
    },

    async removeExpired() {
      await orm.delete(signInCodes).where(lt(signInCodes.expiresAt, new Date(now().getTime() - memory)))
    },
  }
}

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
