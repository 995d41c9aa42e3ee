/** What the free plan holds, in the words of every page that shows it. */
export const basicContents = [
  'Daily scripture',
  'Prayer support',
  'Workplace challenges',
  'Free resources',
  'Community access',
] as const

/** What Pro adds to it. */
export const proAdditions = [
  'Custom prayer times (1 to 5 daily)',
  'Email prayer reminders',
  'AI-powered scripture insights',
  'Priority support',
  'Advanced spiritual analytics',
] as const

/** What the deployer offers elsewhere, by the link that leads there. Where the link is not set, it is not offered. */
export const linkedContents: Readonly<Record<string, 'communityUrl' | 'prioritySupportUrl'>> = {
  'Community access': 'communityUrl',
  'Priority support': 'prioritySupportUrl',
}

export const proContents = ['Everything in Basic', ...proAdditions] as const
