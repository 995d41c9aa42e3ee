/** How the page may be seen to move: not at all for whoever asked for less motion. */
export const scrollMotion = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
