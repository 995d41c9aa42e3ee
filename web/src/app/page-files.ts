/** Every guarded route with the file of its page under features/. The build reads it too, to preload what a route needs. */
export const pageFiles = {
  '/home': 'home/home-page.tsx',
  '/scripture': 'scripture/scripture-page.tsx',
  '/guidance': 'guidance/guidance-page.tsx',
  '/life-application': 'devotions/devotions-page.tsx',
} as const

export type PagePath = keyof typeof pageFiles
