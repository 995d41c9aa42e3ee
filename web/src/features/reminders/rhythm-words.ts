import type { Days } from '@lampstand/contract/reminders'

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

/** On which days, as somebody would say it. */
export function shownDays(days: Days): string {
  if (days === 'daily' || days.length === 7) return 'Every day'
  if (days.join() === workdays.join()) return 'Monday to Friday'
  return days.map((day) => (days.length > 2 ? titled(day).slice(0, 3) : titled(day))).join(', ')
}

export const titled = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1)
