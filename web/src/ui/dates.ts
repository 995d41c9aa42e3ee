const options = { month: 'short', day: 'numeric', year: 'numeric' } as const

const day = new Intl.DateTimeFormat('en-US', options)
const calendarDay = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })

/** `Mar 5, 2026` in the browser's zone. @param instant ISO 8601 with its offset */
export const formatInstant = (instant: string): string => day.format(new Date(instant))

/** `Mar 5, 2026`, whatever the zone. @param date `YYYY-MM-DD` */
export const formatDay = (date: string): string => calendarDay.format(new Date(`${date}T00:00:00Z`))
