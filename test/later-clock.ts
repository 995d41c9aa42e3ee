/* Preloaded into a program by NODE_OPTIONS: to it, it is a year later. */

const now = Temporal.Now.instant
const year = Temporal.Duration.from({ hours: 365 * 24 })
Object.assign(Temporal.Now, { instant: () => now().add(year) })
