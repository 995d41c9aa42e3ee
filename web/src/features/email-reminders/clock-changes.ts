const day = 86_400_000

type Wall = { date: string; time: string }

/**
 * What a change of clocks does to a time of a day: `moved`, it does not exist there and comes as much later as the clocks jump;
 * `repeated`, the clock shows it twice and the first counts; null on all other days.
 * @param date `YYYY-MM-DD` @param time `HH:MM` @param zone IANA name
 */
export function clockChange(date: string, time: string, zone: string): ({ kind: 'moved' } & Wall) | 'repeated' | null {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const shows = wallClockOf(zone)
  const offset = (instant: number) => {
    const { date: shownDate, time: shownTime } = shows(instant)
    return Date.parse(`${shownDate}T${shownTime}Z`) - Math.floor(instant / 60_000) * 60_000
  }
  const before = asUtc - offset(asUtc - day)
  const after = asUtc - offset(asUtc + day)
  if (before === after) return null
  const isShown = (instant: number) => shows(instant).date === date && shows(instant).time === time
  if (isShown(before) && isShown(after)) return 'repeated'
  return isShown(before) || isShown(after) ? null : { kind: 'moved', ...shows(before) }
}

/** What the clocks of a zone show at an instant, in milliseconds. @param timeZone IANA name */
export function wallClockOf(timeZone: string): (instant: number) => Wall {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    return {
      date: `${parts['year']}-${parts['month']}-${parts['day']}`,
      time: `${parts['hour']}:${parts['minute']}`,
    }
  }
}
