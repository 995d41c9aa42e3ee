import { currentZoneName } from '@lampstand/contract/time-zones'

/** A moment at which something is due, and what the clock on the wall shows then. */
export type Slot = {
  /** `YYYY-MM-DD` in the zone. */
  localDate: string
  /** `HH:MM` in the zone. */
  time: string
  instant: Temporal.Instant
}

/** `times`: `HH:MM` by the wall clock, on each day or on those that `isOn` holds for. */
export type Rhythm = {
  timeZone: string
  times: readonly string[]
  isOn?: (date: Temporal.PlainDate) => boolean
}

/**
 * The first slot strictly after a moment (D29). A time that clocks jump over is as much later as they jump; one that comes twice
 * is the first of the two; times that fall on one instant are one slot. For all that is due by a wall clock, so that a reminder, a
 * message and a calendar say the same.
 * @throws RangeError for a zone or a time that does not exist, or a rhythm without times or days
 */
export function nextSlot({ timeZone, times, isOn = () => true }: Rhythm, after: Temporal.Instant): Slot {
  const today = after.toZonedDateTimeISO(timeZone).toPlainDate()
  const plainTimes = times.map((time) => Temporal.PlainTime.from(time))
  let best: Temporal.ZonedDateTime | undefined
  // From yesterday on: where a whole day is jumped over, its times fall on the next.
  for (let days = -1; days <= mostDays; days++) {
    const wasFound = best !== undefined
    const date = today.add({ days })
    for (const plainTime of isOn(date) ? plainTimes : []) {
      const moment = date.toZonedDateTime({ timeZone, plainTime })
      if (moment.epochMilliseconds <= after.epochMilliseconds) continue
      if (!best || moment.epochMilliseconds < best.epochMilliseconds) best = moment
    }
    // One day more: clocks that jump over midnight carry a late time past an early one of the next day.
    if (best && wasFound) break
  }
  if (!best) throw new RangeError('a rhythm without times or days is never due')
  return slotOf(best)
}

/** A week, and one more for a zone that jumps over the day of the week that was meant. */
const mostDays = 15

const slotOf = (moment: Temporal.ZonedDateTime): Slot => ({
  localDate: moment.toPlainDate().toString(),
  time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
  instant: moment.toInstant(),
})

/** The next `count` slots after a moment. */
export function nextSlots(rhythm: Rhythm, after: Temporal.Instant, count: number): Slot[] {
  const slots: Slot[] = []
  for (let from = after; slots.length < count; ) {
    const slot = nextSlot(rhythm, from)
    slots.push(slot)
    from = slot.instant
  }
  return slots
}

/** All slots from one moment on (inclusive) and before another. */
export function slotsBetween(rhythm: Rhythm, from: Temporal.Instant, until: Temporal.Instant): Slot[] {
  const slots: Slot[] = []
  let slot = nextSlot(rhythm, from.subtract({ nanoseconds: 1 }))
  while (Temporal.Instant.compare(slot.instant, until) < 0) {
    slots.push(slot)
    slot = nextSlot(rhythm, slot.instant)
  }
  return slots
}

const zones = new Map<string, string | null>()
const mostZones = 1000

/** The IANA name as it is written today, or null for a zone that this server does not know. Offsets such as `+02:00` are no zones. */
export function knownZone(name: string): string | null {
  const known = zones.get(name)
  if (known !== undefined) return known
  const zone = /^[A-Za-z][\w+\-/]{0,59}$/.test(name) ? resolved(name) : null
  if (zones.size >= mostZones) zones.clear()
  zones.set(name, zone)
  return zone
}

function resolved(name: string): string | null {
  try {
    return currentZoneName(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
  } catch {
    return null
  }
}
