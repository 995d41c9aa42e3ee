import type { Insights } from '@lampstand/contract/insights'
import { classNames } from '../../ui/class-names.ts'
import { formatDay } from '../../ui/dates.ts'
import { ChartSection } from './chart-section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { monthSentence, weekdayNames } from './sentences.ts'

/** The days of this month as a calendar has them; a lamp on those when the person was here. */
export function MonthSection({ days }: { days: Insights['days'] }) {
  const first = new Date(`${days[0]?.date}T00:00:00Z`).getUTCDay()
  return (
    <ChartSection
      title="This month"
      sentence={monthSentence(days)}
      note="Days of rest are part of a rhythm, not gaps in it."
    >
      <div className="grid max-w-md gap-1">
        <div aria-hidden="true" className="grid grid-cols-7 gap-1 text-center text-small">
          {weekdayNames.map((name) => (
            <span key={name} className="text-muted">
              {name.slice(0, 2)}
            </span>
          ))}
          {days.map(({ date, moments }, index) => (
            <span
              key={date}
              className={classNames(
                'mx-auto grid size-9 place-items-center rounded-full tabular-nums',
                index === 0 && (columns[(first + 6) % 7] ?? ''),
                moments > 0 ? 'bg-brand font-medium text-on-brand' : 'text-muted',
              )}
            >
              {Number(date.slice(8))}
            </span>
          ))}
        </div>
        <FiguresTable
          caption="What you did on each day of this month"
          of="Day"
          count="Moments"
          figures={days.map(({ date, moments }) => ({ name: formatDay(date), value: moments }))}
        />
      </div>
    </ChartSection>
  )
}

/** Where the first day stands, by its weekday from Monday on. */
const columns = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
]
