import { LRUCache } from 'lru-cache'
import { nextSlot, type Rhythm, type Slot } from '../../wall-clock.ts'

/** `prayerTimes`: `HH:MM` by the wall clock. */
export type Schedule = { timeZone: string; prayerTimes: readonly string[] }

export const rhythmOf = ({ timeZone, prayerTimes }: Schedule): Rhythm => ({ timeZone, times: prayerTimes })

const mostRemembered = 20_000

/** `nextSlot` that remembers: of a million subscriptions most share zone and times with thousands of others. */
export function createSlotCache() {
  const known = new LRUCache<string, Slot>({ max: mostRemembered })
  return (schedule: Schedule, after: Temporal.Instant): Slot => {
    const key = `${schedule.timeZone}|${schedule.prayerTimes.join()}|${after.epochMilliseconds}`
    let slot = known.get(key)
    if (!slot) {
      slot = nextSlot(rhythmOf(schedule), after)
      known.set(key, slot)
    }
    return slot
  }
}
