import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { encryptedText } from '../encrypted-text.ts'
import { createdAt, id, isOwned, moment } from './columns.ts'
import { userId } from './people.ts'

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
