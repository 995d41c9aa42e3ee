import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/client.ts'
import { billingAccounts, billingDepartures, stripeEvents, users } from '../../db/schema.ts'
import type { State } from './subscription-state.ts'

const accountColumns = {
  id: users.id,
  email: users.email,
  timeZone: users.timeZone,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  stripeCustomerId: users.stripeCustomerId,
  stripeSubscriptionId: users.stripeSubscriptionId,
  renewsAt: billingAccounts.renewsAt,
  /** Whether the person ever began to subscribe. */
  hasBilling: isNotNull(billingAccounts.userId).mapWith(Boolean),
}

/** A checkout under way: everything that must be the same when it is asked for again. */
export type Checkout = {
  checkoutKey: string
  checkoutPriceId: string
  checkoutTrialEndsAt: Date | null
  checkoutSecret: string | null
  checkoutSecretAt: Date | null
}

const checkoutColumns = {
  checkoutKey: billingAccounts.checkoutKey,
  checkoutPriceId: billingAccounts.checkoutPriceId,
  checkoutTrialEndsAt: billingAccounts.checkoutTrialEndsAt,
  checkoutSecret: billingAccounts.checkoutSecret,
  checkoutSecretAt: billingAccounts.checkoutSecretAt,
}

const noCheckout = {
  checkoutKey: null,
  checkoutPriceId: null,
  checkoutTrialEndsAt: null,
  checkoutSecret: null,
  checkoutSecretAt: null,
}

export type Account = NonNullable<Awaited<ReturnType<ReturnType<typeof createBillingStore>['find']>>>

