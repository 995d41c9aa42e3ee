/** How long a test waits for what should come at once: a busy machine takes its time. In milliseconds. */
export const patience = 90_000

// Only where a browser's objects stand is anything drawn.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: patience })
}
