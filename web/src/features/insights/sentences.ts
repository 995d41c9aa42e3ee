import type { Insights } from '@lampstand/contract/insights'

/* What is said of the numbers: plain, and never as a mark. */

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const isNewHere = ({ days, weekdays, prayers, liturgies, themes }: Insights): boolean =>
  [
    ...days.map(({ moments }) => moments),
    ...weekdays,
    prayers.waiting,
    prayers.answered,
    liturgies.prayed,
    themes.length,
  ].every((count) => count === 0)

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })

/** `March`. @param date `YYYY-MM` or `YYYY-MM-DD` */
export const monthOf = (date: string): string => monthName.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`))

export function monthSentence(days: Insights['days']): string {
  const here = days.filter(({ moments }) => moments > 0).length
  const month = monthOf(days[0]?.date ?? '')
  if (here === 0) return `${month} is still open.`
  return `You were here on ${here === 1 ? 'one day' : `${here} days`} in ${month}.`
}

export function weekdaySentence(weekdays: readonly number[]): string {
  const most = Math.max(...weekdays)
  if (most === 0) return 'The last twelve weeks were quiet here.'
  const often = weekdayNames.filter((_, index) => weekdays[index] === most).map((name) => `${name}s`)
  return often.length > 2 ? 'Your days are spread over the week.' : `Most often on ${often.join(' and ')}.`
}

/** `8 AM`, `Noon`. @param hour 0 to 23 */
export function hourName(hour: number): string {
  if (hour === 0) return 'Midnight'
  if (hour === 12) return 'Noon'
  return hour < 12 ? `${hour} AM` : `${hour - 12} PM`
}

export function hourSentence(hours: readonly number[]): string | undefined {
  const most = Math.max(...hours)
  const often = hours.flatMap((count, hour) => (count === most ? hour : []))
  const [hour] = often
  if (most === 0 || hour === undefined) return undefined
  return often.length > 2 ? 'At many hours of the day.' : `Mostly in the hour from ${often.map(hourName).join(' or ')}.`
}

export function prayersSentence({ answered, waiting }: Insights['prayers']): string {
  if (answered + waiting === 0) return 'No prayer requests are written down yet.'
  const answers = answered === 1 ? 'One prayer is answered' : `${answered} prayers are answered`
  if (waiting === 0) return `${answers}.`
  if (answered === 0) return waiting === 1 ? 'One prayer is waiting.' : `${waiting} prayers are waiting.`
  return `${answers}, ${waiting} ${waiting === 1 ? 'is' : 'are'} waiting.`
}

export function liturgiesSentence({ prayed, reflections }: Insights['liturgies']): string {
  if (prayed === 0)
    return 'A reminder can open a liturgy: a passage, a prayer and two questions. The ones you pray are listed here.'
  const times = `You prayed ${prayed === 1 ? 'one liturgy' : `${prayed} liturgies`} to the end`
  if (reflections === 0) return `${times}.`
  return `${times}, and wrote something in ${reflections === prayed ? (prayed === 1 ? 'it' : 'each of them') : reflections === 1 ? 'one of them' : `${reflections} of them`}.`
}

export function medianSentence(medianDays: number): string {
  if (medianDays === 0) return 'Half of the answers came within a day.'
  return `Half of the answers came within ${medianDays === 1 ? 'one day' : `${medianDays} days`}.`
}

export const spanNames: Record<Insights['prayers']['waits'][number]['span'], string> = {
  day: 'Within a day',
  week: 'Within a week',
  month: 'Within a month',
  season: 'Within three months',
  longer: 'Longer',
}
