import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'

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

/** For columns of rows that go with their person. */
export const userId = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' })

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
