import * as z from 'zod/mini'
import { Profile, User } from './account.ts'
import { EmailDelivery, EmailSubscribe } from './email-reminders.ts'
import { ImportedLiturgy, LiturgyInstance } from './liturgies.ts'
import { AccountDeletion, header, ImportedPart, mostImportBytes } from './personal-data-file.ts'
import { ImportedPrayerRequest, mostPrayerRequests, PrayerRequest } from './prayer-requests.ts'
import { ImportedReminder, mostReminders, Reminder } from './reminders.ts'
import { defineRoutes } from './route.ts'
import { SavedScripture } from './scripture.ts'
import { Instant } from './shared.ts'

/** All that the program holds about a person; each feature that keeps something adds its part. */
export const PersonalData = z.object({
  account: z.extend(User, {
    timeZone: z.nullable(z.string()),
    timeZoneIsChosen: z.boolean(),
    discreet: z.boolean(),
    aiEnabled: z.boolean(),
    role: z.enum(['member', 'operator']),
    createdAt: Instant,
  }),
  /** What was done to the account, and when: sign-ins, a changed role. */
  accountHistory: z.array(z.object({ action: z.string(), at: Instant })),
  /** Where the person is signed in. */
  sessions: z.array(z.object({ browser: z.nullable(z.string()), createdAt: Instant, lastSeenAt: Instant })),
  prayerRequests: z.array(PrayerRequest),
  /** What ties the person to the payment provider; null for somebody who never began to subscribe. Cards and receipts are kept there. */
  billing: z.nullable(
    z.object({
      customerId: z.nullable(z.string()),
      subscriptionId: z.nullable(z.string()),
      accessEndsAt: z.nullable(Instant),
      renewsAt: z.nullable(Instant),
    }),
  ),
  savedScriptures: z.array(SavedScripture),
  versesShown: z.array(
    z.object({
      verseId: z.string(),
      reference: z.string(),
      /** Where it was shown. */
      kind: z.enum(['daily', 'random', 'challenge']),
      /** The day by the person's own calendar. */
      day: z.iso.date(),
      shownAt: Instant,
    }),
  ),
  emailReminders: z.object({
    subscriptions: z.array(
      z.object({
        email: z.string(),
        isActive: z.boolean(),
        timeZone: z.string(),
        prayerTimes: z.array(z.string()),
        discreet: z.boolean(),
        createdAt: Instant,
        lastEmailSent: z.nullable(Instant),
      }),
    ),
    /** Addresses that were asked and have not confirmed. */
    awaitingConfirmation: z.array(
      z.object({ email: z.string(), timeZone: z.string(), prayerTimes: z.array(z.string()), createdAt: Instant }),
    ),
    deliveries: z.array(EmailDelivery),
    calendarSharedSince: z.nullable(Instant),
  }),
  reminders: z.array(Reminder),
  /** Browsers that reminders are pushed to, by the host of their push service. */
  pushBrowsers: z.array(z.object({ service: z.string(), timeZone: z.string(), createdAt: Instant })),
  /** Liturgies opened, with what was written in them. */
  liturgies: z.array(LiturgyInstance),
  /** How many answers a model wrote, by the person's own day. The answers are not kept. */
  aiAnswers: z.array(z.object({ day: z.iso.date(), count: z.number() })),
})
export type PersonalData = z.infer<typeof PersonalData>

/** The file that is downloaded. */
export const PersonalDataExport = z.extend(PersonalData, header)
export type PersonalDataExport = z.infer<typeof PersonalDataExport>

const many = <T extends z.ZodMiniType>(entry: T, most: number, what: string) =>
  z.optional(z.array(entry).check(z.maxLength(most, `The file holds more ${what} than one person may keep.`)))

const ImportedScripture = z.object({
  id: z.uuid('A saved verse has no id.'),
  verseId: z.string().check(z.minLength(1), z.maxLength(100)),
  challenge: z.string().check(z.minLength(1), z.maxLength(1000)),
  savedAt: Instant,
})

const ImportedShowing = z.object({
  verseId: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(['daily', 'random', 'challenge']),
  day: z.iso.date(),
  shownAt: Instant,
})

/** A provider may have given a name that nobody could give themselves here; it comes with the next sign-in. */
const { catch: orElse } = z
const ImportedName = orElse(z.nullable(Profile.shape.firstName), null)

/** Of the account only what the person settled; plan, role and address are not a file's to give. */
const ImportedProfile = z.object({
  firstName: ImportedName,
  lastName: ImportedName,
  timeZone: z.nullable(z.string().check(z.maxLength(60))),
  timeZoneIsChosen: z.boolean(),
  discreet: z.boolean(),
  aiEnabled: z.boolean(),
})

const ImportedSubscription = z.extend(EmailSubscribe, {
  isActive: z.boolean(),
  createdAt: Instant,
  lastEmailSent: z.nullable(Instant),
})

const ImportedEmailReminders = z.object({
  subscriptions: many(ImportedSubscription, 50, 'email subscriptions'),
  awaitingConfirmation: many(z.extend(EmailSubscribe, { createdAt: Instant }), 50, 'email subscriptions'),
})
export type ImportedEmailReminders = z.infer<typeof ImportedEmailReminders>

/** An export as it comes back: each feature takes its own part, held to the limits of its calls; a part may be missing. */
export const PersonalDataImport = z.object({
  ...header,
  account: z.optional(ImportedProfile),
  emailReminders: z.optional(ImportedEmailReminders),
  prayerRequests: many(ImportedPrayerRequest, mostPrayerRequests, 'prayer requests'),
  savedScriptures: many(ImportedScripture, 2000, 'verses'),
  versesShown: many(ImportedShowing, 50_000, 'showings of verses'),
  reminders: many(ImportedReminder, mostReminders, 'reminders'),
  liturgies: many(ImportedLiturgy, 50_000, 'liturgies'),
})
export type PersonalDataImport = z.infer<typeof PersonalDataImport>

export const personalDataRoutes = defineRoutes({
  export: {
    method: 'POST',
    path: '/api/account/export',
    summary: 'Everything kept about the caller, as one file. `/api/account/journal` is the same, to read and print.',
    access: 'user',
    reply: PersonalDataExport,
  },
  import: {
    method: 'POST',
    path: '/api/account/import',
    summary: 'Brings back what is in an export and not here yet. Importing twice adds nothing twice.',
    access: 'user',
    body: PersonalDataImport,
    mostBytes: mostImportBytes,
    reply: z.array(ImportedPart),
  },
  delete: {
    method: 'POST',
    path: '/api/account/delete',
    summary: 'Deletes the account and everything in it. The caller is signed out everywhere at once.',
    access: 'user',
    body: AccountDeletion,
    status: 202,
  },
})
