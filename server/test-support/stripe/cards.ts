/** Numbers that Stripe has for tests, by what comes of them. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** The bank asks its holder first. */
  secure: '4000002500003155',
  /** It can be kept, and no charge to it succeeds. */
  failsLater: '4000000000000341',
} as const
