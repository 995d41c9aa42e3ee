import type { User } from '@lampstand/contract/account'

/** First and last name; without both the email address. */
export const shownName = ({ firstName, lastName, email }: User): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '')

/** What stands in the avatar without a picture: a first initial, or undefined for the generic icon. */
export const initialOf = ({ firstName, email }: User): string | undefined =>
  Array.from(firstName || email || '')[0]?.toUpperCase()
