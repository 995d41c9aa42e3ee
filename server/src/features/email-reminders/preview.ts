import * as z from 'zod/mini'
import { knownZone, type Slot, slotsBetween } from '../../wall-clock.ts'

const mostDays = 3660

const Question = z.object({
  timeZone: z.string('timeZone is the IANA name of a zone'),
  times: z
    .array(
      z.string('a time is HH:MM').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is HH:MM, from 00:00 to 23:59')),
      'times is a list of HH:MM',
    )
    .check(z.minLength(1, 'give at least 1 time'), z.maxLength(5, 'give no more than 5 times')),
  from: z.string('from is a date (2026-03-08) or a moment (2026-03-08T07:30:00Z)'),
  days: z
    .number('days is a whole number')
    .check(
      z.int('days is a whole number'),
      z.minimum(1, 'days is at least 1'),
      z.maximum(mostDays, `days is at most ${mostDays}`),
    ),
})

type Preview = { sends: { localDate: string; time: string; instant: string }[] } | { error: string }

/**
 * What would be sent: a line of JSON in, its answer out. `from` is a day of the zone, or a moment from which whole days are counted by
 * the wall clock.
 */
export function previewLine(line: string): Preview {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { error: 'that line is not JSON' }
  }
  const { data, error } = z.safeParse(Question, value)
  if (error) return { error: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') }
  const { times, days } = data
  const timeZone = knownZone(data.timeZone)
  if (timeZone === null) return { error: `timeZone: there is no zone ${data.timeZone}` }
  const from = startOf(data.from, timeZone)
  if (!from) return { error: 'from: give a date (2026-03-08) or a moment (2026-03-08T07:30:00Z)' }
  const until = from.add({ days })
  return { sends: slotsBetween({ timeZone, times }, from.toInstant(), until.toInstant()).map(shown) }
}

function startOf(from: string, timeZone: string): Temporal.ZonedDateTime | null {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(from)) return Temporal.PlainDate.from(from).toZonedDateTime({ timeZone })
    return Temporal.Instant.from(from).toZonedDateTimeISO(timeZone)
  } catch {
    return null
  }
}

/** A slot as it travels. */
export const shown = ({ localDate, time, instant }: Slot) => ({ localDate, time, instant: instant.toString() })
