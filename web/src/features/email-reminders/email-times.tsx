import { Icon } from '../../ui/icon.tsx'

const times = [
  { time: '8:00 AM', what: 'morning prayer' },
  { time: '11:00 AM', what: 'midday reflection' },
  { time: '2:00 PM', what: 'afternoon guidance' },
]

/** When daily mails come, for whoever asks for them. */
export function EmailTimes() {
  return (
    <section
      aria-labelledby="email-times"
      className="grid content-start gap-4 rounded-control border border-line bg-surface p-5"
    >
      <h2 id="email-times" className="flex items-center gap-2.5 font-serif text-large">
        <Icon name="mail" className="size-5 text-lamp" />
        Daily email times
      </h2>
      <ul className="grid text-muted">
        {times.map(({ time, what }) => (
          <li key={time} className="flex gap-4 border-t border-line py-2.5 first:border-0 first:pt-0 last:pb-0">
            <span className="w-20 shrink-0 font-medium text-ink tabular-nums">{time}</span>
            {what}
          </li>
        ))}
      </ul>
    </section>
  )
}
