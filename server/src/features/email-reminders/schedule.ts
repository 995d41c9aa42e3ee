import { LRUCache } from 'lru-cache'

/** A moment at which a message is due, and what the clock on the wall shows then. */
export type Slot = {
  /** `YYYY-MM-DD` in the zone. */
  localDate: string
  /** `HH:MM` in the zone. */
  time: string
  instant: Temporal.Instant
}

/** `times`: `HH:MM` by the wall clock. */
type Schedule = { timeZone: string; prayerTimes: readonly string[] }

/**
 * The first slot strictly after a moment (D29). A time that clocks jump over is as much later as they jump; one that comes twice
 * is the first of the two; times that fall on one instant are one slot.
 * @throws RangeError for a zone or a time that does not exist, or a schedule without times
 */
export function nextSlot({ timeZone, prayerTimes }: Schedule, after: Temporal.Instant): Slot {
  const today = after.toZonedDateTimeISO(timeZone).toPlainDate()
  // From yesterday on: where a whole day is jumped over, its times fall on the next.
  for (let days = -1; days <= mostDays; days++) {
    const date = today.add({ days })
    let best: Temporal.ZonedDateTime | undefined
    for (const time of prayerTimes) {
      const moment = date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
      if (moment.epochMilliseconds <= after.epochMilliseconds) continue
      if (!best || moment.epochMilliseconds < best.epochMilliseconds) best = moment
    }
    if (best) return slotOf(best)
  }
  throw new RangeError('a schedule without times has no slots')
}

const mostDays = 3

const slotOf = (moment: Temporal.ZonedDateTime): Slot => ({
  localDate: moment.toPlainDate().toString(),
  time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
  instant: moment.toInstant(),
})

/** The next `count` slots after a moment. */
export function nextSlots(schedule: Schedule, after: Temporal.Instant, count: number): Slot[] {
  const slots: Slot[] = []
  for (let from = after; slots.length < count; ) {
    const slot = nextSlot(schedule, from)
    slots.push(slot)
    from = slot.instant
  }
  return slots
}

/** All slots from one moment on (inclusive) and before another. */
export function slotsBetween(schedule: Schedule, from: Temporal.Instant, until: Temporal.Instant): Slot[] {
  const slots: Slot[] = []
  let slot = nextSlot(schedule, from.subtract({ nanoseconds: 1 }))
  while (Temporal.Instant.compare(slot.instant, until) < 0) {
    slots.push(slot)
    slot = nextSlot(schedule, slot.instant)
  }
  return slots
}

const mostRemembered = 20_000

/** `nextSlot` that remembers: of a million subscriptions most share zone and times with thousands of others. */
export function createSlotCache() {
  const known = new LRUCache<string, Slot>({ max: mostRemembered })
  return (schedule: Schedule, after: Temporal.Instant): Slot => {
    const key = `${schedule.timeZone}|${schedule.prayerTimes.join()}|${after.epochMilliseconds}`
    let slot = known.get(key)
    if (!slot) {
      slot = nextSlot(schedule, after)
      known.set(key, slot)
    }
    return slot
  }
}

/** The IANA name as it is written, or null for a zone that this server does not know. Offsets such as `+02:00` are no zones. */
export function knownZone(name: string): string | null {
  if (!/^[A-Za-z][\w+\-/]{0,59}$/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}