export function createBillingStore(orm: Orm) {
  const accounts = () =>
    orm.select(accountColumns).from(users).leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
  return {
    async find(userId: string) {
      const [row] = await accounts().where(eq(users.id, userId))
      return row ?? null
    },

    async userOfCustomer(customerId: string): Promise<string | null> {
      const [row] = await orm.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId))
      return row?.id ?? null
    },

    /** Lets one call after the other through for a person. @returns false for somebody who is gone */
    async lock(tx: Transaction, userId: string): Promise<boolean> {
      const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      return rows.length > 0
    },

    async checkout(userId: string): Promise<Checkout | null> {
      const [row] = await orm.select(checkoutColumns).from(billingAccounts).where(eq(billingAccounts.userId, userId))
      const { checkoutKey, checkoutPriceId } = row ?? {}
      return row && checkoutKey && checkoutPriceId ? { ...row, checkoutKey, checkoutPriceId } : null
    },

    async beginCheckout(userId: string, checkout: Checkout) {
      await orm
        .insert(billingAccounts)
        .values({ userId, ...checkout })
        .onConflictDoUpdate({ target: billingAccounts.userId, set: checkout })
    },

    /** Gives a checkout up if it is one of these, as another may have taken its place. */
    async endCheckout(userId: string, ...keys: string[]) {
      await orm
        .update(billingAccounts)
        .set(noCheckout)
        .where(and(eq(billingAccounts.userId, userId), inArray(billingAccounts.checkoutKey, keys)))
    },

    async keepSecret(userId: string, key: string, secret: string, at: Date) {
      await orm
        .update(billingAccounts)
        .set({ checkoutSecret: secret, checkoutSecretAt: at })
        .where(and(eq(billingAccounts.userId, userId), eq(billingAccounts.checkoutKey, key)))
    },

    /** Gives the person their customer, once. @returns the customer that they have now; null for somebody who is gone */
    async keepCustomer(userId: string, customerId: string): Promise<string | null> {
      await orm
        .update(users)
        .set({ stripeCustomerId: customerId })
        .where(and(eq(users.id, userId), isNull(users.stripeCustomerId)))
      const [row] = await orm.select({ id: users.stripeCustomerId }).from(users).where(eq(users.id, userId))
      return row?.id ?? null
    },

    async dropCustomer(userId: string, customerId: string) {
      await orm
        .update(users)
        .set({ stripeCustomerId: null })
        .where(and(eq(users.id, userId), eq(users.stripeCustomerId, customerId)))
    },

    /** A number for a reading of the provider that begins now. */
    async beginReading(tx: Transaction, userId: string): Promise<number> {
      const [row] = await tx
        .insert(billingAccounts)
        .values({ userId, readingsBegun: 1 })
        .onConflictDoUpdate({
          target: billingAccounts.userId,
          set: { readingsBegun: sql`${billingAccounts.readingsBegun} + 1` },
        })
        .returning({ reading: billingAccounts.readingsBegun })
      if (!row) throw new Error('an upsert answered no row')
      return row.reading
    },

    /** Whether a reading is the latest so far; then its result is to be kept, and no older one any more. */
    async isLatest(tx: Transaction, userId: string, reading: number, renewsAt: Date | null): Promise<boolean> {
      const kept = await tx
        .update(billingAccounts)
        .set({ readingKept: reading, renewsAt })
        .where(and(eq(billingAccounts.userId, userId), lt(billingAccounts.readingKept, reading)))
        .returning({ userId: billingAccounts.userId })
      return kept.length > 0
    },

    async keep(tx: Transaction, userId: string, state: State) {
      const { subscriptionStatus, subscriptionEndsAt, stripeSubscriptionId, trialEndsAt } = state
      await tx
        .update(users)
        .set({ subscriptionStatus, subscriptionEndsAt, stripeSubscriptionId, ...(trialEndsAt && { trialEndsAt }) })
        .where(eq(users.id, userId))
    },

    /** For a subscription that the provider no longer knows: it is over, since now at the latest. */
    async lose(tx: Transaction, userId: string, now: Date) {
      await tx
        .update(users)
        .set({
          subscriptionStatus: 'cancelled',
          subscriptionEndsAt: sql`least(coalesce(${users.subscriptionEndsAt}, ${now.toISOString()}::timestamptz), ${now.toISOString()}::timestamptz)`,
        })
        .where(and(eq(users.id, userId), isNotNull(users.stripeSubscriptionId)))
    },

    /** People whose subscription may change by itself, or who began one; after an id, in its order. */
    unsettled: (after: string | null, now: Date) =>
      orm
        .select({ id: users.id })
        .from(users)
        .leftJoin(billingAccounts, eq(billingAccounts.userId, users.id))
        .where(
          and(
            isNotNull(users.stripeCustomerId),
            after === null ? undefined : gt(users.id, after),
            or(
              isNotNull(billingAccounts.checkoutKey),
              and(
                isNotNull(users.stripeSubscriptionId),
                or(
                  isNull(users.subscriptionStatus),
                  ne(users.subscriptionStatus, 'cancelled'),
                  gt(users.subscriptionEndsAt, now),
                ),
              ),
            ),
          ),
        )
        .orderBy(asc(users.id))
        .limit(100),

    /** People with a card whose trial ends between two moments, so that a first charge follows. */
    trialsEnding: (from: Date, until: Date) =>
      accounts().where(
        and(
          eq(users.subscriptionStatus, 'trialing'),
          isNotNull(users.stripeSubscriptionId),
          isNotNull(users.email),
          gt(users.trialEndsAt, from),
          lte(users.trialEndsAt, until),
        ),
      ),

    /** @returns false for an event that came before */
    async takeIn(tx: Transaction, { id, type }: { id: string; type: string }, now: Date): Promise<boolean> {
      const rows = await tx
        .insert(stripeEvents)
        .values({ id, type, receivedAt: now })
        .onConflictDoNothing()
        .returning({ id: stripeEvents.id })
      return rows.length > 0
    },

    async pruneEvents(before: Date) {
      await orm.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before))
    },

    /** Forgets how far the person was, and notes their customer as one to be forgotten by the provider. */
    async depart(tx: Transaction, userId: string, now: Date) {
      await tx.delete(billingAccounts).where(eq(billingAccounts.userId, userId))
      const [row] = await tx.select({ customerId: users.stripeCustomerId }).from(users).where(eq(users.id, userId))
      if (row?.customerId) await createBillingStore(tx).noteDeparture(row.customerId, now)
      await tx.update(users).set({ stripeCustomerId: null }).where(eq(users.id, userId))
    },

    async noteDeparture(customerId: string, now: Date) {
      await orm.insert(billingDepartures).values({ stripeCustomerId: customerId, leftAt: now }).onConflictDoNothing()
    },

    departures: () => orm.select().from(billingDepartures).orderBy(asc(billingDepartures.leftAt)),

    async endDeparture(customerId: string) {
      await orm.delete(billingDepartures).where(eq(billingDepartures.stripeCustomerId, customerId))
    },
  }
}
