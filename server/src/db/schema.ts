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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { encryptedText } from './encrypted-text.ts'

const id = () => uuid('id').primaryKey().defaultRandom()
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => moment('created_at').notNull().defaultNow()
const updatedAt = () => moment('updated_at').notNull().defaultNow()

/** Null stands for no trial and no subscription: Basic (D6). */
export const subscriptionStatuses = ['trialing', 'active', 'cancelled', 'past_due'] as const

/** An operator looks after the program and its people. */
export const roles = ['member', 'operator'] as const

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Who vouched for the person: the OIDC issuer, or `email` for a code by mail. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    timeZone: text('time_zone'),
    /** Whether the person chose the zone; else it follows the browser. */
    timeZoneIsChosen: boolean('time_zone_is_chosen').notNull().default(false),
    /** Whether mail and notifications hold no religious word (D24). */
    discreet: boolean('discreet').notNull().default(false),
    /** Whether a model may write answers for the person, where one is configured (D34). */
    aiEnabled: boolean('ai_enabled').notNull().default(true),
    role: text('role', { enum: roles }).notNull().default('member'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses }).default('trialing'),
    trialEndsAt: moment('trial_ends_at'),
    subscriptionEndsAt: moment('subscription_ends_at'),
    /** Set: the person has left, nobody is signed in as them, and what is left of them is being removed. */
    deletionRequestedAt: moment('deletion_requested_at'),
  },
  (table) => [
    index('users_leaving').on(table.deletionRequestedAt).where(sql`${table.deletionRequestedAt} is not null`),
    uniqueIndex('users_issuer_subject').on(table.issuer, table.subject),
    check(
      'users_subscription_status_known',
      sql`${table.subscriptionStatus} in ('trialing', 'active', 'cancelled', 'past_due')`,
    ),
    check('users_role_known', sql`${table.role} in ('member', 'operator')`),
  ],
)

const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' })

/** `sid` is the SHA-256 of the cookie's token: who reads this table cannot sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text('sid').primaryKey(),
    userId: userId().notNull(),
    sess: jsonb('sess').notNull(),
    /** What its owner would call the browser; the header itself is not kept. */
    browser: text('browser'),
    createdAt: createdAt(),
    /** To the hour. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expire: moment('expire').notNull(),
  },
  (table) => [index('sessions_expire').on(table.expire), index('sessions_user').on(table.userId)],
)

export const liturgyTemplates = pgTable('liturgy_templates', {
  id: id(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  triggerType: text('trigger_type').notNull(),
  eventTypes: text('event_types').array().notNull().default([]),
  prayerText: text('prayer_text').notNull(),
  scriptureVerse: text('scripture_verse').notNull(),
  scriptureReference: text('scripture_reference').notNull(),
  reflectionPrompts: text('reflection_prompts').array().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
})

export const liturgyInstances = pgTable(
  'liturgy_instances',
  {
    id: id(),
    userId: userId(),
    deviceId: text('device_id'),
    deviceScope: text('device_scope'),
    templateId: uuid('template_id')
      .notNull()
      .references(() => liturgyTemplates.id),
    triggerTime: moment('trigger_time').notNull(),
    completedAt: moment('completed_at'),
    userReflection: encryptedText('user_reflection'),
    isCompleted: boolean('is_completed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('liturgy_instances_user').on(table.userId, table.triggerTime),
    index('liturgy_instances_device').on(table.deviceScope, table.triggerTime),
    check('liturgy_instances_owned', isOwned(table)),
  ],
)

/** A reminder without a user is one of the built-in three (D25). */
export const prayerReminders = pgTable(
  'prayer_reminders',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    /** `HH:MM` by the wall clock. */
    time: text('time').notNull(),
    /** Lower-case names of weekdays, or the one value `daily`. */
    days: text('days').array().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    notificationText: text('notification_text').notNull(),
    liturgyTemplateId: uuid('liturgy_template_id').references(() => liturgyTemplates.id),
    createdAt: createdAt(),
  },
  (table) => [index('prayer_reminders_user').on(table.userId)],
)

