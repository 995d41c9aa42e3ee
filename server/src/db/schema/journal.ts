import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { encryptedText } from '../encrypted-text.ts'
import { createdAt, id, isOwned, moment, updatedAt } from './columns.ts'
import { sessions, userId } from './people.ts'

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
