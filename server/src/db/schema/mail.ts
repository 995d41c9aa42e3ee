import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { userId, users } from './people.ts'

export const emailPrayerSubscriptions = pgTable(
  'email_prayer_subscriptions',
  {
    id: id(),
    userId: userId(),
    email: text('email').notNull().unique(),
    /** By which a returned mail finds it; see `mailSuppressions`. */
    addressHash: text('address_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    timeZone: text('time_zone').notNull().default('America/New_York'),
    /** `HH:MM` by the wall clock of the zone. */
    prayerTimes: text('prayer_times').array().notNull().default(['11:00']),
    /** Subjects without a religious word (D24). */
    discreet: boolean('discreet').notNull().default(false),
    createdAt: createdAt(),
    lastEmailSent: moment('last_email_sent'),
    /** When the address was proven. */
    verifiedAt: moment('verified_at').notNull(),
    /** Set when the link of a message ended it. */
    unsubscribedAt: moment('unsubscribed_at'),
    /** When the dispatcher looks at it next; null while it is not active. */
    nextDueAt: moment('next_due_at'),
    /** Messages written so far; it decides which text comes next. */
    sequence: integer('sequence').notNull().default(0),
  },
  (table) => [
    index('email_prayer_subscriptions_user').on(table.userId),
    index('email_prayer_subscriptions_address').on(table.addressHash),
    index('email_prayer_subscriptions_due').on(table.nextDueAt).where(sql`${table.nextDueAt} is not null`),
    check('email_prayer_subscriptions_due_while_active', sql`${table.isActive} = (${table.nextDueAt} is not null)`),
  ],
)

/** What somebody asked for an address that is not proven yet; its one message carries a link that proves it. */
export const emailSubscriptionRequests = pgTable(
  'email_subscription_requests',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    addressHash: text('address_hash').notNull(),
    timeZone: text('time_zone').notNull(),
    prayerTimes: text('prayer_times').array().notNull(),
    discreet: boolean('discreet').notNull().default(false),
    createdAt: createdAt(),
    /** When the link ends; after that the address may be asked again. */
    expiresAt: moment('expires_at').notNull(),
    /** Set when who asked took it back; the row stays for as long as the address must not be asked again. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('email_subscription_requests_once').on(table.userId, table.email),
    index('email_subscription_requests_address').on(table.addressHash),
    index('email_subscription_requests_expires').on(table.expiresAt),
  ],
)

export const deliveryKinds = ['morning prayer', 'midday reflection', 'afternoon guidance', 'evening thanks'] as const
export const deliveryStatuses = ['sending', 'sent', 'skipped', 'failed'] as const

/** The ledger: one row a slot, whatever became of it. */
export const emailDeliveries = pgTable(
  'email_deliveries',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => emailPrayerSubscriptions.id, { onDelete: 'cascade' }),
    localDate: date('local_date', { mode: 'string' }).notNull(),
    /** `HH:MM` by the wall clock of the zone at that moment. */
    time: text('time').notNull(),
    dueAt: moment('due_at').notNull(),
    kind: text('kind', { enum: deliveryKinds }).notNull(),
    status: text('status', { enum: deliveryStatuses }).notNull(),
    reason: text('reason'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.localDate, table.time] }),
    index('email_deliveries_due').on(table.dueAt),
  ],
)

/** Addresses, as keyed hashes, whose mail came back or who want none. `suppressedAt` is null while only softly returned. */
export const mailSuppressions = pgTable('mail_suppressions', {
  addressHash: text('address_hash').primaryKey(),
  reason: text('reason', { enum: ['returned', 'complained', 'declined'] }).notNull(),
  softReturns: integer('soft_returns').notNull().default(0),
  firstReturnAt: moment('first_return_at').notNull(),
  suppressedAt: moment('suppressed_at'),
})

/** The secret calendar address of a person; the secret is made from the id. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  discreet: boolean('discreet').notNull().default(false),
  createdAt: createdAt(),
})

export const mailStatuses = ['queued', 'sending', 'sent', 'failed', 'suppressed'] as const

/** Mail on its way, and for some days what became of it. Address and content go as soon as they are of no more use. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    /** The same message is written once, whoever writes it again. */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    about: text('about'),
    messageId: text('message_id').notNull(),
    recipient: text('recipient'),
    /** Subject, texts and headers; null once the message is no longer on its way. */
    content: jsonb('content'),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be taken up: the next try of one that waits, the end of the lease of one being sent. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    expiresAt: moment('expires_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('mail_outbox_due').on(table.nextAttemptAt).where(sql`${table.status} in ('queued', 'sending')`),
    index('mail_outbox_ended').on(table.endedAt),
    check('mail_outbox_status_known', sql`${table.status} in ('queued', 'sending', 'sent', 'failed', 'suppressed')`),
    check(
      'mail_outbox_whole',
      sql`case when ${table.status} in ('queued', 'sending') then ${table.recipient} is not null and ${table.content} is not null and ${table.endedAt} is null else ${table.content} is null and ${table.endedAt} is not null end`,
    ),
  ],
)
