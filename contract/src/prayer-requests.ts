import * as z from 'zod/mini'
import { heardFields } from './answers.ts'
import { defineRoutes } from './route.ts'
import { Instant, words } from './shared.ts'

export const mostNameCharacters = 200
export const mostPrayerCharacters = 10_000
export const mostNotesCharacters = 5000
/** Requests that one person or device may keep. */
export const mostPrayerRequests = 10_000
/** Minutes for which a deleted request can be restored. */
export const undoMinutes = 9

/** What somebody prays for, as it was written. `answeredDate` is there exactly when `isAnswered`. */
export const PrayerRequest = z.object({
  id: z.string(),
  name: z.string(),
  prayerText: z.string(),
  isAnswered: z.boolean(),
  answeredDate: z.nullable(Instant),
  notes: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
})
export type PrayerRequest = z.infer<typeof PrayerRequest>

/** The same as its writer sees it, and nobody else: with what was heard in its words (D35). */
export const OwnPrayerRequest = z.extend(PrayerRequest, heardFields)
export type OwnPrayerRequest = z.infer<typeof OwnPrayerRequest>

const missingName = 'Give the prayer request a name.'
const missingText = 'Write what you would like to pray for.'
const Name = words(missingName).check(
  z.minLength(1, missingName),
  z.maxLength(mostNameCharacters, 'A name can be at most 200 characters.'),
)
const PrayerText = words(missingText).check(
  z.minLength(1, missingText),
  z.maxLength(mostPrayerCharacters, 'Please write at most 10,000 characters.'),
)
/** Empty notes are kept as null. */
const Notes = z.nullable(words().check(z.maxLength(mostNotesCharacters, 'Notes can be at most 5,000 characters.')))

export const NewPrayerRequest = z.object({
  name: Name,
  prayerText: PrayerText,
  notes: z.optional(Notes),
  /** Chosen by the browser for one entry: sent again, it makes no second one and is answered with the first. */
  idempotencyKey: z.optional(z.uuid('An idempotencyKey is a UUID.')),
})
export type NewPrayerRequest = z.infer<typeof NewPrayerRequest>

const earliest = '1900-01-01T00:00:00Z'
const Moment = z.iso
  .datetime('Give the date as 2026-03-02T09:00:00Z.')
  .check(z.refine((date) => date >= earliest, 'That date is too long ago.'))

/** As an export has it. */
export const ImportedPrayerRequest = z
  .object({
    id: z.uuid('A prayer request has no id.'),
    name: Name,
    prayerText: PrayerText,
    notes: Notes,
    isAnswered: z.boolean(),
    answeredDate: z.nullable(Moment),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .check(
    z.refine(({ isAnswered, answeredDate }) => isAnswered === (answeredDate !== null), {
      path: ['answeredDate'],
      error: 'A date belongs to an answered prayer, and to no other.',
    }),
  )
export type ImportedPrayerRequest = z.infer<typeof ImportedPrayerRequest>

/** What is left out stays as it is. Answered without a date: now, or the date it has. */
export const PrayerRequestChange = z
  .object({
    name: z.optional(Name),
    prayerText: z.optional(PrayerText),
    notes: z.optional(Notes),
    isAnswered: z.optional(z.boolean('Say whether it is answered: true or false.')),
    answeredDate: z.optional(z.nullable(Moment)),
  })
  .check(
    z.refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change.'),
    z.refine(({ isAnswered, answeredDate }) => answeredDate == null || isAnswered === true, {
      path: ['answeredDate'],
      error: 'A date belongs to an answered prayer: send isAnswered true with it.',
    }),
  )
export type PrayerRequestChange = z.infer<typeof PrayerRequestChange>

const path = z.object({ id: z.uuid('That is not the id of a prayer request.') })

export const prayerRequestsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/prayer/requests',
    summary:
      'The prayer requests of the caller, newest first: all of them, or a page by limit and before. There is a next page while a page is full.',
    access: 'actor',
    query: z.object({
      state: z.optional(z.enum(['open', 'answered'], 'The state is open or answered.')),
      /** Each word must be in the name, the text or the notes; case and accents do not count. */
      q: z.optional(words().check(z.maxLength(200, 'Search for at most 200 characters.'))),
      limit: z.optional(
        z.coerce
          .number('The limit is a number from 1 to 200.')
          .check(
            z.int('The limit is a number from 1 to 200.'),
            z.gte(1, 'The limit is a number from 1 to 200.'),
            z.lte(200, 'The limit is a number from 1 to 200.'),
          ),
      ),
      /** Id of the last request of the page before. */
      before: z.optional(z.uuid('That is not the id of a prayer request.')),
    }),
    reply: z.array(OwnPrayerRequest),
  },
  create: {
    method: 'POST',
    path: '/api/prayer/requests',
    summary: 'Keep a prayer request.',
    access: 'actor',
    body: NewPrayerRequest,
    freeText: ['name', 'prayerText', 'notes'],
    reply: OwnPrayerRequest,
  },
  update: {
    method: 'PUT',
    path: '/api/prayer/requests/{id}',
    summary: 'Change a prayer request, or mark it as answered or unanswered.',
    access: 'actor',
    params: path,
    body: PrayerRequestChange,
    freeText: ['name', 'prayerText', 'notes'],
    reply: OwnPrayerRequest,
  },
  remove: {
    method: 'DELETE',
    path: '/api/prayer/requests/{id}',
    summary: 'Delete a prayer request. For nine minutes it can be restored; then it is gone for good.',
    access: 'actor',
    params: path,
  },
  restore: {
    method: 'POST',
    path: '/api/prayer/requests/{id}/restore',
    summary: 'Bring back a prayer request that was just deleted.',
    access: 'actor',
    params: path,
    reply: OwnPrayerRequest,
  },
})
