import { and, eq, inArray, ne, not, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { users } from '../../db/schema.ts'
import { SignInRequired } from '../../errors.ts'
import { type Person, personColumns } from '../../person.ts'
import type { Identity } from '../../platform/sign-in/sign-in.ts'

export function createAccountStore(orm: Orm) {
  return {
    /** Answers the user's id. What the person wrote about themselves wins over what the provider says later. */
    async upsert(identity: Identity, { now, trialEndsAt }: { now: Date; trialEndsAt: Date }): Promise<string> {
      const { issuer, subject, email, firstName = null, lastName = null, profileImageUrl = null } = identity
      const [row] = await orm
        .insert(users)
        .values({
          issuer,
          subject,
          email,
          firstName,
          lastName,
          profileImageUrl,
          trialEndsAt,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoUpdate({
          target: [users.issuer, users.subject],
          set: {
            email: sql`coalesce(excluded.email, ${users.email})`,
            firstName: sql`coalesce(${users.firstName}, excluded.first_name)`,
            lastName: sql`coalesce(${users.lastName}, excluded.last_name)`,
            profileImageUrl: sql`coalesce(excluded.profile_image_url, ${users.profileImageUrl})`,
            updatedAt: now,
          },
        })
        .returning({ id: users.id })
      if (!row) throw new Error('an upsert answered no row')
      return row.id
    },

    async rename(id: string, names: { firstName: string | null; lastName: string | null }, now: Date) {
      const [row] = await orm
        .update(users)
        .set({ ...names, updatedAt: now })
        .where(eq(users.id, id))
        .returning(personColumns)
      if (!row) throw new SignInRequired()
      return row
    },

    /** @throws SignInRequired for somebody who is gone */
    async find(id: string) {
      const [row] = await orm
        .select({ ...personColumns, issuer: users.issuer, createdAt: users.createdAt })
        .from(users)
        .where(eq(users.id, id))
      if (!row) throw new SignInRequired()
      return row
    },

    /** The row itself; what hangs on it goes with it. */
    async remove(id: string) {
      await orm.delete(users).where(eq(users.id, id))
    },

    /** Answers whether the role is another one now. */
    async setRole(id: string, role: Person['role']): Promise<boolean> {
      const changed = await orm
        .update(users)
        .set({ role })
        .where(and(eq(users.id, id), ne(users.role, role)))
        .returning({ id: users.id })
      return changed.length > 0
    },

    /** Operators of other addresses than these, and people of these addresses who are none. */
    withWrongRole(addresses: readonly string[]) {
      const isNamed = inArray(sql`lower(${users.email})`, [...addresses])
      const isOperator = eq(users.role, 'operator')
      return orm
        .select({ id: users.id, role: users.role })
        .from(users)
        .where(or(and(isOperator, or(sql`${users.email} is null`, not(isNamed))), and(not(isOperator), isNamed)))
    },

    async settle(
      id: string,
      change: Partial<Pick<typeof users.$inferInsert, 'timeZone' | 'timeZoneIsChosen' | 'discreet' | 'updatedAt'>>,
    ) {
      await orm.update(users).set(change).where(eq(users.id, id))
    },

    /** The zone of a browser; a zone that was chosen meanwhile stays. */
    async setTimeZone(id: string, timeZone: string) {
      await orm
        .update(users)
        .set({ timeZone })
        .where(and(eq(users.id, id), eq(users.timeZoneIsChosen, false)))
    },
  }
}
