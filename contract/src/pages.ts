/** Paths of the app's own pages: the router draws them, the server answers 200 for them and 404 for every other. */
export const appPaths = ['/', '/home', '/scripture', '/guidance', '/life-application'] as const
export type AppPath = (typeof appPaths)[number]
