import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './people.ts'

/** How far somebody is with the payment provider; what they have by it stands in `users`. */
export const billingAccounts = pgTable('billing_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Readings of the provider that were begun, and the last one that was kept: an older one never takes its place. */
  readingsBegun: integer('readings_begun').notNull().default(0),
  readingKept: integer('reading_kept').notNull().default(0),
  /** Names the subscription being begun, for the provider too: however often it is asked for, it is begun once. */
  checkoutKey: uuid('checkout_key'),
  checkoutPriceId: text('checkout_price_id'),
  checkoutTrialEndsAt: moment('checkout_trial_ends_at'),
  checkoutSecret: text('checkout_secret'),
  checkoutSecretAt: moment('checkout_secret_at'),
  renewsAt: moment('renews_at'),
})

/** Events of the provider that were taken in, so that a repeated one is known. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('stripe_events_received').on(table.receivedAt)],
)

/** Customers whose people are gone: a row stays until the provider has ended their subscriptions and forgotten them. */
export const billingDepartures = pgTable('billing_departures', {
  stripeCustomerId: text('stripe_customer_id').primaryKey(),
  leftAt: moment('left_at').notNull(),
})
