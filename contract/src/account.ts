import * as z from 'zod/mini'
import { defineRoutes } from './route.ts'
import { Instant, words } from './shared.ts'

/** Null stands for a person without a trial or subscription: Basic. */
const SubscriptionStatus = z.nullable(z.enum(['trialing', 'active', 'cancelled', 'past_due']))

export const User = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  subscriptionStatus: SubscriptionStatus,
  trialEndsAt: z.nullable(Instant),
})
export type User = z.infer<typeof User>

/** Anything that leaves a mark on the screen; U+2800 is a blank that Unicode counts among the symbols. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{White_Space}\p{Cc}\p{Cs}\p{Cn}\u2800]/u
/** Embeddings, overrides and isolates; the marks that right-to-left names may need are none of them. */
const turnsText = /[\u202a-\u202e\u2066-\u2069]/

const PersonName = words('Enter a name, or leave it empty.').check(
  z.maxLength(80, 'A name can be at most 80 characters.'),
  z.refine((name) => name === '' || visible.test(name), 'That name cannot be seen. Please write it in letters.'),
  z.refine(
    (name) => !turnsText.test(name),
    'That name holds signs that turn other text around. Please leave them out.',
  ),
)

export const Profile = z.object({ firstName: PersonName, lastName: PersonName })
export type Profile = z.infer<typeof Profile>

/** What the person has settled about themselves and how they are known here. */
export const Account = z.object({
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The IANA zone that days are counted in; null while no browser has named one. */
  timeZone: z.nullable(z.string()),
  /** True: the person chose the zone. False: it follows the browser. */
  timeZoneIsChosen: z.boolean(),
  /** Whether subjects of mail and texts of notifications hold no religious word (D24). */
  discreet: z.boolean(),
  aiEnabled: z.boolean(),
  signIn: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('email') }),
    /** `name`: the provider's host. */
    z.object({ kind: z.literal('provider'), name: z.string() }),
  ]),
  plan: z.enum(['basic', 'pro']),
  createdAt: Instant,
})
export type Account = z.infer<typeof Account>

export const AccountSettings = z
  .object({
    /** Null: follow the browser again. */
    timeZone: z.optional(
      z.nullable(
        z
          .string('Choose a time zone.')
          .check(z.minLength(1, 'Choose a time zone.'), z.maxLength(60, 'That is not the name of a time zone.')),
      ),
    ),
    discreet: z.optional(z.boolean('Say whether mail is to be discreet: true or false.')),
  })
  .check(z.refine(({ timeZone, discreet }) => timeZone !== undefined || discreet !== undefined, 'Say what to change.'))
export type AccountSettings = z.infer<typeof AccountSettings>

export const AccountSession = z.object({
  id: z.string(),
  /** What its owner would call the browser; null when it did not say. */
  browser: z.nullable(z.string()),
  createdAt: Instant,
  /** To the hour. */
  lastSeenAt: Instant,
  isThisDevice: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const accountRoutes = defineRoutes({
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in person; 401 when signed out.',
    access: 'anyone',
    reply: User,
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/auth/user',
    summary: 'Change first and last name; an empty name removes it.',
    access: 'user',
    body: Profile,
    reply: User,
  },
  details: {
    method: 'GET',
    path: '/api/account',
    summary: 'How the caller is known here, and what they have settled.',
    access: 'user',
    reply: Account,
  },
  settle: {
    method: 'PUT',
    path: '/api/account/settings',
    summary: 'Choose a time zone, or discreet mail. What is left out stays as it is.',
    access: 'user',
    body: AccountSettings,
    reply: Account,
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the caller is signed in, used last first.',
    access: 'user',
    reply: z.array(AccountSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    summary: 'Sign out one browser of the caller.',
    access: 'user',
    params: z.object({
      id: z.string().check(z.regex(/^[\w-]{43}$/, 'That is not the id of a session.')),
    }),
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/account/sign-out-everywhere',
    summary: 'Sign out every browser of the caller, this one too.',
    access: 'user',
  },
})
