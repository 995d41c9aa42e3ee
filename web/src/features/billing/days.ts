/** Such as "Thursday, March 5, 2026", by the clock of this browser. */
export const dayText = (instant: string) => new Date(instant).toLocaleDateString('en-US', { dateStyle: 'full' })

/** Such as "March 5", for a day that is near. */
export const shortDayText = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })

/** With the hour, where an hour decides. */
export const momentText = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })

const day = 24 * 60 * 60 * 1000

/** Days until a moment, rounded up; 0 for one that has passed or is not known. `now` in milliseconds. */
export const daysUntil = (instant: string | null, now: number): number =>
  instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / day))
