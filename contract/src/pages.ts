/** Paths of the app's own pages: the router draws them, the server answers 200 for them and 404 for every other. */
export const appPaths = [
  '/',
  '/home',
  '/scripture',
  '/prayer',
  '/guidance',
  '/reminders',
  '/reset',
  '/challenges',
  '/create',
  '/life-application',
  '/resources',
  '/insights',
  '/account',
  '/subscribe',
  '/subscription-success',
] as const
