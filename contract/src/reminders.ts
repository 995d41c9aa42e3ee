import * as z from 'zod/mini'
import { heardFields } from './answers.ts'
import { defineRoutes } from './route.ts'
import { Instant, words } from './shared.ts'

export const mostReminders = 20
export const mostReminderNameCharacters = 60
export const mostNotificationCharacters = 140

/** Times of the reminders that everybody has; any other is a custom one, which Pro opens. */
export const builtInTimes: readonly string[] = ['08:00', '11:00', '14:00']

/** What is shown where a reminder says nothing of its own. */
export const defaultReminder = { name: 'Prayer reminder', notificationText: 'Take a moment to pray.' } as const

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

const badTime = 'Please enter a time such as 08:00'
/** `HH:MM` by the clock on the wall where the person is. */
const Time = z.string(badTime).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, badTime))

const noDay = 'Please choose at least one day'
const Days = z.union([
  z.literal('daily'),
  z
    .array(z.enum(weekdays, 'Please choose days such as monday'), noDay)
    .check(z.minLength(1, noDay), z.maxLength(7, 'A week has seven days')),
])
export type Days = z.infer<typeof Days>

/** A reminder of a time of prayer: shown by an open page, and pushed to browsers that asked for it. */
export const Reminder = z.object({
  id: z.string(),
  name: z.string(),
  time: Time,
  days: Days,
  isActive: z.boolean(),
  notificationText: z.string(),
  /** The liturgy that it opens. */
  liturgyTemplateId: z.nullable(z.string()),
  createdAt: Instant,
})
export type Reminder = z.infer<typeof Reminder>

export const OwnReminder = z.extend(Reminder, {
  /** Its time is a custom one and the plan does not hold these: it is kept, and silent. */
  needsPro: z.boolean(),
  ...heardFields,
})
export type OwnReminder = z.infer<typeof OwnReminder>

const Name = words('Please give the reminder a name').check(
  z.minLength(1, 'Please give the reminder a name'),
  z.maxLength(mostReminderNameCharacters, 'A name can be at most 60 characters'),
)
const NotificationText = words('Please write what the reminder says').check(
  z.minLength(1, 'Please write what the reminder says'),
  z.maxLength(mostNotificationCharacters, 'A reminder can say at most 140 characters'),
)
const LiturgyId = z.nullable(z.uuid('That is not the id of a liturgy.'))

export const NewReminder = z.object({
  name: z.optional(Name),
  time: Time,
  days: Days,
  notificationText: z.optional(NotificationText),
  isActive: z.optional(z.boolean()),
  liturgyTemplateId: z.optional(LiturgyId),
})
export type NewReminder = z.infer<typeof NewReminder>

/** A reminder of an export as it comes back. */
export const ImportedReminder = z.object({
  id: z.uuid('A reminder has no id.'),
  name: Name,
  time: Time,
  days: Days,
  isActive: z.boolean(),
  notificationText: NotificationText,
  liturgyTemplateId: LiturgyId,
  createdAt: Instant,
})
export type ImportedReminder = z.infer<typeof ImportedReminder>

/** What is left out stays as it is. */
export const ReminderChange = z.object({
  name: z.optional(Name),
  time: z.optional(Time),
  days: z.optional(Days),
  notificationText: z.optional(NotificationText),
  isActive: z.optional(z.boolean()),
  liturgyTemplateId: z.optional(LiturgyId),
})
export type ReminderChange = z.infer<typeof ReminderChange>

const key = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'That is not a push key.'))

/** What a browser says of itself when it subscribes, and how it is to be told. */
export const PushSubscriptionRequest = z.object({
  endpoint: z.string().check(z.regex(/^https:\/\/\S{1,1000}$/, 'That is not a push address.')),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
  /** IANA name of the zone whose clock this browser goes by. */
  timeZone: z.string().check(z.regex(/^[A-Za-z][\w+\-/]{0,59}$/, 'That is not a time zone.')),
  /** Nothing religious on the screen before it is opened. */
  discreet: z.boolean(),
})
export type PushSubscriptionRequest = z.infer<typeof PushSubscriptionRequest>

/** What a push holds, and what an open page shows by itself. */
export const ReminderNotification = z.object({
  title: z.string(),
  body: z.string(),
  /** One a reminder: a second showing takes the place of the first. */
  tag: z.string(),
  /** Where it leads, on this site. */
  url: z.string(),
})
export type ReminderNotification = z.infer<typeof ReminderNotification>

/** How a reminder looks on the screen; discreetly, it says nothing of what it is. */
export const notificationOf = (
  { id, notificationText, liturgyTemplateId }: Pick<Reminder, 'id' | 'notificationText' | 'liturgyTemplateId'>,
  discreet: boolean,
): ReminderNotification => ({
  ...(discreet
    ? { title: 'Reminder', body: 'You asked to be reminded now.' }
    : { title: '🙏 Prayer Reminder', body: notificationText }),
  tag: `reminder-${id}`,
  url: liturgyTemplateId === null ? '/prayer' : `/prayer?liturgy=${liturgyTemplateId}`,
})

/** Minutes after its time for which a reminder is still shown. */
export const mostMinutesLate = 15

const params = z.object({ id: z.uuid('That is not the id of a reminder.') })

export const remindersRoutes = defineRoutes({
  active: {
    method: 'GET',
    path: '/api/prayer/reminders/active',
    summary: "The caller's own active reminders, else the built-in three.",
    access: 'actor',
    reply: z.array(Reminder),
  },
  list: {
    method: 'GET',
    path: '/api/prayer/reminders',
    summary: "The caller's own reminders, by their time.",
    access: 'user',
    reply: z.array(OwnReminder),
  },
  create: {
    method: 'POST',
    path: '/api/prayer/reminders',
    summary: 'Make a reminder; at most 20. A time other than the built-in ones is part of Pro.',
    access: 'user',
    body: NewReminder,
    freeText: ['name', 'notificationText'],
    reply: OwnReminder,
  },
  update: {
    method: 'PUT',
    path: '/api/prayer/reminders/{id}',
    summary: 'Change a reminder, or switch it on or off.',
    access: 'user',
    params,
    body: ReminderChange,
    freeText: ['name', 'notificationText'],
    reply: OwnReminder,
  },
  remove: {
    method: 'DELETE',
    path: '/api/prayer/reminders/{id}',
    summary: 'Remove a reminder.',
    access: 'user',
    params,
  },
  pushKey: {
    method: 'GET',
    path: '/api/prayer/push',
    summary: 'The public key by which a browser subscribes to pushes of this server (VAPID, base64url).',
    access: 'user',
    reply: z.object({ publicKey: z.string() }),
  },
  subscribePush: {
    method: 'POST',
    path: '/api/prayer/push',
    summary:
      'Push the reminders to this browser while the session lasts; calling again changes time zone and discretion.',
    access: 'user',
    body: PushSubscriptionRequest,
  },
  unsubscribePush: {
    method: 'DELETE',
    path: '/api/prayer/push',
    summary: 'Stop pushing to the browser of this session.',
    access: 'user',
  },
})
