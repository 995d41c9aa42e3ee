import * as z from 'zod/mini'
import { defineRoutes } from './route.ts'
import { Instant } from './shared.ts'

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
    discreet: z.optional(z.boolean('Discreet is true or false.')),
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

/** What the account's own page asks; apart from `accountRoutes`, which every page needs. */
export const accountSettingsRoutes = defineRoutes({
  details: {
    method: 'GET',
    path: '/api/account',
    summary: 'How the caller is known here, and what they have set.',
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
    summary: 'Where the caller is signed in, most recently used first.',
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
