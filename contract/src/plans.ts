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

export const proContents = ['Everything in Basic', ...proAdditions] as const