/**
 * A browser that reminders are pushed to, for as long as the session lasts in which it asked. What was due until `handledUntil`
 * is settled; at `nextDueAt` it is looked at again.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: userId().notNull(),
    sid: text('sid')
      .notNull()
      .unique()
      .references(() => sessions.sid, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    timeZone: text('time_zone').notNull(),
    discreet: boolean('discreet').notNull(),
    handledUntil: moment('handled_until').notNull(),
    nextDueAt: moment('next_due_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId), index('push_subscriptions_due').on(table.nextDueAt)],
)

export const prayerRequests = pgTable(
  'prayer_requests',
  {
    id: id(),
    userId: userId(),
    deviceId: text('device_id'),
    deviceScope: text('device_scope'),
    name: encryptedText('name').notNull(),
    prayerText: encryptedText('prayer_text').notNull(),
    isAnswered: boolean('is_answered').notNull().default(false),
    answeredDate: moment('answered_date'),
    notes: encryptedText('notes'),
    /** How the words were read: safety level and danger, of one length whatever they are. */
    reading: encryptedText('reading').notNull(),
    /** The browser's own name for one entry, so that it is made once however often it is sent. */
    idempotencyKey: uuid('idempotency_key'),
    /** Deleted, and kept a few minutes for an undo. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('prayer_requests_user').on(table.userId, table.createdAt, table.id),
    index('prayer_requests_device')
      .on(table.deviceScope, table.createdAt, table.id)
      .where(sql`${table.userId} is null`),
    uniqueIndex('prayer_requests_once_user')
      .on(table.userId, table.idempotencyKey)
      .where(sql`${table.userId} is not null and ${table.idempotencyKey} is not null`),
    uniqueIndex('prayer_requests_once_device')
      .on(table.deviceScope, table.idempotencyKey)
      .where(sql`${table.userId} is null and ${table.idempotencyKey} is not null`),
    index('prayer_requests_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('prayer_requests_answered', sql`${table.isAnswered} = (${table.answeredDate} is not null)`),
    check('prayer_requests_owned', isOwned(table)),
  ],
)

/** The curated passages of this version of the content; `id` is the OSIS name of the passage. */
export const scriptureVerses = pgTable('scripture_verses', {
  id: text('id').primaryKey(),
  text: text('text').notNull(),
  reference: text('reference').notNull(),
  translation: text('translation').notNull().default('WEB'),
  topics: text('topics').array().notNull().default([]),
  theme: text('theme'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
})

const verseId = () =>
  text('verse_id')
    .notNull()
    .references(() => scriptureVerses.id)

export const userVerseHistory = pgTable(
  'user_verse_history',
  {
    id: id(),
    userId: userId(),
    sessionId: text('session_id'),
    verseId: verseId(),
    kind: text('kind', { enum: ['daily', 'random', 'challenge'] }).notNull(),
    /** The day by the person's own calendar. */
    shownDate: date('shown_date', { mode: 'string' }).notNull(),
    shownAt: moment('shown_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('user_verse_history_daily_user')
      .on(table.userId, table.shownDate)
      .where(sql`${table.kind} = 'daily' and ${table.userId} is not null`),
    uniqueIndex('user_verse_history_daily_session')
      .on(table.sessionId, table.shownDate)
      .where(sql`${table.kind} = 'daily' and ${table.userId} is null`),
    index('user_verse_history_user').on(table.userId, table.shownAt),
    index('user_verse_history_session').on(table.sessionId, table.shownAt),
    index('user_verse_history_date').on(table.shownDate),
    check('user_verse_history_kind_known', sql`${table.kind} in ('daily', 'random', 'challenge')`),
    check('user_verse_history_owned', sql`(${table.userId} is null) <> (${table.sessionId} is null)`),
  ],
)

/** Begins the `challengeHmac` of rows whose challenge a version before encryption left in clear, until a start encrypts them. */
export const plainMark = 'plain:'

export const savedScriptures = pgTable(
  'saved_scriptures',
  {
    id: id(),
    userId: userId(),
    deviceId: text('device_id'),
    deviceScope: text('device_scope'),
    verseId: verseId(),
    text: text('text').notNull(),
    reference: text('reference').notNull(),
    challenge: encryptedText('challenge').notNull(),
    /** Finds the challenge again and keeps it one (saved-verse-hmac.ts). */
    challengeHmac: text('challenge_hmac').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_scriptures_once_user')
      .on(table.userId, table.verseId, table.challengeHmac)
      .where(sql`${table.userId} is not null`),
    uniqueIndex('saved_scriptures_once_device')
      .on(table.deviceScope, table.verseId, table.challengeHmac)
      .where(sql`${table.userId} is null`),
    index('saved_scriptures_user').on(table.userId, table.savedAt),
    index('saved_scriptures_device').on(table.deviceScope, table.savedAt),
    index('saved_scriptures_plain').on(table.id).where(sql`${table.challengeHmac} like 'plain:%'`),
    check('saved_scriptures_owned', isOwned(table)),
  ],
)

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

/** A code that was sent; `id` is the hash of the cookie that binds it to the browser that asked. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    codeHmac: text('code_hmac').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('sign_in_codes_expires').on(table.expiresAt)],
)

/** A sign-in on its way to the provider and back; `state` is stored as its hash. */
export const oidcLogins = pgTable(
  'oidc_logins',
  {
    state: text('state').primaryKey(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    details: jsonb('details').notNull().default({}),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('oidc_logins_expires').on(table.expiresAt)],
)

/** Answers that a model wrote for a person, by the person's own day. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('ai_usage_day').on(table.day)],
)

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

export const auditActions = [
  'signed in',
  'signed out elsewhere',
  'signed out everywhere',
  'role changed',
  'data exported',
  'data imported',
  'deletion requested',
  'account deleted',
] as const

/** Who did what to whom, without content; what happened outlives those it happened to. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment('at').notNull(),
    action: text('action', { enum: auditActions }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_actor').on(table.actorId),
    index('audit_log_subject').on(table.subjectId),
  ],
)

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

/** Counts that all servers share. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
)

/** The keys that rows of this database are encrypted with, by id; the keys themselves are never here. */
export const encryptionKeys = pgTable('encryption_keys', { id: text('id').primaryKey(), createdAt: createdAt() })

/** Keys that the program makes for itself at its first start. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
})

function isOwned(table: { userId: unknown; deviceScope: unknown }) {
  return sql`${table.userId} is not null or ${table.deviceScope} is not null`
}
