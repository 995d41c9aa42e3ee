import * as z from 'zod/mini'
import { defineRoutes } from './route.ts'
import { Instant } from './shared.ts'

/** `HH:MM` by the wall clock, 00:00 to 23:59. */
const PrayerTime = z
  .string('Please enter a time such as 08:00')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 08:00'))

const Email = z.string('Please enter a valid email address').check(
  z.overwrite((text) => text.trim()),
  z.maxLength(254, 'Please enter a valid email address'),
  // Zod's own knows ASCII alone, and would travel with every page; the server looks more closely.
  z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Please enter a valid email address'),
)

/** IANA name; the server refuses a zone that it does not know. */
const TimeZone = z
  .string('Please select a timezone')
  .check(z.minLength(1, 'Please select a timezone'), z.maxLength(60, 'Please select a timezone'))

const PrayerTimes = z
  .array(PrayerTime, 'Please select at least 1 prayer time')
  .check(
    z.minLength(1, 'Please select at least 1 prayer time'),
    z.maxLength(5, 'Please select no more than 5 prayer times'),
  )

/** What a person fills in. The server orders the times and drops a repeated one. */
export const EmailSubscribe = z.object({
  email: Email,
  timeZone: TimeZone,
  prayerTimes: PrayerTimes,
  /** Subjects without a religious word; left out, it stays as it is. */
  discreet: z.optional(z.boolean()),
})
export type EmailSubscribe = z.infer<typeof EmailSubscribe>

/** What is left out stays as it is. */
export const EmailSubscriptionChange = z.object({
  timeZone: z.optional(TimeZone),
  prayerTimes: z.optional(PrayerTimes),
  discreet: z.optional(z.boolean()),
  /** False pauses. True resumes; where the mail came back, it sends a confirmation first. */
  isActive: z.optional(z.boolean()),
})
export type EmailSubscriptionChange = z.infer<typeof EmailSubscriptionChange>

/** One send: the day and time by the wall clock of the zone, and the moment it falls on. */
export const PlannedSend = z.object({ localDate: z.iso.date(), time: PrayerTime, instant: Instant })
export type PlannedSend = z.infer<typeof PlannedSend>

export const EmailSubscription = z.object({
  id: z.string(),
  email: z.string(),
  timeZone: z.string(),
  prayerTimes: z.array(PrayerTime),
  discreet: z.boolean(),
  isActive: z.boolean(),
  /**
   * `active`: messages go. `paused`: the person paused it. `unsubscribed`: a message's own link ended it.
   * `awaiting_confirmation`: one message asks the address, and nothing more is sent before its link is used. `suppressed`: mail
   * to the address came back. `needs_pro`: the plan no longer holds email reminders.
   */
  state: z.enum(['active', 'paused', 'unsubscribed', 'awaiting_confirmation', 'suppressed', 'needs_pro']),
  /** Why nothing is sent and what to do about it, fit to show; null while `active`. */
  explanation: z.nullable(z.string()),
  createdAt: Instant,
  lastEmailSent: z.nullable(Instant),
  /** The next seven; empty unless `active`. */
  nextSends: z.array(PlannedSend),
})
export type EmailSubscription = z.infer<typeof EmailSubscription>

const Changed = z.object({
  subscription: EmailSubscription,
  /** True when a message went to the address that asks it to confirm. */
  confirmationSent: z.boolean(),
})

/** One line of the ledger. */
export const EmailDelivery = z.object({
  localDate: z.iso.date(),
  time: PrayerTime,
  dueAt: Instant,
  kind: z.enum(['morning prayer', 'midday reflection', 'afternoon guidance', 'evening thanks']),
  status: z.enum(['sending', 'sent', 'skipped', 'failed']),
  /** Why it was skipped or failed, fit to show; null otherwise. */
  reason: z.nullable(z.string()),
  /** When the status was reached; null while `sending`. */
  at: z.nullable(Instant),
})
export type EmailDelivery = z.infer<typeof EmailDelivery>

/** The secret address by which a calendar program reads the prayer times. */
export const CalendarFeed = z.object({
  url: z.string(),
  /** The same for a program that opens `webcal:` addresses. */
  webcalUrl: z.string(),
  /** Titles without a religious word. */
  discreet: z.boolean(),
  createdAt: Instant,
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const params = z.object({ id: z.uuid('That is not the id of a subscription.') })

/** A link to it downloads the prayer times as a file; signed in only, `?discreet=true` for discreet titles. */
export const calendarFilePath = '/api/prayer/calendar.ics'

export const emailRemindersRoutes = defineRoutes({
  subscribe: {
    method: 'POST',
    path: '/api/prayer/email/subscribe',
    summary: 'Send prayer reminders to an address; an unverified one is asked to confirm first. Pro.',
    access: 'user',
    body: EmailSubscribe,
    reply: Changed,
  },
  subscriptions: {
    method: 'GET',
    path: '/api/prayer/email/subscriptions',
    summary: "The caller's subscriptions, oldest first, each with its state and its next seven sends.",
    access: 'user',
    reply: z.array(EmailSubscription),
  },
  updateSubscription: {
    method: 'PUT',
    path: '/api/prayer/email/subscriptions/{id}',
    summary: 'Change times, time zone or discreet subjects; pause or resume.',
    access: 'user',
    params,
    body: EmailSubscriptionChange,
    reply: Changed,
  },
  removeSubscription: {
    method: 'DELETE',
    path: '/api/prayer/email/subscriptions/{id}',
    summary: 'End a subscription and delete its history.',
    access: 'user',
    params,
  },
  deliveries: {
    method: 'GET',
    path: '/api/prayer/email/subscriptions/{id}/deliveries',
    summary: 'What was sent, skipped or failed, and why; newest first, fifty at a time.',
    access: 'user',
    params,
    query: z.object({
      cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/, 'That cursor is not one of ours.'))),
    }),
    reply: z.object({ deliveries: z.array(EmailDelivery), nextCursor: z.nullable(z.string()) }),
  },
  calendar: {
    method: 'GET',
    path: '/api/prayer/calendar',
    summary: 'The secret address of the calendar feed, or none.',
    access: 'user',
    reply: z.object({ feed: z.nullable(CalendarFeed) }),
  },
  shareCalendar: {
    method: 'POST',
    path: '/api/prayer/calendar',
    summary: 'Make the secret address, or change whether its titles are discreet.',
    access: 'user',
    body: z.object({ discreet: z.optional(z.boolean()) }),
    reply: CalendarFeed,
  },
  revokeCalendar: {
    method: 'DELETE',
    path: '/api/prayer/calendar',
    summary: 'Revoke the secret address; one made later is another.',
    access: 'user',
  },
})
