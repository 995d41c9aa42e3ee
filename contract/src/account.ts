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
  z.refine((name) => name === '' || visible.test(name), 'That name would be invisible. Please use letters.'),
  z.refine((name) => !turnsText.test(name), 'That name would reverse other text. Please use letters.'),
)

export const Profile = z.object({ firstName: PersonName, lastName: PersonName })
export type Profile = z.infer<typeof Profile>

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
})
