import type { Store } from '../api/store.ts'

/** Where session storage holds the path. */
export const postLoginKey = 'redirectAfterAuth'

/** Remembers where somebody was going before they had to sign in. */
export const savePostLoginPath = (store: Store, path: string) => store.set(postLoginKey, path)

/** Where to go after sign-in: the saved path, taken once, or `/home`. Only a path of our own `origin` is ever followed. */
export function takePostLoginPath(store: Store, origin: string): string {
  const saved = store.get(postLoginKey)
  store.remove(postLoginKey)
  const path = saved === null ? undefined : ownPath(saved, origin)
  return path === undefined || path === '/' ? '/home' : path
}

/** The path with its query and fragment if it leads to a page of `origin`, else undefined. */
function ownPath(path: string, origin: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  const clean = url.pathname + url.search + url.hash
  const isOurs = url.origin === origin && !clean.startsWith('//') && !clean.startsWith('/api/')
  return isOurs ? clean : undefined
}
