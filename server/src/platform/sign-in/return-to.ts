const pagePath = /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:[?#][!-[\]-~]*)?$/
const callPath = /^\/api(?:[/?#]|$)/

/**
 * The page of our own that a sign-in may lead to; `/` for anything else: another origin, a call, or a path written so that
 * a browser and a server could read it differently (dots, percent signs, backslashes).
 */
export function ownPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > 500) return '/'
  return pagePath.test(given) && !callPath.test(given) ? given : '/'
}
