import { BadRequest } from '../../errors.ts'
import { knownZone, nextSlot } from '../../wall-clock.ts'
import { rhythmOf } from './schedule.ts'
import type { Choice } from './store.ts'

/** Times in order and each once. @throws BadRequest for a zone that this server does not know */
export function choiceOf(
  {
    timeZone,
    prayerTimes,
    discreet,
  }: { timeZone: string; prayerTimes: readonly string[]; discreet?: boolean | undefined },
  wasDiscreet: boolean,
): Choice {
  return {
    timeZone: assertZone(timeZone),
    prayerTimes: [...new Set(prayerTimes)].sort(),
    discreet: discreet ?? wasDiscreet,
  }
}

/** @throws BadRequest */
export function assertZone(name: string): string {
  const zone = knownZone(name)
  if (zone === null) throw invalid('timeZone', 'Please select a timezone')
  return zone
}

export const invalid = (path: string, message: string) => new BadRequest(message, 'invalid_input', [{ path, message }])

/** The first moment at which a subscription that begins now has something due. */
export const firstDueOf = (choice: Choice, now: Temporal.Instant): Date =>
  new Date(nextSlot(rhythmOf(choice), now).instant.epochMilliseconds)
