/** Every guarded route with the file of its page under features/. The build reads it too, to preload what a route needs. */
export const pageFiles = {
  '/home': 'home/home-page.tsx',
  '/scripture': 'scripture/scripture-page.tsx',
  '/prayer': 'prayer-mode/prayer-mode-page.tsx',
  '/guidance': 'guidance/guidance-page.tsx',
  '/reminders': 'prayer-requests/prayer-requests-page.tsx',
  '/reset': 'reset/reset-page.tsx',
  '/challenges': 'habits/habits-page.tsx',
  '/create': 'create/create-page.tsx',
  '/life-application': 'devotions/devotions-page.tsx',
  '/resources': 'resources/resources-page.tsx',
  '/insights': 'insights/insights-page.tsx',
  '/account': 'account/account-page.tsx',
  '/subscribe': 'billing/billing-page.tsx',
  '/subscription-success': 'billing/billing-page.tsx',
} as const

export type PagePath = keyof typeof pageFiles
