/**
 * Stands in for the package of this name, with which Radix injects a style element: `style-src 'self'` forbids that.
 * What it would inject is one rule in styles.css, `body[data-scroll-locked]`.
 */
export const styleSingleton = () => () => null
export const styleHook = () => () => undefined
export const stylesheetSingleton = () => ({ add: () => undefined, remove: () => undefined })
