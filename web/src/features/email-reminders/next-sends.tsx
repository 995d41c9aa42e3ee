import type { EmailSubscription } from '@lampstand/contract/email-reminders'
import { formatTime } from '../../ui/clock-time.ts'
import { clockNote, longDay, onThisDevice } from './send-words.ts'
import { deviceZone, zoneName } from './zones.ts'

/** When the next messages come, by the clock of the subscription. */
export function NextSends({ subscription: { nextSends, prayerTimes, timeZone } }: { subscription: EmailSubscription }) {
  const device = deviceZone()
  return (
    <>
      <p className="text-small text-muted">
        {`In ${zoneName(timeZone)}${zoneName(timeZone) === timeZone ? '' : ` (${timeZone.replaceAll('_', ' ')})`}`}
      </p>
      <ol className="grid">
        {nextSends.map((send) => {
          const here = onThisDevice(send, device)
          const note = clockNote(send, prayerTimes, timeZone)
          return (
            <li key={send.instant} className="grid gap-1 border-t border-line py-2.5 first:border-0 first:pt-0">
              <time dateTime={send.instant} className="flex flex-wrap justify-between gap-x-4">
                {longDay(send.localDate)}
                <span className="font-medium tabular-nums">{formatTime(send.time)}</span>
              </time>
              {here && <span className="text-small text-muted">{`${here} on this device`}</span>}
              {note && <span className="text-small text-pretty text-lamp">{note}</span>}
            </li>
          )
        })}
      </ol>
    </>
  )
}
